import { createPostgresConnection } from '@supabase/lite/postgres'
import type { Kysely } from 'kysely'
import type { ReservedSql, Sql } from 'postgres'
import { isoTime, typeId, type Database, type Tables } from './database'
import { callerContext, tightenConnection } from './session-context'

const poolSize = 10
/** Connecting has a short limit, because a PostgreSQL server that shuts down may accept a connection and hang. */
const connectSeconds = 3
/** All processes that start on one database must take the lock with the same number; this number is arbitrary. */
const bootLock = 7_205_422

// `@supabase/lite` passes JSON as text, so encoding it again would store a string.
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export async function openPostgres(url: string): Promise<Database> {
  const connect = (onclose?: () => void) =>
    createPostgresConnection({
      url,
      postgresOptions: {
        max: poolSize,
        connect_timeout: connectSeconds,
        // Connections have no age limit, because the driver would end an old one even in the middle of a transaction.
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
  // Our pool replaces lost connections; `listen` uses `@supabase/lite`'s pool, because `listen` reconnects by itself.
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

type Pool = Pick<Sql, 'reserve' | 'end'>
type Generation = { pool: Pool; broken: Promise<never>; breakOff: (why: unknown) => void }

const endings = /^(CONNECTION_\w+|ECONN\w+|EPIPE|57P0\d|08\d{3})$/

const isEnding = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && endings.test(String(error.code))

class ConnectionClosed extends Error {
  readonly code = 'CONNECTION_CLOSED'
}

function generationOf(pool: Pool): Generation {
  const { promise: broken, reject: breakOff } = Promise.withResolvers<never>()
  broken.catch(() => undefined)
  return { pool, broken, breakOff }
}

/**
 * Replaces the whole pool after a lost connection, because the driver does not recover.
 * If a connection broke in a transaction, the driver would commit each of the remaining statements by itself.
 */
export function renewedPool(open: (onclose: () => void) => Pool): Pool {
  let ended = false
  let current = begin()

  function begin(): Generation {
    const mine: Generation = generationOf(open(() => renew(mine, new ConnectionClosed())))
    return mine
  }

  function renew(old: Generation, why: unknown): void {
    if (old !== current || ended) return
    current = begin()
    old.breakOff(why)
    old.pool.end({ timeout: 0 }).catch(() => undefined)
  }

  async function watched<T>(mine: Generation, work: Promise<T>): Promise<T> {
    try {
      return await Promise.race([work, mine.broken])
    } catch (error) {
      if (isEnding(error)) renew(mine, error)
      throw error
    }
  }

  async function reserve(): Promise<ReservedSql> {
    const mine = current
    const reserved = await watched(mine, mine.pool.reserve())
    const unsafe = reserved.unsafe.bind(reserved)
    const tell = async (...statement: Parameters<typeof unsafe>) =>
      mine === current ? watched(mine, Promise.resolve(unsafe(...statement))) : mine.broken
    const release = () => {
      if (mine === current) reserved.release()
    }
    return Object.assign(Object.create(reserved) as ReservedSql, { unsafe: tell, release })
  }

  return {
    reserve,
    end(options) {
      ended = true
      return current.pool.end(options)
    },
  }
}
