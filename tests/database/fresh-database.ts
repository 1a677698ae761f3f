import { createHash, randomUUID } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../../supabase/local/database/database'
import { migrate } from '../../supabase/local/database/migrate'
import { inMemory, openPglite } from '../../supabase/local/database/pglite'
import { openPostgres } from '../../supabase/local/database/postgres'
import { copyOfMigrated, dropDatabase } from '../support/postgres-databases'

/** LOCAL_MIGRATIONS_DIR can name weakened migrations, to check that the policy tests then fail. */
export const migrationsDir = path.resolve(
  process.env.LOCAL_MIGRATIONS_DIR ?? path.join(import.meta.dirname, '../../supabase/migrations'),
)

export type FreshDatabase = { database: Database; remove: () => Promise<void> }

/** This empty database is always PGlite, because on a server migrations would change the roles of all databases. */
export const openFreshDatabase = async (): Promise<FreshDatabase> => held(await openPglite(inMemory))

export async function openMigratedDatabase(): Promise<FreshDatabase> {
  const serverUrl = process.env.TEST_POSTGRES_URL
  if (serverUrl) return serverDatabase(serverUrl)
  const { snapshot } = await templateOf('bare', async (folder) => {
    const database = await openPglite(path.join(folder, 'pgdata'))
    await migrate(database, migrationsDir)
    await database.close()
  })
  return held(await openPglite(inMemory, await openAsBlob(snapshot)))
}

async function serverDatabase(serverUrl: string): Promise<FreshDatabase> {
  const name = randomUUID()
  const database = await openPostgres(await copyOfMigrated(serverUrl, name))
  return {
    database,
    remove: async () => {
      await database.close()
      await dropDatabase(serverUrl, name)
    },
  }
}

const held = (database: Database) => ({ database, remove: () => database.close() })

const root = path.resolve(import.meta.dirname, '../..')
const cache = path.join(root, 'node_modules/.cache/test-databases')

async function fingerprint(): Promise<string> {
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

type Template = { dataDir: string; snapshot: string }

/** Building a database takes seconds, so a template is kept for copies as long as the migrations stay the same. */
export async function templateOf(
  kind: 'backend' | 'bare',
  make: (folder: string) => Promise<void>,
): Promise<Template> {
  const template = path.join(cache, `${kind}-${await fingerprint()}`)
  if (!existsSync(template)) {
    await mkdir(cache, { recursive: true })
    const folder = await mkdtemp(path.join(cache, 'new-'))
    try {
      const dataDir = path.join(folder, 'data')
      await make(dataDir)
      const whole = await PGlite.create(path.join(dataDir, 'pgdata'))
      const dump = await whole.dumpDataDir('none')
      await whole.close()
      // In component tests `dump` is a Blob of jsdom, which has no `stream`, so its bytes are read at once.
      await writeFile(path.join(folder, 'snapshot.tar'), Buffer.from(await dump.arrayBuffer()))
      // Renaming fails if another test file has made the same template first.
      await rename(folder, template).catch(() => undefined)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return { dataDir: path.join(template, 'data'), snapshot: path.join(template, 'snapshot.tar') }
}
