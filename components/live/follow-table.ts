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

let opened = 0

/** A channel, not yet joined, that tells the changes of one person's rows. */
export function followTable(
  client: RealtimeClient,
  table: FollowedTable,
  userId: string,
  tell: (change: Change) => void,
): RealtimeChannel {
  const own = { schema: 'public', table, filter: `user_id=eq.${userId}` } as const
  const pass = (payload: RealtimePostgresChangesPayload<Record<string, unknown>>) =>
    tell({ type: payload.eventType, row: payload.eventType === 'DELETE' ? payload.old : payload.new })
  return (
    client
      // A topic of its own: asking for one that is still being left would give back the old channel.
      .channel(`${table}:${userId}:${++opened}`)
      .on('postgres_changes', { event: 'INSERT', ...own }, pass)
      .on('postgres_changes', { event: 'UPDATE', ...own }, pass)
      // A deletion carries only the row's identity, so it cannot be filtered by owner.
      .on('postgres_changes', { event: 'DELETE', schema: 'public', table }, pass)
  )
}
