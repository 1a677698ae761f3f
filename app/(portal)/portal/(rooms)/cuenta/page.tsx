import type { Metadata } from 'next'
import { AccountPage } from '@/components/account/account-page'
import { account } from '@/content/account'
import { readOverview } from '@/lib/account/overview'
import { requireClient } from '@/lib/auth/require'
import { listCompanies } from '@/lib/companies/queries'

export const metadata: Metadata = { title: account.title }

export default async function CuentaPage() {
  const client = await requireClient()
  const [overview, companies] = await Promise.all([readOverview(client), listCompanies(client)])
  return <AccountPage email={client.email} companies={companies} {...overview} />
}
