import path from 'node:path'
import type { LocalSettings } from '../settings'
import type { Database } from './database'
import { openPglite } from './pglite'
import { openPostgres } from './postgres'

/** Opens PostgreSQL when its address is set, PGlite in the data folder otherwise. */
export function openDatabase(settings: Pick<LocalSettings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl)
    : openPglite(path.join(settings.dataDir, 'pgdata'))
}
