import { foundedBy } from '@/lib/ids'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { AdminMenu, AdminNav, FirmBell, FirmLive } from '@/components/admin/admin-nav'
import { FocusKeeper } from '@/components/ui/focus-keeper'
import { SearchLink } from '@/components/admin/search-link'
import { SignOutButton } from '@/components/auth/sign-out-button'
import { ConnectionStrip } from '@/components/live/connection-strip'
import { RefreshOnChange } from '@/components/live/refresh'
import { KeepPush } from '@/components/notifications/push/keep-push'
import { Avatar } from '@/components/portal/avatar'
import { Logo } from '@/components/site/logo'
import { SkipLink } from '@/components/site/skip-link'
import { adminText } from '@/content/admin-sections'
import { ownPageText } from '@/content/team'
import { pushOffer } from '@/lib/portal/push-offer'
import { memberName } from '@/lib/session/member-name'
import type { Member } from '@/lib/session/require'

export function AdminFrame({ member, children }: { member: Member; children: ReactNode }) {
  const offer = pushOffer(member.id)
  return (
    <FirmLive memberId={member.id}>
      <SkipLink />
      <FocusKeeper />
      <AdminHeader member={member} />
      <ConnectionStrip />
      {/* An open page is refreshed when the firm changes the member's role or removes the member. */}
      <RefreshOnChange account={foundedBy(member.id)} table="user_approval_status" />
      <main id="main" tabIndex={-1} className="wrap pb-24 outline-none">
        {children}
      </main>
      {offer ? <KeepPush {...offer} /> : null}
    </FirmLive>
  )
}

function AdminHeader({ member }: { member: Member }) {
  const { email, role } = member
  const name = memberName(member)
  return (
    // On a narrow screen with large text the header is two lines high, so it scrolls away with the page.
    <header className="sticky top-0 z-10 border-b border-rule bg-sheet max-[16rem]:static print:hidden">
      <div className="relative wrap flex min-h-17 items-stretch gap-3 max-[16rem]:flex-wrap max-[16rem]:py-3 min-[64rem]:gap-6 min-[100rem]:gap-8">
        <Logo className="self-center" />
        <AdminNav role={role} />
        <SearchLink />
        <FirmBell className="-mx-1 min-[64rem]:-mx-3" />
        <Link
          href="/admin/cuenta"
          prefetch={false}
          className="flex min-w-tap items-center justify-center gap-2.5 text-sm text-ink-2 no-underline hover:underline max-[64rem]:hidden"
          title={`${email}, ${adminText.roles[role]}`}
        >
          <Avatar name={name} />
          <span className="sr-only">{ownPageText.title}: </span>
          <span className="max-w-[18ch] truncate max-[100rem]:sr-only">{name}</span>
        </Link>
        <div className="flex items-center text-sm max-[64rem]:hidden">
          <SignOutButton />
        </div>
        <AdminMenu role={role} account={`${ownPageText.title} (${name})`}>
          <SignOutButton />
        </AdminMenu>
      </div>
    </header>
  )
}
