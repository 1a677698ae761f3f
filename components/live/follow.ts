import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import type { Change } from '@/components/live/change-log'
import { setConnectionState } from '@/components/live/connection-state'
import { followTable, type FollowedTable } from '@/components/live/follow-table'
import { realtimeClient } from '@/components/live/realtime-client'
import { askTicket } from '@/components/live/realtime-ticket'

export type Following = {
  /** Who reads. */
  userId: string
  /** Whose rows; without it the reader's own, null for all that the reader may see. */
  owner?: string | null
  table: FollowedTable
  onChange: (change: Change) => void
  /** Changes may have been missed: read the list again. */
  onCatchUp: () => void
}

/** Milliseconds. */
const retryAfter = 5000

/** Follows rows of one table, through sleep, restarts and renewed tokens. */
export function follow({ userId, owner = userId, table, onChange, onCatchUp }: Following): () => void {
  let stopped = false
  let client: RealtimeClient | null = null
  let channel: RealtimeChannel | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function start() {
    client = await realtimeClient(userId)
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
      // A channel in error joins again by itself, but with the token it has; a closed one never comes back.
      if (status === 'CLOSED') rejoinLater()
      else void socket.setAuth()
    })
  }

  function rejoinLater() {
    leave()
    later(() => void start())
  }

  /** The site is asked first whether it answers, because a failed refresh would replace the page. */
  async function check() {
    const answer = await askTicket()
    if (stopped) return
    if (answer.kind === 'unreachable') later(() => void check())
    else if (answer.kind === 'ticket' && !channel) await start()
    else onCatchUp()
    if (answer.kind === 'ticket' && channel?.state === 'joined') setConnectionState('live')
  }

  function later(run: () => void) {
    setConnectionState('lost')
    clearTimeout(timer)
    timer = setTimeout(run, retryAfter)
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

const shortestPause = 10_000

/** Calls back when the person returns to the tab or the network comes back, at most every ten seconds. */
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
