import { fork, type ChildProcess } from 'node:child_process'
import { channel, subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { close, upload, type Errand } from './browser'

export type Doomed = {
  /** Runs an errand in a process of its own, and answers whether that died at the named point. */
  run: (order: Order) => Promise<boolean>
  stop: () => Promise<void>
}

const program = path.join(import.meta.dirname, 'kill-child.ts')

/** Keeps some processes loaded and waiting, so that a kill does not wait for a start. */
export function openDoomed(environment: Record<string, string>, waiting: number): Doomed {
  const ready = Array.from({ length: waiting }, start)

  async function start(): Promise<ChildProcess> {
    const child = fork(program, {
      execArgv: ['--conditions=react-server', '--import', 'tsx'],
      env: { ...process.env, ...environment },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The process did not start'))),
    ])
    return child
  }

  return {
    async run(order) {
      ready.push(start())
      const child = await ready.shift()
      if (!child) throw new Error('No process is waiting')
      const ended = once(child, 'exit')
      child.send(order)
      const [, signal] = (await ended) as [number | null, NodeJS.Signals | null]
      return signal === 'SIGKILL'
    },
    async stop() {
      const left = await Promise.all(ready)
      await Promise.all(left.map((child) => (child.kill('SIGKILL'), once(child, 'exit'))))
    },
  }
}

/** One errand, and the named point of it at which this process dies. */
type Order = { point: string; token: string; errand: Errand }

const workers = [() => import('@/lib/drive/push-document'), () => import('@/lib/automation/notify-batch')]
const checkpoints = channel('portal:checkpoint')

async function run({ point, token, errand }: Order): Promise<void> {
  subscribe('portal:checkpoint', (name) => {
    if (name === point) process.kill(process.pid, 'SIGKILL')
  })
  // Loading the workers blocks for so long that open connections would be closed from the other side meanwhile.
  if (!point.startsWith('upload.')) await Promise.all(workers.map((load) => load()))
  const db = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    accessToken: async () => token,
  })
  await upload(db, errand, () => checkpoints.publish('upload.stored')).catch((error: unknown) => {
    if (!(error instanceof ExpectedError)) throw error
  })
  await close(errand.userId, errand.batch)
}

process.once('message', (order: Order) => {
  run(order).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready', () => undefined)
