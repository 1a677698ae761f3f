import { sql } from 'kysely'
import type { Database } from '../database/database'
import { serviceRole } from '../database/session-context'
import type { Caller } from '../database/database'
import { bucketNotFound, invalidKey, objectNotFound, StorageFailure } from './storage-failure'

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
  owner: string | null
  owner_id: string | null
  version: string
  metadata: ObjectMetadata
  user_metadata: Record<string, unknown> | null
  created_at: string
  updated_at: string
  last_accessed_at: string
}

export function describedRow(row: ObjectRow): Record<string, unknown> {
  const { id, name, bucket_id, version, metadata, user_metadata } = row
  const { created_at, updated_at, last_accessed_at } = row
  const owners = { owner: row.owner ?? '', owner_id: row.owner_id ?? '' }
  const times = { created_at, updated_at, last_accessed_at }
  return { id, name, bucket_id, ...owners, version, metadata, user_metadata, ...times }
}

export async function findObject(
  database: Database,
  caller: Caller,
  { bucket, name }: ObjectAddress,
  operation: string,
): Promise<ObjectRow> {
  mustBeValidKey(name)
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

export async function listVersions(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ version: string }>`select version from storage.objects`.execute(
    database.kysely,
  )
  return new Set(rows.map((row) => row.version))
}

export type ObjectAddress = { bucket: string; name: string }

export function parseAddress(path: string, whole = path): ObjectAddress {
  const cut = path.indexOf('/')
  try {
    return {
      bucket: decodeURIComponent(cut < 0 ? path : path.slice(0, cut)),
      name: cut < 0 ? '' : decodeURIComponent(path.slice(cut + 1)),
    }
  } catch {
    throw new StorageFailure(
      400,
      'Bad Request',
      `'/${whole}' is not a valid url component`,
      'FST_ERR_BAD_URL',
    )
  }
}

const allowed = /^[A-Za-z0-9_/!.*'() &$@=;:+,?-]+$/
const dotSegment = /(^|\/)\.{1,2}(\/|$)/

/** Refuses the characters that hosted Supabase refuses, such as accents, controls and `#`. */
export function mustBeValidKey(name: string): void {
  if (!allowed.test(name)) throw invalidKey(name)
}

/** Refuses `..`, and names of more than 1024 characters, which S3 would refuse. */
export function mustBeNewKey(name: string): void {
  mustBeValidKey(name)
  if (dotSegment.test(name) || name.length > 1024) throw invalidKey(name)
}

export type Bucket = {
  id: string
  name: string
  owner: string | null
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  created_at: string
  updated_at: string
}

/** A bucket without a limit accepts objects of up to this many bytes. */
const defaultSizeLimit = 50 * 1024 * 1024
/** Hosted Supabase's dashboard puts an object of this name into empty folders. */
const isPlaceholder = (name: string) => name.endsWith('.emptyFolderPlaceholder')

export const sizeLimit = ({ file_size_limit }: Bucket, name: string): number =>
  isPlaceholder(name) ? 0 : (file_size_limit ?? defaultSizeLimit)

export async function findBucket(database: Database, id: string): Promise<Bucket> {
  const { rows } = await database.asCaller(serviceRole, (db) =>
    sql<Bucket>`select * from storage.buckets where id = ${id}`.execute(db),
  )
  if (!rows[0]) throw bucketNotFound()
  return rows[0]
}

/** Compares the media type as it was sent, so `application/pdf; charset=utf-8` is not `application/pdf`. */
export function acceptsType({ allowed_mime_types: types }: Bucket, type: string, name: string): boolean {
  if (!types?.length || isPlaceholder(name)) return true
  return types.some((entry) => (entry.endsWith('/*') ? type.startsWith(entry.slice(0, -1)) : entry === type))
}
