import 'server-only'
import { z } from 'zod'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const ranges = z.array(z.tuple([z.int(), z.int()]))
const dayPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  /** `open` is when the person attends, and `free` the part without bookings, in minutes since midnight in Bogotá. */
  open: ranges,
  free: ranges,
  /** The times at which the person is busy according to an outside calendar. */
  outside: ranges,
  away: z.array(z.object({ reason: z.string() })),
})
export type DayPerson = z.output<typeof dayPerson>

/** Returns the hours of all members on a day, the caller first. */
export async function readDay({ db }: Member, day: CivilDay): Promise<DayPerson[]> {
  return unwrap(db.rpc('firm_day', { day }), 'agenda.day', z.array(dayPerson))
}
