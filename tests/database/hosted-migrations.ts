import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BootSession } from '../../supabase/local/database/database'
import { migrationsDir } from './fresh-database'

/** This SQL makes a database like one of hosted Supabase, where migrations run without a superuser. */
export const hostedProject = readFileSync(
  path.join(import.meta.dirname, '../support/platform/hosted-project.sql'),
  'utf8',
)

export const migrations: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(migrationsDir)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => [name, readFileSync(path.join(migrationsDir, name), 'utf8')]),
)

/** In tests a superuser changes the policies of these two tables, as `postgres` may on hosted Supabase. */
const withPolicyGrants = (migration: string) =>
  migration.replaceAll(
    /^(?:create|drop) policy (?:if exists )?"[^"]+" on storage\.(?:objects|buckets)\b[^;]*;/gim,
    (statement) =>
      `set session authorization supabase_admin; ${statement} set session authorization postgres;`,
  )

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
