import type { Metadata } from 'next'
import { UploadPanel } from '@/components/invoices/upload-panel'
import { PageHeading } from '@/components/portal/page-heading'
import { invoices } from '@/content/invoices'
import { requireClient } from '@/lib/auth/require'

export const metadata: Metadata = { title: invoices.title, robots: { index: false, follow: false } }

export default async function InvoicesPage() {
  await requireClient()
  return (
    <>
      <PageHeading title={invoices.title} subtitle={invoices.subtitle} />
      <UploadPanel />
    </>
  )
}
