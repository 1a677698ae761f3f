import { sql } from 'kysely'
import { serviceRole, type Caller } from '../database/caller'
import type { Database } from '../database/database'
import type { ObjectAddress } from './object-address'
import { objectNotFound } from './storage-failure'

export type ObjectMetadata = {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

export type ObjectRow = {
  id: string
  name: string
  bucket_id: string
  owner_id: string | null
  version: string
  metadata: ObjectMetadata
  user_metadata: Record<string, unknown> | null
  created_at: string
  updated_at: string
  last_accessed_at: string
}

/** The object, when the caller may see it. */
export async function findObject(
  database: Database,
  caller: Caller,
  { bucket, name }: ObjectAddress,
  operation: string,
): Promise<ObjectRow> {
  const { rows } = await database.asCaller(
    caller,
    (db) =>
      sql<ObjectRow>`select * from storage.objects where bucket_id = ${bucket} and name = ${name}`.execute(
        db,
      ),
    operation,
  )
  if (!rows[0]) throw objectNotFound()
  return rows[0]
}

/** Whether the place is taken, whoever asks. */
export async function isTaken(database: Database, { bucket, name }: ObjectAddress): Promise<boolean> {
  const { rows } = await database.asCaller(serviceRole, (db) =>
    sql`select 1 from storage.objects where bucket_id = ${bucket} and name = ${name}`.execute(db),
  )
  return rows.length > 0
}

/** The versions of all objects: each has its file. */
export async function listVersions(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ version: string }>`select version from storage.objects`.execute(
    database.kysely,
  )
  return new Set(rows.map((row) => row.version))
}
