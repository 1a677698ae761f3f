import { sql } from 'kysely'
import { serviceRole } from '../database/caller'
import type { Database } from '../database/database'
import { bucketNotFound } from './storage-failure'

export type Bucket = {
  id: string
  name: string
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
}

/** The largest object where the bucket sets no limit of its own. */
export const defaultSizeLimit = 50 * 1024 * 1024

export async function findBucket(database: Database, id: string): Promise<Bucket> {
  const { rows } = await database.asCaller(serviceRole, (db) =>
    sql<Bucket>`select * from storage.buckets where id = ${id}`.execute(db),
  )
  if (!rows[0]) throw bucketNotFound()
  return rows[0]
}

export function acceptsType({ allowed_mime_types: allowed }: Bucket, type: string): boolean {
  if (!allowed?.length) return true
  return allowed.some((entry) =>
    entry.endsWith('/*') ? type.startsWith(entry.slice(0, -1)) : entry === type,
  )
}
