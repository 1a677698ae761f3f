import path from 'node:path'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import { migrate } from '../../supabase/local/database/migrate'
import { openPostgres } from '../../supabase/local/database/postgres'
import type { LargeFirm } from './large-firm'
import { startPostgres } from './postgres'

const migrations = path.resolve(import.meta.dirname, '../../supabase/migrations')

type Explained = { rows: unknown[]; ms: number; plans: string[] }

export type PlanReader = {
  sql: Sql
  /** Returns the rows, the milliseconds, and the plans of all queries, including those inside functions. */
  asUser: (userId: string, query: string) => Promise<Explained>
  asService: (query: string) => Promise<Explained>
  /** Returns the milliseconds of the fastest of five runs without logged plans; other work can only slow a run down. */
  msAsUser: (userId: string, query: string) => Promise<number>
  stop: () => Promise<void>
}

export async function openPlanReader(): Promise<PlanReader> {
  const server = await startPostgres()
  const database = await openPostgres(server.url)
  await migrate(database, migrations)
  await database.close()
  let heard: string[] = []
  const sql = postgres(server.url, { max: 1, onnotice: ({ message = '' }) => void heard.push(message) })
  await sql.unsafe("load 'auto_explain'")
  const become = async (transaction: TransactionSql, userId: string) => {
    const claims = JSON.stringify({ sub: userId, role: 'authenticated', aal: 'aal2' })
    await transaction`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true),
                             set_config('request.jwt.claim.sub', ${userId}, true)`
  }
  const timed = async (transaction: TransactionSql, query: string) => {
    const started = performance.now()
    const rows = await transaction.unsafe(query)
    return { rows: [...rows], ms: performance.now() - started }
  }
  const explained = (enter: (transaction: TransactionSql) => Promise<void>, query: string) =>
    sql.begin(async (transaction) => {
      await transaction
        .unsafe(
          `set local auto_explain.log_min_duration = 0; set local auto_explain.log_nested_statements = on;
           set local auto_explain.log_analyze = on; set local client_min_messages = log`,
        )
        .simple()
      await enter(transaction)
      heard = []
      const answer = await timed(transaction, query)
      return { ...answer, plans: heard.filter((text) => text.includes('plan:')) }
    })
  return {
    sql,
    asUser: (userId, query) => explained((transaction) => become(transaction, userId), query),
    asService: (query) =>
      explained(async (transaction) => void (await transaction`set local role service_role`), query),
    msAsUser: (userId, query) =>
      sql.begin(async (transaction) => {
        await become(transaction, userId)
        const runs: number[] = []
        for (let n = 0; n < 5; n++) runs.push((await timed(transaction, query)).ms)
        return Math.min(...runs)
      }),
    stop: async () => {
      await sql.end()
      await server.stop()
    },
  }
}

/** Returns the lines of the plans that scan this table, with or without an index. */
export const readingsOf = (plans: readonly string[], table: string): string[] =>
  plans.flatMap((plan) =>
    plan.split('\n').filter((line) => new RegExp(`Scan.* on (public\\.)?${table}\\b`).test(line)),
  )

export type Question = {
  query: (firm: LargeFirm) => string
  /** This query may read these tables only by an index, whatever the role. */
  indexed: readonly string[]
  adminOnly?: boolean
}

export type Questions = Record<string, Question>
