import { AdminHeader } from '@/components/admin/admin-header'
import { ConnectionStrip } from '@/components/live/connection-strip'
import { RefreshOnChange } from '@/components/live/refresh-on-change'
import { SkipLink } from '@/components/site/skip-link'
import type { Member } from '@/lib/auth/require'
import type { ReactNode } from 'react'

/** The frame of the firm's workspace. */
export function AdminFrame({ member, children }: { member: Member; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <AdminHeader member={member} />
      <ConnectionStrip />
      {/* Who is removed from the firm, or changes roles, finds out on the open page. */}
      <RefreshOnChange userId={member.id} table="user_approval_status" />
      <main id="main" tabIndex={-1} className="wrap pb-24 outline-none">
        {children}
      </main>
    </>
  )
}
