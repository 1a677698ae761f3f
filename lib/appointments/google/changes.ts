import 'server-only'
import { z } from 'zod'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const changes = z.array(
  z.object({
    person: z.uuid(),
    name: z.string().nullable(),
    /** The hours are null when the member deleted the event. */
    from: z.string().nullable(),
    until: z.string().nullable(),
  }),
)
export type GoogleChange = z.output<typeof changes>[number]

/** Returns how members changed an appointment's events in Google. */
export const listGoogleChanges = ({ db }: Member, appointment: string): Promise<GoogleChange[]> =>
  unwrap(db.rpc('google_changes', { appointment }), 'google.list', changes)
