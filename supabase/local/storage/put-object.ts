import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { serviceRole, type Caller } from '../database/session-context'
import { dbErrorOf, type Database, type Tables } from '../database/database'
import {
  acceptsType,
  checkName,
  defaultSizeLimit,
  findBucket,
  type ObjectAddress,
  type ObjectMetadata,
} from './object-rows'
import type { StoredBytes } from './object-files'
import {
  failureOf,
  refusedByPolicy,
  sendJson,
  StorageFailure,
  tooLarge,
  type StorageCall,
  type StorageParts,
} from './storage-call'
import { readUpload } from './upload-source'

export type Placement = { address: ObjectAddress; caller: Caller; upsert: boolean }
type NewRow = { version: string; metadata: Partial<ObjectMetadata>; userMetadata: unknown }
type Written = { id: string; replaced: string | null }

const operationOf = (upsert: boolean) => (upsert ? 'object.upload_update' : 'object.upload')
const formOverhead = 8192

class Rehearsed extends Error {}

async function writeRow(
  db: Transaction<Tables>,
  { address, caller, upsert }: Placement,
  row: NewRow,
): Promise<Written> {
  const metadata = JSON.stringify(row.metadata)
  const userMetadata = row.userMetadata ? JSON.stringify(row.userMetadata) : null
  const { bucket, name } = address
  const owner = caller.sub ?? null
  const old = upsert
    ? await sql<{ id: string; version: string }>`
        select id, version from storage.objects where bucket_id = ${bucket} and name = ${name}`.execute(db)
    : null
  const existing = old?.rows[0]
  if (existing) {
    const updated = await sql`
      update storage.objects set version = ${row.version}, metadata = ${metadata}::text::jsonb,
        user_metadata = ${userMetadata}::text::jsonb, owner_id = ${owner}, updated_at = now()
      where id = ${existing.id}::uuid`.execute(db)
    if (!updated.numAffectedRows) throw refusedByPolicy()
    return { id: existing.id, replaced: existing.version }
  }
  const id = randomUUID()
  await sql`
    insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${id}::uuid, ${bucket}, ${name}, ${owner}::uuid, ${owner}, ${row.version},
            ${metadata}::text::jsonb, ${userMetadata}::text::jsonb)`.execute(db)
  return { id, replaced: null }
}

/** Throws what the real write would throw, and changes nothing: a refusal need not wait for the whole file. */
export async function rehearse(
  { database }: StorageParts,
  placement: Placement,
  operation: string,
): Promise<void> {
  await database
    .asCaller(
      placement.caller,
      async (db) => {
        await writeRow(db, placement, { version: randomUUID(), metadata: {}, userMetadata: null })
        throw new Rehearsed()
      },
      operation,
    )
    .catch((error: unknown) => {
      if (!(error instanceof Rehearsed)) throw failureOf(error)
    })
}

/** Row and bytes: the file is whole and in its place before the row says so; a crash in between leaves a stray file. */
export async function keepObject(
  { database, files }: StorageParts,
  placement: Placement,
  stored: StoredBytes,
  about: { type: string; cacheControl: string; userMetadata: unknown },
): Promise<string> {
  const metadata: ObjectMetadata = {
    eTag: `"${stored.md5}"`,
    size: stored.size,
    mimetype: about.type,
    cacheControl: about.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: stored.size,
    httpStatusCode: 200,
  }
  try {
    await files.place(stored.version)
    const written = await database.asCaller(
      placement.caller,
      (db) =>
        writeRow(db, placement, { version: stored.version, metadata, userMetadata: about.userMetadata }),
      operationOf(placement.upsert),
    )
    if (written.replaced) await files.remove(written.replaced)
    return written.id
  } catch (error) {
    const failure = failureOf(error)
    const code = dbErrorOf(error)?.code
    const isRefused = failure instanceof StorageFailure || (code !== undefined && !goneAway.test(code))
    const kept = isRefused ? null : await whatStands(database, stored.version)
    if (kept) return kept.id
    if (isRefused || kept === null) await files.remove(stored.version)
    throw failure
  }
}

/** The codes of a server that ends, which may have committed before it did. */
const goneAway = /^(57P0|08)/
const questions = 40
const betweenMs = 250

/**
 * The row of a version whose commit got no answer; null when there is none, undefined when nobody could tell. The bytes of
 * such a one stay until the next start sweeps: a row without bytes would be a file that can neither be read nor sent again.
 */
async function whatStands(database: Database, version: string): Promise<{ id: string } | null | undefined> {
  for (let n = 0; n < questions; n++) {
    const answer = await database
      .asCaller(serviceRole, (db) =>
        sql<{ id: string }>`select id from storage.objects where version = ${version}`.execute(db),
      )
      .catch(() => undefined)
    if (answer) return answer.rows[0] ?? null
    await pause(betweenMs)
  }
  return undefined
}

/** Receives an upload and stores it as the caller. */
export async function putObject(call: StorageCall, placement: Placement): Promise<void> {
  const { address, upsert } = placement
  const bucket = await findBucket(call.database, address.bucket)
  checkName(address.name)
  const limit = bucket.file_size_limit ?? defaultSizeLimit
  if (Number(call.request.headers['content-length'] ?? 0) > limit + formOverhead) throw tooLarge()
  await rehearse(call, placement, operationOf(upsert))
  const source = await readUpload(call.request)
  if (!acceptsType(bucket, source.type)) {
    throw new StorageFailure(
      415,
      'invalid_mime_type',
      `mime type ${source.type} is not supported`,
      'InvalidMimeType',
    )
  }
  const stored = await call.files.receive(source.bytes, limit)
  const id = await keepObject(call, placement, stored, source)
  sendJson(call, { Id: id, Key: `${address.bucket}/${address.name}` })
}
