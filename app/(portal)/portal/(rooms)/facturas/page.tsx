import type { Metadata } from 'next'
import { NewestInvoices } from '@/components/invoices/newest-invoices'
import { UploadPanel } from '@/components/invoices/upload-panel'
import { RefreshOnChange } from '@/components/live/refresh-on-change'
import { PageHeading } from '@/components/portal/page-heading'
import { invoices } from '@/content/invoices'
import { requireClient } from '@/lib/auth/require'
import { currentUser } from '@/lib/auth/session'
import { listNewestInvoices } from '@/lib/invoices/queries'

export const metadata: Metadata = { title: invoices.title, robots: { index: false, follow: false } }

export default async function InvoicesPage() {
  const user = await currentUser()
  const [client, newest] = await Promise.all([requireClient(), user ? listNewestInvoices(user, 20) : []])
  return (
    <>
      <PageHeading title={invoices.title} subtitle={invoices.subtitle} />
      <UploadPanel />
      <NewestInvoices items={newest} />
      <RefreshOnChange userId={client.id} table="invoices" />
    </>
  )
}
