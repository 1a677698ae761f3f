import type { Metadata } from 'next'
import { AccountPage } from '@/components/account/account-page'
import { account } from '@/content/account'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { listCompanies, readOverview } from '@/lib/account/queries'
import { requireClient } from '@/lib/session/require'
import { readProfiles } from '@/lib/tax-profile/profiles'
import { inForceOn } from '@/lib/tax-profile/schema'

export const metadata: Metadata = { title: account.title }

export default async function MyAccountPage() {
  const client = await requireClient()
  const [overview, companies, taxProfiles] = await Promise.all([
    readOverview(client),
    listCompanies(client),
    readProfiles(client),
  ])
  const taxProfile = inForceOn(bogotaDay(new Date()), taxProfiles)
  return <AccountPage email={client.email} companies={companies} taxProfile={taxProfile} {...overview} />
}
