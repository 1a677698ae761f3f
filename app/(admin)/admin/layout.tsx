import { AdminFrame } from '@/components/admin/admin-frame'
import { MissedFilesScript } from '@/components/site/missed-files-script'
import { AreaStyles } from '@/components/ui/area-styles'
import { requireStaff } from '@/lib/session/require'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import '@/app/(admin)/admin.css'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** The check is awaited before anything is streamed, so that users who are not staff get a real 404 status. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const member = await requireStaff()
  return (
    <>
      <MissedFilesScript />
      <AdminFrame member={member}>
        <AreaStyles area="admin" />
        {children}
      </AdminFrame>
    </>
  )
}
