import 'server-only'
import { z } from 'zod'
import { newestMigration as needed } from '@/lib/env'
import { isDraining } from '@/lib/draining'
import { adminClient } from '@/lib/supabase/admin'

const shape = z.object({ migration: z.string().nullable(), overdue: z.int() })
const patienceMs = 3000
/** Anyone may ask: however many do, the database is asked once in this time. */
const keptMs = 1000

type Readiness = {
  ready: boolean
  draining: boolean
  database: boolean
  /** Versions: a newer database serves older code, as migrations only add. */
  migration: { needed: string; applied: string | null }
  /** By how many seconds the oldest outgoing effect waits past its hour; null when nobody could be asked. */
  overdueSeconds: number | null
}

let kept: { at: number; answer: Promise<z.infer<typeof shape> | null> } | undefined

async function queryDatabase(): Promise<z.infer<typeof shape> | null> {
  try {
    const { data } = await adminClient().rpc('readiness').abortSignal(AbortSignal.timeout(patienceMs))
    return shape.safeParse(data).data ?? null
  } catch {
    return null
  }
}

/** Whether this instance should be sent requests. Late effects are reported and do not make it unready: other services hold them up. */
export async function readiness(now = Date.now()): Promise<Readiness> {
  if (!kept || now - kept.at > keptMs) kept = { at: now, answer: queryDatabase() }
  const state = await kept.answer
  const applied = state?.migration ?? null
  return {
    ready: !isDraining() && applied !== null && applied >= needed,
    draining: isDraining(),
    database: state !== null,
    migration: { needed, applied },
    overdueSeconds: state?.overdue ?? null,
  }
}
