import { sql } from 'kysely'
import type { Database } from '../database/database'
import { serviceRole, type Caller } from '../database/session-context'
import { bucketNotFound, objectNotFound, StorageFailure } from './storage-call'

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

export type ObjectAddress = { bucket: string; name: string }

const allowed = /^[\w/!\-.*'() &$@=;:+,?]+$/
const unsafe = /(^|\/)\.{1,2}(\/|$)|\/\/|^\/|\/$/

/** Reads `bucket/folder/name` out of a path of the URL. */
export function parseAddress(path: string): ObjectAddress {
  const cut = path.indexOf('/')
  try {
    return {
      bucket: decodeURIComponent(cut < 0 ? path : path.slice(0, cut)),
      name: cut < 0 ? '' : decodeURIComponent(path.slice(cut + 1)),
    }
  } catch {
    throw new StorageFailure(400, 'InvalidRequest', 'The address is not valid')
  }
}

/** Refuses the names that the hosted service refuses: accents, control characters, and steps out of a folder. */
export function checkName(name: string): void {
  if (name.length > 1024 || !allowed.test(name) || unsafe.test(name)) {
    throw new StorageFailure(400, 'InvalidKey', 'Invalid key')
  }
}

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
