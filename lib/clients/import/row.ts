import type { ImportField } from '@/content/client-import'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { Profile } from '@/lib/clients/import/words'
import type { AccountId, PersonId } from '@/lib/ids'

/** `row` is the row's number in Excel. */
export type ImportRow = { row: number; cells: readonly string[] }
export type StaffMember = { id: PersonId; name: string; email?: string }
export type Holder = {
  nit: string
  id: AccountId
  title: string
  name: string
  others: number
  owned: boolean
  advisors: PersonId[]
  emails: string[]
  notes: string[]
  phone: string | null
  seen: string | null
  profile: (Profile & { valid_from: CivilDay }) | null
}
export type Known = { staff: readonly StaffMember[]; taken: ReadonlyMap<string, Holder>; today: CivilDay }

type Invited = { email: string; name: string; role: 'owner' | 'assistant' }
type DatedProfile = { valid_from: CivilDay; seen: string | null; facts: Profile }
/** The client that a row creates, as stored in `client_import_rows.ready`. */
export type NewClient = {
  company: { name: string; nit: string; digit: number }
  advisor: PersonId | null
  people: Invited[]
  profile: DatedProfile | null
  phone: string | null
  note: string
}
export type ChangedClient = {
  client: AccountId
  company?: { nit: string; name: string; was: string }
  advisor?: { id: PersonId; was: PersonId[] }
  people?: Invited[]
  profile?: DatedProfile
  phone?: { number: string; was: string | null }
  note?: string
}
export type Ready = NewClient | ChangedClient

export type Remark = {
  row: number
  field: Exclude<ImportField, 'none'>
  sentence: string
  /** A value that could not be read; it is kept in a note about the client. */
  unread?: string
}
