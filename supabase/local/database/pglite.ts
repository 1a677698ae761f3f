import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite'
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery as Query,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { isoTime, typeId, type Database, type Tables } from './database'
import { pipelinedQuery, type RunQuery } from './pipelined-query'
import { callerContext, tightenConnection } from './session-context'

/** PGlite's default of 128 MB for shared buffers would take a third of the process's memory at the start. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** This value in place of a folder keeps the database in memory. */
export const inMemory = 'memory://'

/** Opens the database in `folder`; if the folder is empty, the database is loaded from `snapshot`. */
export async function openPglite(folder: string, snapshot?: Blob): Promise<Database> {
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: {
      startParams,
      ...(snapshot && { loadDataDir: snapshot }),
      extensions: { btree_gin, btree_gist, pg_trgm },
      parsers: { [typeId.numeric]: Number, [typeId.timestamp]: isoTime, [typeId.timestamptz]: isoTime },
    },
  })
  const pglite = connection.driver
  await pglite.waitReady
  const kysely = new Kysely<Tables>({ dialect: lockedDialect(pglite) })
  connection.kysely = kysely
  tightenConnection(connection)
  return {
    connection,
    kysely,
    asCaller: callerContext(kysely),
    // `boot` and `listen` need no lock, because both run before the first request.
    boot: (work) => work(async (script) => void (await pglite.exec(script))),
    listen: async (channel, receive) => void (await pglite.listen(channel, receive)),
    close: () => connection.close(),
  }
}

type HeldConnection = DatabaseConnection & { release: () => void }

/** Lets only one caller at a time use PGlite, which has a single session. */
class LockedDriver implements Driver {
  readonly #run: RunQuery
  #last: Promise<void> = Promise.resolve()

  constructor(pglite: PGlite) {
    this.#run = pipelinedQuery(pglite)
  }

  async init() {}
  async destroy() {}

  async acquireConnection(): Promise<HeldConnection> {
    const before = this.#last
    const turn = Promise.withResolvers<void>()
    this.#last = turn.promise
    await before
    return {
      release: turn.resolve,
      executeQuery: (query) => this.#execute(query),
      streamQuery: () => {
        throw new Error('Streaming is not supported.')
      },
    }
  }

  async releaseConnection(connection: HeldConnection) {
    connection.release()
  }

  async beginTransaction(connection: HeldConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: HeldConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: HeldConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async #execute<Row>(query: Query): Promise<QueryResult<Row>> {
    const { rows, affected } = await this.#run(query.sql, query.parameters)
    return { rows: rows as Row[], numAffectedRows: BigInt(affected) }
  }
}

/** Gives each request exclusive use of PGlite's session, so that no request runs with another request's identity. */
export function lockedDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new LockedDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
