import { type AccountId } from '@/lib/ids'
import 'server-only'
import { z } from 'zod'
import { municipalityName } from '@/content/municipalities'
import { dateStates } from '@/content/tax-calendar/date-states'
import { obligationTexts } from '@/content/tax-calendar/obligations'
import { missingFacts } from '@/content/tax-calendar/profile'
import { noTable, periodName, whyText } from '@/content/tax-calendar/words'
import { taxProfileText } from '@/content/tax-profile'
import { makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import type { Member } from '@/lib/session/require'
import type { SignedIn } from '@/lib/session/session'
import { whoWasFaster } from '@/lib/session/member-name'
import { databaseError, refusalDetail, unwrap, type DatabaseError } from '@/lib/supabase/unwrap'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import { dutiesBetween, type Duty } from '@/lib/tax-calendar/duties'
import { noFigures } from '@/lib/tax-calendar/figures'
import type { History } from '@/lib/tax-calendar/history'
import { periodKey } from '@/lib/tax-calendar/period'
import { remarkOf } from '@/lib/tax-calendar/remarks'
import type { DateLine } from '@/lib/tax-profile/changes'
import { historySchema, type ProfileHistory, type StoredProfile } from '@/lib/tax-profile/schema'

const yearAfter = (day: CivilDay): CivilDay =>
  makeDay(yearOf(day) + 1, Number(day.slice(5, 7)), Number(day.slice(8)))

export const datesOf = (calendar: TaxCalendar, history: History, from: CivilDay): DateLine[] =>
  dutiesBetween(calendar, history, from, yearAfter(from)).map(lineOf)

function lineOf({ obligation, municipality, period, reasons, date, listed }: Duty): DateLine {
  const { title, norm } = obligationTexts[obligation]
  const line = {
    key: [obligation, municipality, periodKey(period)].join(' '),
    title,
    place: municipality === null ? null : municipalityName(municipality),
    period: periodName(period),
    listed,
    why: whyText(reasons),
    remark: remarkOf(
      { obligation, period: periodKey(period), due: date.status === 'dated' ? date.due : null },
      noFigures,
    ),
  }
  if (date.status === 'dated') {
    const { due, actBy, latest, state, source } = date
    return { ...line, due, actBy, latest, state, note: dateStates[state], norm: date.norm, source }
  }
  const note = date.status === 'no-table' ? noTable : missingFacts[date.missing]
  return { ...line, due: null, actBy: null, latest: null, state: null, note, norm, source: null }
}

type Caller = Pick<SignedIn, 'db'>
type Kept = { client: AccountId; valid_from: string; seen: string | null }

/** Returns the profiles of `client`, whom only staff can name, or else the caller's own. */
export async function readProfiles({ db }: Caller, client?: AccountId): Promise<ProfileHistory> {
  return unwrap(db.rpc('tax_profile_history', client ? { client } : {}), 'tax-profile.history', historySchema)
}

/** Returns the time of saving, which the next save sends as `seen`. */
export async function saveProfile(
  member: Member,
  { client, valid_from, seen }: Kept,
  profile: StoredProfile,
): Promise<string> {
  // The generated type does not allow null for `seen`, but the database function does.
  const kept = { client, valid_from, profile, seen: seen as string }
  const { data, error } = await member.db.rpc('save_tax_profile', kept)
  if (error) throw refusalOf(error, member)
  return data
}

export async function removeProfile(member: Member, { client, valid_from, seen }: Kept) {
  const { error } = await member.db.rpc('remove_tax_profile', { client, valid_from, seen: seen as string })
  if (error) throw refusalOf(error, member)
}

const earlier = z.object({ by: z.string().nullable(), at: z.string() })

function refusalOf(error: DatabaseError, member: Member): Error {
  const refusal = databaseError(error, 'tax-profile.save')
  const faster = error.message === 'profile-meanwhile' ? refusalDetail(earlier, error.details) : null
  if (!faster?.by) return refusal
  const first = { by: faster.by, when: formatDateTime(faster.at) }
  const sentence = whoWasFaster(member, first, taxProfileText.conflict.before)
  return new ExpectedError('profile-meanwhile', { sentence })
}
