import type { RealtimeEvent } from './realtime-scenes'
import { everyone, type ByRole } from './roles'

type Told = 'told' | 'not told'
const staffTold: ByRole<Told> = { ...everyone<Told>('not told'), advisor: 'told', admin: 'told' }
const ownerTold: ByRole<Told> = { ...staffTold, clientA: 'told' }
const live: Record<RealtimeEvent, ByRole<Told>> = { INSERT: ownerTold, UPDATE: ownerTold, DELETE: ownerTold }

/** Who is told about a change of a row of client A. By published table. */
export const realtimeCells: Record<string, Partial<Record<RealtimeEvent, ByRole<Told>>>> = {
  appointments: live,
  documents: live,
  invoices: live,
  message_threads: live,
  messages: live,
  // What visitors wrote.
  room_changes: { UPDATE: { ...everyone<Told>('not told'), admin: 'told' } },
  // Inserted and deleted is the row of a newcomer.
  user_approval_status: { INSERT: staffTold, UPDATE: ownerTold, DELETE: staffTold },
  user_drive_folders: live,
}
