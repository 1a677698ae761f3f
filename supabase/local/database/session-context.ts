import { AsyncLocalStorage } from 'node:async_hooks'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Caller, Database, LiteConnection, Tables } from './database'

type LiteVars = { auth?: { role?: string; uid?: string; jwt?: unknown }; storage?: { operation?: string } }

/** The headers of the current request to `/rest/v1`, as the JSON object that PostgREST passes to the database. */
export const requestHeaders = new AsyncLocalStorage<string>()

export async function become(
  db: Kysely<Tables>,
  caller: Omit<Caller, 'role'> & { role: string },
  operation = '',
  headers = '',
) {
  await sql`select
    set_config('role', ${caller.role}, true),
    set_config('request.jwt.claim.sub', ${caller.sub ?? ''}, true),
    set_config('request.jwt.claim.role', ${caller.role}, true),
    set_config('request.jwt.claims', ${JSON.stringify(caller)}, true),
    set_config('request.headers', ${headers}, true),
    set_config('storage.operation', ${operation}, true)`.execute(db)
}

/** Replaces `@supabase/lite`'s session setup, which is slow and whose GRANT ALL would hide missing grants. */
export function tightenConnection(connection: LiteConnection): void {
  Object.assign(connection, {
    rlsState: 'active',
    applyJwtSessionContext: (db: Kysely<Tables>, { auth, storage }: LiteVars) => {
      const claims = auth?.jwt && typeof auth.jwt === 'object' ? auth.jwt : {}
      const caller = { ...claims, role: auth?.role || 'anon', sub: auth?.uid ? String(auth.uid) : undefined }
      return become(db, caller, storage?.operation, requestHeaders.getStore())
    },
  })
}

export function callerContext(kysely: Kysely<Tables>): Database['asCaller'] {
  return (caller, work, operation) =>
    kysely.transaction().execute(async (db: Transaction<Tables>) => {
      await become(db, caller, operation && `storage.${operation}`)
      return work(db)
    })
}

export const anonymous: Caller = { role: 'anon' }
export const serviceRole: Caller = { role: 'service_role' }
