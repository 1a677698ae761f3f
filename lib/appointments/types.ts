import 'server-only'
import { z } from 'zod'
import { appointmentType } from '@/lib/appointments/queries'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const firmType = appointmentType.extend({
  byClients: z.boolean(),
  /** A member has at most this many appointments of this kind on one day. */
  perDay: z.int().nullable(),
  version: z.int(),
  /** The member who always attends together with one of `members`. */
  second: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  members: z.array(z.object({ id: z.uuid(), name: z.string() })),
})
export type FirmType = z.output<typeof firmType>

export async function listTypes({ db }: Member): Promise<FirmType[]> {
  return unwrap(db.rpc('list_appointment_types'), 'types.list', z.array(firmType))
}
