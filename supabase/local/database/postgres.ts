import { createPostgresConnection } from '@supabase/lite/postgres'
import type { Kysely } from 'kysely'
import type { Database, Tables } from './database'
import { isoTime, typeId } from './json-types'
import { renewedPool } from './renewed-pool'
import { callerContext, tightenConnection } from './session-context'

const poolSize = 10
/** Any number, as long as every process that boots on the same database takes the same one. */
const bootLock = 7_205_422

// The library hands over JSON that is text already; to write it once more would make one string of it.
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Connects to a PostgreSQL server as a superuser. */
export async function openPostgres(url: string): Promise<Database> {
  const connect = (onclose?: () => void) =>
    createPostgresConnection({
      url,
      postgresOptions: {
        max: poolSize,
        // A connection ends when the server ends it: in the middle of a transaction nothing else may.
        max_lifetime: null,
        ...(onclose && { onclose }),
        onnotice: () => undefined,
        types: {
          json: { to: typeId.json, from: [typeId.json], serialize: asText, parse: JSON.parse },
          jsonb: { to: typeId.jsonb, from: [typeId.jsonb], serialize: asText, parse: JSON.parse },
          numeric: { to: typeId.numeric, from: [typeId.numeric], serialize: String, parse: Number },
          timestamp: { to: typeId.timestamp, from: [typeId.timestamp], serialize: String, parse: isoTime },
          timestamptz: {
            to: typeId.timestamptz,
            from: [typeId.timestamptz],
            serialize: (time: unknown) => (time instanceof Date ? time.toISOString() : time),
            parse: isoTime,
          },
        },
      },
    })
  const connection = connect()
  tightenConnection(connection)
  // Its own pool listens, which mends itself, and starts things.
  const pool = connection.driver
  const reserve = pool.reserve.bind(pool)
  const working = renewedPool((onclose) => connect(onclose).driver)
  pool.reserve = () => working.reserve()
  const kysely = connection.kysely as Kysely<Tables>
  return {
    connection,
    kysely,
    asCaller: callerContext(kysely),
    boot: async (work) => {
      const session = await reserve()
      try {
        await session.unsafe(`select pg_advisory_lock(${bootLock})`)
        return await work(async (script) => void (await session.unsafe(script).simple()))
      } finally {
        await session.unsafe(`rollback; select pg_advisory_unlock(${bootLock})`).simple()
        session.release()
      }
    },
    listen: async (channel, receive) => void (await pool.listen(channel, receive)),
    close: async () => void (await Promise.all([working.end({ timeout: 2 }), pool.end({ timeout: 2 })])),
  }
}
