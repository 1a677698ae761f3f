import 'server-only'
import { agenda } from '@/content/appointment-agenda'
import { findEntry } from '@/lib/appointments/agenda'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { ExpectedError } from '@/lib/errors'
import { formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/unwrap'

type Answer = { error: { code?: string; message: string } | null }
const { today, before, member: byMember, client: byClient } = agenda.steps.taken

/** Throws when the database refused a change; a conflict says who changed the appointment, and when. */
export async function settleStep(
  member: Member,
  appointment: string,
  { error }: Answer,
  step: string,
): Promise<void> {
  if (!error) return
  const refused = databaseError(error, `agenda.${step}`)
  if (!(refused instanceof ExpectedError) || refused.code !== 'conflict') throw refused
  const last = (await findEntry(member, appointment))?.last
  if (!last) throw refused
  const time = formatTime(last.at)
  const when =
    bogotaDay(last.at) === bogotaDay(Date.now()) ? today(time) : before(formatWeekday(last.at), time)
  const sentence = last.by ? byMember(last.by, when) : byClient(when)
  throw new ExpectedError('conflict', { cause: error, sentence })
}
