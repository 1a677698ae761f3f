'use client'
import Link from 'next/link'
import { Suspense, type ReactNode } from 'react'
import { SignOutButton } from '@/components/auth/sign-out-button'
import { ConnectionStrip } from '@/components/live/connection-strip'
import { NoticeBell } from '@/components/notifications/notice-bell'
import { CompanySwitcher } from '@/components/portal/company-switcher'
import { PageCopies } from '@/components/portal/copies/page-copies'
import { MessagesDock } from '@/components/portal/messages-dock'
import { usePortalHeader } from '@/components/portal/portal-live'
import { AccountMenu, PortalMenu, PortalNav } from '@/components/portal/portal-nav'
import { useSearchPalette } from '@/components/search/use-search-palette'
import { Logo } from '@/components/site/logo'
import { SkipLink } from '@/components/site/skip-link'
import { AreaStyles } from '@/components/ui/area-styles'
import { FocusKeeper } from '@/components/ui/focus-keeper'
import { firm } from '@/content/firm'
import { frame } from '@/content/navigation'

type PortalFrameProps = { email: string; copiesOwner: string | null; children: ReactNode }

/** `email` is empty and `copiesOwner` null until the user is known. */
export function PortalFrame({ email, copiesOwner, children }: PortalFrameProps) {
  const { palette } = useSearchPalette('portal')
  return (
    <>
      <AreaStyles area="portal" />
      <SkipLink />
      <FocusKeeper />
      <PortalHeader email={email} />
      <ConnectionStrip />
      <main id="main" tabIndex={-1} className="wrap outline-none">
        {children}
      </main>
      <PortalFooter />
      <MessagesDock />
      {palette}
      {copiesOwner ? (
        <Suspense>
          <PageCopies owner={copiesOwner} />
        </Suspense>
      ) : null}
    </>
  )
}

function PortalHeader({ email }: { email: string }) {
  const unseen = usePortalHeader()?.unseen ?? 0
  return (
    <header className="sticky top-0 z-10 border-b border-rule bg-sheet max-[16rem]:static print:hidden">
      <div className="relative wrap flex min-h-17 items-stretch gap-3 max-[16rem]:flex-wrap max-[16rem]:py-3 min-[75rem]:gap-8">
        <Logo className="whole-words self-center" />
        <CompanySwitcher />
        <PortalNav className="ml-auto flex gap-5 max-[75rem]:hidden" />
        <NoticeBell
          href="/portal/notificaciones"
          unseen={unseen}
          className="-mr-2 max-[75rem]:ml-auto min-[75rem]:-mr-6"
        />
        <AccountMenu email={email}>
          <SignOutButton />
        </AccountMenu>
        <PortalMenu email={email}>
          <SignOutButton />
        </PortalMenu>
      </div>
    </header>
  )
}

function PortalFooter() {
  return (
    <footer className="mt-18 border-t-5 border-double border-ink pt-4 pb-6 text-sm print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <p>
          © {firm.copyrightYear} {firm.name}
        </p>
        <nav aria-label={frame.legal.label} className="flex flex-wrap gap-x-6">
          {frame.legal.links.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              prefetch={false}
              className="inline-flex min-h-tap min-w-tap items-center underline"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
