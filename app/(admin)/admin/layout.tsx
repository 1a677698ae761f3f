import { AdminFrame } from '@/components/admin/admin-frame'
import { requireStaff } from '@/lib/session/require'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import '@/app/(admin)/admin.css'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Waits for the answer before anything is sent: whoever is not staff gets a real 404, never a page that started. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  return <AdminFrame member={await requireStaff()}>{children}</AdminFrame>
}
