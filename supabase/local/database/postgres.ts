import { createPostgresConnection } from '@supabase/lite/postgres'
import type { Kysely } from 'kysely'
import type { ReservedSql, Sql } from 'postgres'
import { isoTime, typeId, type Database, type Tables } from './database'
import { callerContext, tightenConnection } from './session-context'

const poolSize = 10
/** The driver waits half a minute: a server that is going down may accept a connection and never answer on it. */
const connectSeconds = 3
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
        connect_timeout: connectSeconds,
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
 * A pool that is thrown away whole when the server has cut one of its connections. The driver cannot be trusted with what
 * is left: a transaction that still says `rollback` there ends the process, a connection given back answers nobody, and
 * some of what was under way is never told that it failed. A transaction that was cut while it said nothing is the worst:
 * its next statement, `commit` too, would be said on a new connection, outside of any transaction, and answered with success.
 * So `open` is given what the driver has to call when a connection closes.
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

  /** What the server ends here is the end of the whole generation. */
  async function told<T>(mine: Generation, work: Promise<T>): Promise<T> {
    try {
      return await Promise.race([work, mine.broken])
    } catch (error) {
      if (isEnding(error)) renew(mine, error)
      throw error
    }
  }

  async function reserve(): Promise<ReservedSql> {
    const mine = current
    const reserved = await told(mine, mine.pool.reserve())
    const unsafe = reserved.unsafe.bind(reserved)
    const tell = async (...statement: Parameters<typeof unsafe>) =>
      mine === current ? told(mine, Promise.resolve(unsafe(...statement))) : mine.broken
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
