import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import type { Stage } from '../stage'

const patienceMs = 300_000

/**
 * Later: leases of the dead have run out, the next tries are due, places never used are past their time. The reconciler
 * and the sender do the rest, here and in the instances.
 */
export async function settle({ database, env, connection }: Stage): Promise<void> {
  Object.assign(process.env, env)
  const { reconcileUploads } = await import('@/lib/uploads/reconcile')
  const { runOutbox } = await import('@/lib/outbox/run-outbox')
  for (const url of [connection.driveUrl, connection.automationUrl])
    await fetch(`${url}/__faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"mode":"none"}',
    })
  const sql = postgres(database.url, { max: 1 })
  try {
    for (const until = Date.now() + patienceMs; Date.now() < until; await pause(500)) {
      await sql`update public.outbox set locked_until = null, next_at = now() where status = 'pending' and attempts > 0`
      await sql`update public.uploads set lease_until = now() where status = 'verifying'`
      await reconcileUploads({ idleSeconds: 0 })
      await sql`update public.uploads set expires_at = now() where status = 'reserved'
        and not exists (select from storage.objects o where o.name = path)`
      await (
        await runOutbox({ deadlineMs: 20_000 })
      ).settled
      // Mails about what nobody has read yet have their own hour, and are not of these clients.
      const [left] = await sql<{ count: string }[]>`
        select (select count(*) from public.uploads where status in ('reserved', 'verifying'))
             + (select count(*) from public.upload_batches where closed_at is null)
             + (select count(*) from public.outbox where status = 'pending' and kind <> 'mail') as count`
      if (left?.count === '0') return
    }
  } finally {
    await sql.end()
  }
}
