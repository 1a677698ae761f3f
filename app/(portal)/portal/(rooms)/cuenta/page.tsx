import type { Metadata } from 'next'
import { AccountPage } from '@/components/account/account-page'
import { account } from '@/content/account'
import { listCompanies, readOverview } from '@/lib/account/queries'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: account.title }

export default async function CuentaPage() {
  const client = await requireClient()
  const [overview, companies] = await Promise.all([readOverview(client), listCompanies(client)])
  return <AccountPage email={client.email} companies={companies} {...overview} />
}
