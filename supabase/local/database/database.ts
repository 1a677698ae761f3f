import type { App } from '@supabase/lite'
import type { Kysely, Transaction } from 'kysely'

/** This type is empty, because the embedded backend knows no table of the product and all queries are raw SQL. */
export type Tables = Record<string, never>
export type LiteConnection = App['connection']

export type Role = 'anon' | 'authenticated' | 'service_role'

/** Verified claims of a token, or the role of one of the two API keys. */
export type Caller = {
  role: Role
  sub?: string
  email?: string
  session_id?: string
  exp?: number
  [claim: string]: unknown
}

/** Runs a script of many statements. It is used only before the first request. */
export type BootSession = (script: string) => Promise<void>

export type Database = {
  connection: LiteConnection
  /** Runs as the database owner: row level security does not apply. */
  kysely: Kysely<Tables>
  /** Runs `work` with the caller's grants and policies. `operation` is what storage.operation() returns. */
  asCaller: <T>(
    caller: Caller,
    work: (db: Transaction<Tables>) => Promise<T>,
    operation?: string,
  ) => Promise<T>
  boot: <T>(work: (run: BootSession) => Promise<T>) => Promise<T>
  listen: (channel: string, receive: (payload: string) => void) => Promise<void>
  close: () => Promise<void>
}

export type DbError = { code: string; message: string; detail: string | null; hint: string | null }

/** Returns the error of PostgreSQL; null when a driver threw another error. */
export function dbErrorOf(error: unknown): DbError | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, message, detail, hint, cause } = error as Record<string, unknown>
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return dbErrorOf(cause)
  return {
    code,
    message: typeof message === 'string' ? message : '',
    detail: typeof detail === 'string' && detail ? detail : null,
    hint: typeof hint === 'string' && hint ? hint : null,
  }
}

export const typeId = { json: 114, jsonb: 3802, numeric: 1700, timestamp: 1114, timestamptz: 1184 } as const

/** Converts PostgreSQL's text of a time, with a space and perhaps a bare hour offset, into ISO 8601, as PostgREST writes it. */
export function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
