import { channel, subscribe } from 'node:diagnostics_channel'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { close, upload, type Errand } from './browser'

// This file is a separate program, which would run if another module imported more than its types.

export type Order = { point: string; token: string; errand: Errand }

const workers = [() => import('@/lib/drive/push-document'), () => import('@/lib/automation/notify-batch')]
const checkpoints = channel('portal:checkpoint')

async function run({ point, token, errand }: Order): Promise<void> {
  subscribe('portal:checkpoint', (name) => {
    if (name === point) process.kill(process.pid, 'SIGKILL')
  })
  // Loading the workers takes so long that the server would close an idle connection, so they are loaded first.
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
