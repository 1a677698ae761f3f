import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startDraining } from '../../lib/draining'

type Ends = { server: Server; finish: () => Promise<void>; graceMs: number; patienceMs?: number }

/**
 * Stops without dropping a request. First only /api/ready says no, for as long as whoever distributes requests needs to
 * notice (`graceMs`), and each answer closes its connection; then no new connection is taken, and what is under way ends.
 * Whoever has not ended after `patienceMs` is cut off.
 */
export async function shutDown({ server, finish, graceMs, patienceMs = 8000 }: Ends): Promise<void> {
  startDraining()
  server.prependListener('request', (_, response) => void response.setHeader('connection', 'close'))
  await pause(graceMs)
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const last = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearTimeout(last)
  await finish()
}
