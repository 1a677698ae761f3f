import { createHash } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '../../supabase/local/database/database'
import { migrate } from '../../supabase/local/database/migrate'
import { openPglite } from '../../supabase/local/database/pglite'

/** The variable is the embedded backend's own: with both on a weakened copy the policies' tests must fail. */
export const migrationsDir = path.resolve(
  process.env.LOCAL_MIGRATIONS_DIR ?? path.join(import.meta.dirname, '../../supabase/migrations'),
)

export type FreshDatabase = { database: Database; remove: () => Promise<void> }

const newFolder = () => mkdtemp(path.join(tmpdir(), 'fresh-database-'))

/** An empty database in this process, without any migration. */
export const openFreshDatabase = async (): Promise<FreshDatabase> => open(await newFolder())

/** One with all migrations. */
export async function openMigratedDatabase(): Promise<FreshDatabase> {
  const folder = await newFolder()
  await copyDatabase(folder, make, 'bare')
  return open(folder)
}

async function make(folder: string): Promise<void> {
  const database = await openPglite(path.join(folder, 'pgdata'))
  await migrate(database, migrationsDir)
  await database.close()
}

async function open(folder: string): Promise<FreshDatabase> {
  const database = await openPglite(path.join(folder, 'pgdata'))
  return {
    database,
    remove: async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, 'node_modules/.cache/local-database')

async function fingerprint(): Promise<string> {
  // The variable is the embedded backend's own: other migrations have a template of their own.
  const migrations = path.resolve(process.env.LOCAL_MIGRATIONS_DIR || path.join(root, 'supabase/migrations'))
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
  const local = path.join(root, 'supabase/local/database')
  const system = ['system-schema.sql', 'change-notices.sql'].map((name) => path.join(local, name))
  const files = [
    ...system,
    path.join(root, 'package-lock.json'),
    ...names.map((name) => path.join(migrations, name)),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.basename(file)).update(await readFile(file))
  return hash.digest('hex').slice(0, 20)
}

/**
 * Puts an empty, migrated database into a data folder, with the keys of whoever made it. Making one takes seconds of both
 * cores, copying one does not: the first caller of a kind makes it with `make`, and it is kept for as long as the migrations are the same.
 */
export async function copyDatabase(
  dataDir: string,
  make: (folder: string) => Promise<void>,
  kind: 'backend' | 'bare' = 'backend',
): Promise<void> {
  const template = path.join(cache, `${kind}-${await fingerprint()}`)
  if (!existsSync(template)) {
    await mkdir(cache, { recursive: true })
    const folder = await mkdtemp(path.join(cache, 'new-'))
    try {
      await make(folder)
      // Another test file may have been faster; its template is as good as ours.
      await rename(folder, template).catch(() => undefined)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  // Of a thousand small files the copy that waits for each costs eight times as much.
  cpSync(template, dataDir, { recursive: true })
}
