import { openAsBlob } from 'node:fs'
import path from 'node:path'
import type { LocalSettings } from '../settings'
import type { Database } from './database'
import { inMemory, openPglite } from './pglite'
import { openPostgres } from './postgres'

type Wanted = Pick<LocalSettings, 'databaseUrl' | 'databaseSnapshot' | 'dataDir'>

export async function openDatabase({ databaseUrl, databaseSnapshot, dataDir }: Wanted): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl)
  if (databaseSnapshot) return openPglite(inMemory, await openAsBlob(databaseSnapshot))
  return openPglite(path.join(dataDir, 'pgdata'))
}
