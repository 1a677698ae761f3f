import type { Metadata } from 'next'
import { RefreshOnChange } from '@/components/live/refresh'
import { PeoplePage } from '@/components/people/people-page'
import { peopleText } from '@/content/people'
import { readPeople } from '@/lib/people/people'
import { currentEntry } from '@/lib/session/session'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: peopleText.title }

export default async function ClientPeoplePage() {
  const client = await requireClient()
  const [people, entry] = await Promise.all([readPeople(client), currentEntry()])
  const company = entry?.access?.accounts.find(({ id }) => id === client.account)?.name ?? null
  return (
    <>
      <PeoplePage people={people} company={company} me={client.id} now={new Date()} />
      <RefreshOnChange account={client.account} table="user_approval_status" />
    </>
  )
}
