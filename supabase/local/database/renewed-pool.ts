import type { ReservedSql, Sql } from 'postgres'

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
