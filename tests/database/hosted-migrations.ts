import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BootSession } from '../../supabase/local/database/database'
import { migrationsDir } from './fresh-database'

/** What makes a database with the schemas of the services a project of hosted Supabase, whose migrations no superuser runs. */
export const hostedProject = readFileSync(
  path.join(import.meta.dirname, '../support/platform/hosted-project.sql'),
  'utf8',
)

/** The text of each migration by its name, in their order. */
export const migrations: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(migrationsDir)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => [name, readFileSync(path.join(migrationsDir, name), 'utf8')]),
)

/** What supautils does on the hosted service: policies of these two tables are made with the rights of a superuser. */
const withPolicyGrants = (migration: string) =>
  migration.replaceAll(
    /^(?:create|drop) policy (?:if exists )?"[^"]+" on storage\.(?:objects|buckets)\b[^;]*;/gim,
    (statement) =>
      `set session authorization supabase_admin; ${statement} set session authorization postgres;`,
  )

/** Runs them one after the other, each in a transaction of its own. */
export async function applyMigrations(
  run: BootSession,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(texts))
    await run(`begin;\n${withPolicyGrants(text)};\ncommit;`).catch(async (error: unknown) => {
      await run('rollback')
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    })
}
