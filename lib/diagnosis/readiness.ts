import 'server-only'
import { z } from 'zod'
import { newestMigration as needed } from '@/lib/env'
import { isDraining } from '@/lib/diagnosis/draining'
import { driftLines, driftOf, isBroken } from '@/lib/diagnosis/drift'
import expected from '@/lib/diagnosis/database-rules.json'
import { adminClient } from '@/lib/supabase/admin'

const patienceMs = 3000
/** Anyone may call the readiness check, so the database is asked at most once in this time. */
const keptMs = 1000
/** Comparing the whole schema takes the database 100 ms, so the result is kept for a minute. */
const schemaKeptMs = 60_000

const state = z.object({ migration: z.string().nullable(), overdue: z.int() })
const fingerprint = z.object({ migration: z.string().nullable(), fingerprint: z.string() })
const rules = z.object({ rules: z.array(z.string()) })

type Schema = { broken: boolean; lines: string[] }

export type Readiness = {
  ready: boolean
  draining: boolean
  database: boolean
  /** `applied` may be newer than `needed`, because an older site works with a newer database. */
  migration: { needed: string; applied: string | null }
  /** How many lines of the schema are not as expected; null when unknown, or when `applied` is not `needed`. */
  differences: number | null
  /** The lines of the database's schema that are not as expected; only callers with the cron secret get these lines. */
  differing?: string[]
  run?: string
  /** The seconds by which the oldest outgoing job is late; null when unknown. */
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
  const diagnosis = await ask('diagnose', rules)
  if (!diagnosis) return null
  const drift = driftOf(diagnosis.rules)
  return { broken: isBroken(drift), lines: driftLines(drift) }
}

/** Returns null when the database has another version than this site needs, because its schema then differs anyway. */
async function schemaOf(applied: string | null, now: number): Promise<Schema | null> {
  if (applied !== needed) return null
  if (!schemaKept || schemaKept.migration !== applied || now - schemaKept.at > schemaKeptMs)
    schemaKept = { at: now, migration: applied, answer: compareSchema() }
  const schema = await schemaKept.answer
  // A failed comparison of the schema is not cached, so the next caller compares again.
  if (!schema) schemaKept = undefined
  return schema
}

type Asker = { now?: number; trusted?: boolean }

/** `ready` stays true with late jobs or changed definitions in the database, because the site still works. */
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
