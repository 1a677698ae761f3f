import type { RealtimeChannel, RealtimeClient, RealtimePostgresChangesPayload } from '@supabase/realtime-js'
import type { Change } from '@/components/live/change-log'
import { setConnectionState } from '@/components/live/connection-state'
import { realtimeClient } from '@/components/live/realtime-client'
import { fetchTicket } from '@/components/live/realtime-ticket'

const retryAfterMs = 5000
const shortestPause = 10_000

export type Following = {
  /** The account or member who receives the changes; a tab has one live connection, that of its newest reader. */
  reader: string
  /** The account whose rows are followed: the reader's own by default, null for all rows that the reader may read. */
  owner?: string | null
  /** Tables in one array share a channel and report their changes to the same callback. */
  table: FollowedTable | readonly FollowedTable[]
  onChange: (change: Change) => void
  /** Called when changes may have been missed, so that the caller reads the list again. */
  onCatchUp: () => void
}

export type FollowedTable =
  | 'appointments'
  | 'documents'
  | 'invoices'
  | 'mails'
  | 'messages'
  | 'notifications'
  | 'message_threads'
  | 'calendar_changes'
  | 'dian_months'
  | 'document_requests'
  | 'user_drive_folders'
  | 'user_approval_status'
  | 'section_changes'

/** Follows changes of tables and reconnects after sleep, server restarts and renewed tokens. */
export function follow({ reader, owner = reader, table, onChange, onCatchUp }: Following): () => void {
  let stopped = false
  let client: RealtimeClient | null = null
  let channel: RealtimeChannel | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function start() {
    client = await realtimeClient(reader)
    if (stopped) return
    if (client) join(client)
    else await check()
  }

  function join(socket: RealtimeClient) {
    const own = followTable(socket, table, owner, onChange)
    channel = own
    own.on('system', {}, ({ status }) => (status === 'ok' ? onCatchUp() : rejoinLater()))
    own.subscribe((status) => {
      if (stopped || channel !== own) return
      if (status === 'SUBSCRIBED') {
        setConnectionState('live')
        onCatchUp()
        return
      }
      setConnectionState('lost')
      // A channel in error rejoins by itself but needs a fresh token; a closed channel never rejoins.
      if (status === 'CLOSED') rejoinLater()
      else void socket.setAuth()
    })
  }

  function rejoinLater() {
    leave()
    later(() => void start())
  }

  /** Requests a ticket to see whether the server is reachable, as a failed page refresh would show an error page. */
  async function check() {
    const answer = await fetchTicket()
    if (stopped) return
    if (answer.kind === 'unreachable') later(() => void check())
    else if (answer.kind === 'ticket' && !channel) await start()
    else onCatchUp()
    if (answer.kind === 'ticket' && channel?.state === 'joined') setConnectionState('live')
  }

  function later(run: () => void) {
    setConnectionState('lost')
    clearTimeout(timer)
    timer = setTimeout(run, retryAfterMs)
  }

  function leave() {
    const left = channel
    channel = undefined
    if (left) void client?.removeChannel(left)
  }

  void start()
  const stopWakeUps = wakeUps(() => void check())
  return () => {
    stopped = true
    clearTimeout(timer)
    stopWakeUps()
    leave()
  }
}

/** Calls `wake` when the network returns and, at most every ten seconds, when the tab becomes visible. */
function wakeUps(wake: () => void): () => void {
  let last = Date.now()
  const onReturn = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < shortestPause) return
    last = Date.now()
    wake()
  }
  const onOnline = () => {
    last = Date.now()
    wake()
  }
  window.addEventListener('focus', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  window.addEventListener('online', onOnline)
  return () => {
    window.removeEventListener('focus', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
    window.removeEventListener('online', onOnline)
  }
}

let opened = 0

/** Returns a channel that is not joined yet; without `owner` the channel covers every row that the reader may read. */
function followTable(
  client: RealtimeClient,
  table: Following['table'],
  owner: string | null,
  onChange: (change: Change) => void,
): RealtimeChannel {
  const tables = [table].flat()
  const pass = (payload: RealtimePostgresChangesPayload<Record<string, unknown>>) =>
    onChange({
      type: payload.eventType,
      row: payload.eventType === 'DELETE' ? payload.old : payload.new,
      table: payload.table,
    })
  // Each channel gets a new topic, because the client would reuse a closing channel that has the same topic.
  const channel = client.channel(`${tables.join('+')}:${owner ?? 'all'}:${++opened}`)
  for (const one of tables) {
    const rows = { schema: 'public', table: one, ...(owner ? { filter: `user_id=eq.${owner}` } : {}) }
    channel
      .on('postgres_changes', { event: 'INSERT', ...rows }, pass)
      .on('postgres_changes', { event: 'UPDATE', ...rows }, pass)
      // A deletion contains only the row's id, so the server cannot filter deletions by owner.
      .on('postgres_changes', { event: 'DELETE', schema: 'public', table: one }, pass)
  }
  return channel
}
