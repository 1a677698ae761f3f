import { quietConsole } from '@/supabase/local/report'
import { readSettings } from '@/supabase/local/settings'
import { startLocal } from '@/supabase/local/start'

export type HostOrder = { start: string; env: NodeJS.ProcessEnv } | { stop: string }
export type HostAnswer = { id: string; address?: unknown; error?: string }

/**
 * Embedded backends one after the other in one process, for tests: to load the program and to compile PostgreSQL takes
 * longer than to open a database with both at hand.
 */
const running = new Map<string, () => Promise<void>>()
const say = (answer: HostAnswer) => process.send?.(answer)

async function obey(order: HostOrder): Promise<HostAnswer> {
  if ('start' in order) {
    const { address, stop } = await startLocal(readSettings(order.env))
    running.set(order.start, stop)
    return { id: order.start, address }
  }
  await running.get(order.stop)?.()
  running.delete(order.stop)
  return { id: order.stop }
}

quietConsole()
process.on('disconnect', () => process.exit(0))
process.on('message', (order: HostOrder) => {
  const id = 'start' in order ? order.start : order.stop
  obey(order).then(say, (error: unknown) => say({ id, error: String(error) }))
})
