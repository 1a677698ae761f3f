import type { App } from '@supabase/lite'
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from './caller'

/** Tables and columns are named in raw SQL: the embedded backend knows no table of the product. */
export type Tables = Record<string, never>
export type LiteConnection = App['connection']

/** One session of the database, before anything is served: runs scripts of many statements, one after the other. */
export type BootSession = (script: string) => Promise<void>

export type Database = {
  connection: LiteConnection
  /** Runs as the owner of the database: row level security does not apply. */
  kysely: Kysely<Tables>
  /** Runs a transaction as the caller, so that grants and policies decide. `operation` is what storage.operation() says. */
  asCaller: <T>(
    caller: Caller,
    work: (db: Transaction<Tables>) => Promise<T>,
    operation?: string,
  ) => Promise<T>
  boot: <T>(work: (run: BootSession) => Promise<T>) => Promise<T>
  listen: (channel: string, receive: (payload: string) => void) => Promise<void>
  close: () => Promise<void>
}
