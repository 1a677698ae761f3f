import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '@/supabase/local/database/database'
import { migrate } from '@/supabase/local/database/migrate'
import { catalogueText, hostedDefaults, privilegesText } from './catalogue-text'
import { openFreshDatabase } from './fresh-database'

export const snapshotFile = path.join(import.meta.dirname, 'catalogue-snapshot.txt')
/** The last revision with the migrations whose catalogue the file holds. */
export const snapshotRevision = 'eb16e80e74ab3a53d9f6b71720a326207188b879'

type Folder = { folder: string; remove: () => Promise<void> }

async function openFolder(): Promise<Folder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** What a new database says about itself after `work`. */
async function afterwards(
  work: (database: Database) => Promise<void>,
  say: (database: Database) => Promise<string[]>,
): Promise<string[]> {
  const { database, remove } = await openFreshDatabase()
  try {
    await work(database)
    return await say(database)
  } finally {
    await remove()
  }
}

/**
 * What the migrations of these folders make, one folder after the other; and who may do what, where that is different
 * under the defaults of the hosted service.
 */
export async function snapshot(...folders: string[]): Promise<string[]> {
  const migrateAll = async (database: Database) => {
    for (const folder of folders) await migrate(database, folder)
  }
  const empty = await openFolder()
  try {
    const here = await afterwards(migrateAll, catalogueText)
    const hosted = await afterwards(async (database) => {
      await migrate(database, empty.folder)
      await database.boot((run) => run(hostedDefaults))
      await migrateAll(database)
    }, privilegesText)
    return [
      ...here,
      ...hosted.filter((line) => !here.includes(line)).map((line) => `on the hosted service ${line}`),
    ]
  } finally {
    await empty.remove()
  }
}

/** The migrations as they were at a revision, in a folder of their own; undefined where the history does not reach back. */
export async function migrationsAt(revision: string): Promise<Folder | undefined> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname, stdio: 'pipe' })
  const at = await openFolder()
  try {
    const names = git('ls-tree', '--name-only', '--full-tree', revision, 'supabase/migrations/')
    for (const name of names.trim().split('\n'))
      await writeFile(path.join(at.folder, path.basename(name)), git('show', `${revision}:${name}`))
    return at
  } catch {
    await at.remove()
    return undefined
  }
}
