import type { RealtimeChannel, RealtimeClient, RealtimePostgresChangesPayload } from '@supabase/realtime-js'
import type { Change } from '@/components/live/change-log'

export type FollowedTable =
  | 'appointments'
  | 'documents'
  | 'invoices'
  | 'messages'
  | 'message_threads'
  | 'user_drive_folders'
  | 'user_approval_status'
  | 'room_changes'

let opened = 0

/** A channel, not yet joined, that tells the changes of one person's rows; of every row the reader may see when it is nobody's. */
export function followTable(
  client: RealtimeClient,
  table: FollowedTable,
  owner: string | null,
  tell: (change: Change) => void,
): RealtimeChannel {
  const rows = { schema: 'public', table, ...(owner ? { filter: `user_id=eq.${owner}` } : {}) }
  const pass = (payload: RealtimePostgresChangesPayload<Record<string, unknown>>) =>
    tell({ type: payload.eventType, row: payload.eventType === 'DELETE' ? payload.old : payload.new })
  return (
    client
      // A topic of its own: asking for one that is still being left would give back the old channel.
      .channel(`${table}:${owner ?? 'all'}:${++opened}`)
      .on('postgres_changes', { event: 'INSERT', ...rows }, pass)
      .on('postgres_changes', { event: 'UPDATE', ...rows }, pass)
      // A deletion carries only the row's identity, so it cannot be filtered by owner.
      .on('postgres_changes', { event: 'DELETE', schema: 'public', table }, pass)
  )
}
