import type { App } from '@supabase/lite'
import type { Kysely, Transaction } from 'kysely'

/** This type is empty, because the backend knows none of the product's tables and all queries are raw SQL. */
export type Tables = Record<string, never>
export type LiteConnection = App['connection']

export type Role = 'anon' | 'authenticated' | 'service_role'

/** A caller has the verified claims of a token, or the role of one of the two API keys. */
export type Caller = {
  role: Role
  sub?: string
  email?: string
  session_id?: string
  exp?: number
  [claim: string]: unknown
}

/** Runs a script of many statements while the backend starts, before the first request. */
export type BootSession = (script: string) => Promise<void>

export type Database = {
  connection: LiteConnection
  /** These queries run as the owner of the database, so row level security does not apply to them. */
  kysely: Kysely<Tables>
  /** Runs `work` with the caller's rights; in SQL, `storage.operation()` returns `operation`. */
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

/** Returns the error that PostgreSQL reported, or null for any other error. */
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

/** Converts PostgreSQL's text of a time into ISO 8601, as PostgREST writes times. */
export function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
