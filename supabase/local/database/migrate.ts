import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { localFolder } from '../settings'
import type { BootSession, Database } from './database'

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const ownScript = (name: string) => readFile(path.join(localFolder, 'database', name), 'utf8')

export async function createSystemSchemas(run: BootSession): Promise<void> {
  await run(getAuthSchemaSql())
  await run(getStorageSchemaSql())
  await run(SUPABASE_AUTH_HELPERS_SQL)
  await run(await ownScript('system-schema.sql'))
}

const versionOf = (name: string) => name.slice(0, name.indexOf('_'))

async function applyMigration(run: BootSession, file: string, name: string): Promise<void> {
  const version = versionOf(name)
  const record = `insert into supabase_migrations.schema_migrations (version, name)
    values (${literal(version)}, ${literal(name.slice(version.length + 1, -'.sql'.length))});`
  try {
    await run(`begin;\n${await readFile(file, 'utf8')}\n;${record}\ncommit;`)
  } catch (error) {
    await run('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The migration ${name} failed and was undone: ${reason}`, { cause: error })
  }
}

/** Deletes records of migrations older than the first migration file, because that file contains their changes. */
const forgetOlder = (first: string) =>
  `delete from supabase_migrations.schema_migrations where version < ${literal(versionOf(first))};`

/** Applies each new migration in its own transaction and returns their files; two processes may do this at once. */
export async function migrate(database: Database, migrationsDir: string): Promise<string[]> {
  const applied: string[] = []
  await database.boot(async (run) => {
    await createSystemSchemas(run)
    const { rows } = await sql<{ version: string }>`
      select version from supabase_migrations.schema_migrations`.execute(database.kysely)
    const done = new Set(rows.map((row) => row.version))
    const files = (await readdir(migrationsDir)).filter((name) => /^\d+_.+\.sql$/.test(name)).sort()
    for (const name of files) {
      if (done.has(versionOf(name))) continue
      await applyMigration(run, path.join(migrationsDir, name), name)
      applied.push(name)
    }
    if (files[0]) await run(forgetOlder(files[0]))
    await run(await ownScript('change-notices.sql'))
    await run(await ownScript('demo-moments.sql'))
  })
  return applied
}
