import 'server-only'
import { z } from 'zod'
import type { OutsideState } from '@/lib/appointments/outside-text'
import { ExpectedError } from '@/lib/errors'
import { personId, type PersonId } from '@/lib/ids'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/unwrap'

const range = z.tuple([z.int(), z.int()])

const outside = z
  .object({
    saved_at: z.string(),
    read_at: z.string().nullable(),
    tentative: z.boolean(),
    failing: z.boolean(),
    problem: z.string().nullable(),
  })
  .transform(({ saved_at, read_at, ...rest }): OutsideState => ({
    ...rest,
    savedAt: saved_at,
    readAt: read_at,
  }))

const memberHours = z.object({
  id: personId,
  name: z.string(),
  /** The week's hours in minutes since Monday 0:00, Bogotá time; null for a member with the firm's hours. */
  week: z.array(range).nullable(),
  /** The weekdays on which the member works at home; 0 is Monday. */
  home: z.array(z.int()),
  firm: z.array(range),
  /** The hours of single days, in minutes since midnight, Bogotá time. */
  days: z.array(z.object({ day: z.string(), hours: z.array(range) })),
  absences: z.array(
    z
      .object({
        id: z.uuid(),
        from: z.string(),
        until: z.string(),
        reason: z.string(),
        stand_in: z.string().nullable(),
      })
      .transform(({ stand_in, ...rest }) => ({ ...rest, standIn: stand_in })),
  ),
  outside: outside.nullable(),
  google: outside.nullable(),
})
export type MemberHours = z.output<typeof memberHours>
export type Absence = MemberHours['absences'][number]

/** Returns a member's hours, or null if the member is unknown or the caller may not see them. */
export async function readMemberHours({ db }: Member, member: PersonId): Promise<MemberHours | null> {
  const { data, error } = await db.rpc('member_hours', { member })
  const refused = error && databaseError(error, 'hours.read')
  if (refused instanceof ExpectedError && refused.code === 'not-found') return null
  if (refused) throw refused
  return memberHours.parse(data)
}
