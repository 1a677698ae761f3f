import 'server-only'
import { z } from 'zod'
import { newestMigration as needed } from '@/lib/env'
import { isDraining } from '@/lib/diagnosis/draining'
import { driftLines, driftOf, isBroken } from '@/lib/diagnosis/drift'
import expected from '@/lib/diagnosis/database-rules.json'
import { adminClient } from '@/lib/supabase/admin'

const patienceMs = 3000
/** Anyone may ask: however many do, the database is asked once in this time. */
const keptMs = 1000
/** Comparing all of the schema takes a tenth of a second of the database. */
const schemaKeptMs = 60_000

const state = z.object({ migration: z.string().nullable(), overdue: z.int() })
const fingerprint = z.object({ migration: z.string().nullable(), fingerprint: z.string() })
const rules = z.object({ rules: z.array(z.string()) })

type Schema = { broken: boolean; lines: string[] }

export type Readiness = {
  ready: boolean
  draining: boolean
  database: boolean
  /** Versions: a newer database serves older code, as migrations only add. */
  migration: { needed: string; applied: string | null }
  /** How many objects of the database differ from those of this build; null for a database of another version, or one that did not answer. */
  differences: number | null
  /** Which; only for callers who show the secret of the housekeeping. */
  differing?: string[]
  /** What brings the database to this build. */
  run?: string
  /** By how many seconds the oldest outgoing effect waits past its hour; null when nobody could be asked. */
  overdueSeconds: number | null
}

type Kept<T> = { at: number; answer: Promise<T | null> }
let kept: Kept<z.infer<typeof state>> | undefined
let schemaKept: (Kept<Schema> & { migration: string }) | undefined

async function ask<T>(name: 'readiness' | 'database_fingerprint' | 'diagnose', shape: z.ZodType<T>) {
  try {
    const { data } = await adminClient().rpc(name).abortSignal(AbortSignal.timeout(patienceMs))
    return shape.safeParse(data).data ?? null
  } catch {
    return null
  }
}

async function compareSchema(): Promise<Schema | null> {
  const print = await ask('database_fingerprint', fingerprint)
  if (print?.fingerprint === expected.fingerprint) return { broken: false, lines: [] }
  const told = await ask('diagnose', rules)
  if (!told) return null
  const drift = driftOf(told.rules)
  return { broken: isBroken(drift), lines: driftLines(drift) }
}

/** Null where the versions differ: then their numbers say enough. */
async function schemaOf(applied: string | null, now: number): Promise<Schema | null> {
  if (applied !== needed) return null
  if (!schemaKept || schemaKept.migration !== applied || now - schemaKept.at > schemaKeptMs)
    schemaKept = { at: now, migration: applied, answer: compareSchema() }
  const schema = await schemaKept.answer
  // The next caller tries again.
  if (!schema) schemaKept = undefined
  return schema
}

type Asker = { now?: number; trusted?: boolean }

/**
 * Whether this instance should be sent requests. Late effects and definitions that differ are reported and do not make it unready:
 * other services hold the former up, and the latter may be a correction by hand.
 */
export async function readiness({ now = Date.now(), trusted = false }: Asker = {}): Promise<Readiness> {
  if (!kept || now - kept.at > keptMs) kept = { at: now, answer: ask('readiness', state) }
  const known = await kept.answer
  const applied = known?.migration ?? null
  const schema = await schemaOf(applied, now)
  const behind = applied === null || applied < needed
  const lines = schema?.lines ?? []
  return {
    ready: !isDraining() && !behind && !schema?.broken,
    draining: isDraining(),
    database: known !== null,
    migration: { needed, applied },
    differences: schema ? lines.length : null,
    ...(trusted && lines.length > 0 && { differing: lines }),
    ...(known &&
      (behind ? { run: 'npx supabase db push --remote' } : lines.length > 0 && { run: 'npm run doctor' })),
    overdueSeconds: known?.overdue ?? null,
  }
}
