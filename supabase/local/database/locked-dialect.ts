import type { PGlite } from '@supabase/lite/pglite'
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery as Query,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { pipelinedQuery, type RunQuery } from './pipelined-query'

type HeldConnection = DatabaseConnection & { release: () => void }

/** The one session of PGlite, handed to one holder at a time. */
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

/**
 * A Kysely dialect for PGlite in which a transaction owns the session until it ends. Without the lock the
 * statements of two requests interleave, and one runs under the identity that the other has just set.
 */
export function lockedDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new LockedDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}
