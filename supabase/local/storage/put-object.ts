import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { serviceRole } from '../database/session-context'
import type { Caller } from '../database/database'
import { dbErrorOf, type Database, type Tables } from '../database/database'
import {
  acceptsType,
  findBucket,
  mustBeNewKey,
  sizeLimit,
  type ObjectAddress,
  type ObjectMetadata,
  type ObjectRow,
} from './object-rows'
import type { StoredBytes } from './object-files'
import { sendJson, type StorageCall, type StorageParts } from './storage-call'
import { failureOf, StorageFailure, tooLarge, wrongType } from './storage-failure'
import { readUpload } from './upload-source'

/** The owner of a stored object differs from the caller only in uploads to a signed URL. */
export type Placement = { address: ObjectAddress; caller: Caller; owner?: string; upsert: boolean }
type About = { type: string; cacheControl: string; userMetadata: unknown }
type NewRow = { version: string; metadata: Partial<ObjectMetadata>; userMetadata: unknown }

const formOverhead = 8192

class Rehearsed extends Error {}

async function writeRow(
  db: Transaction<Tables>,
  { address: { bucket, name }, caller, owner = caller.sub }: Placement,
  row: NewRow,
  overwrite: boolean,
): Promise<void> {
  const metadata = JSON.stringify(row.metadata)
  const userMetadata = JSON.stringify(row.userMetadata ?? {})
  const instead = overwrite
    ? sql`on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
        user_metadata = excluded.user_metadata, owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()
        returning id`
    : sql``
  await sql`
    insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${randomUUID()}::uuid, ${bucket}, ${name}, ${owner ?? null}::uuid, ${owner ?? null}, ${row.version},
            ${metadata}::text::jsonb, ${userMetadata}::text::jsonb) ${instead}`.execute(db)
}

/** Throws if the policies refuse the upload; `keepObject` later stores the upload without checking again. */
export async function rehearse(
  { database }: StorageParts,
  placement: Placement,
  operation: string,
): Promise<void> {
  await database
    .asCaller(
      placement.caller,
      async (db) => {
        const row = { version: randomUUID(), metadata: {}, userMetadata: null }
        await writeRow(db, placement, row, placement.upsert)
        throw new Rehearsed()
      },
      operation,
    )
    .catch((error: unknown) => {
      if (!(error instanceof Rehearsed)) throw failureOf(error)
    })
}

const rowAt = ({ bucket, name }: ObjectAddress) =>
  sql<ObjectRow>`select * from storage.objects where bucket_id = ${bucket} and name = ${name} for update`

/** Stores the file before its row, so that a crash leaves at most a file without a row. */
export async function keepObject(
  { database, files }: StorageParts,
  placement: Placement,
  stored: StoredBytes,
  about: About,
): Promise<ObjectRow> {
  const metadata: ObjectMetadata = {
    eTag: `"${stored.md5}"`,
    size: stored.size,
    mimetype: about.type,
    cacheControl: about.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: stored.size,
    httpStatusCode: 200,
  }
  const { bucket, name } = placement.address
  try {
    await files.place(stored.version)
    const { kept, replaced } = await database.asCaller(serviceRole, async (db) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${bucket}/${name}`}, 0))`.execute(db)
      const before = await rowAt(placement.address).execute(db)
      const row = { version: stored.version, metadata, userMetadata: about.userMetadata }
      await writeRow(db, placement, row, true)
      const after = await rowAt(placement.address).execute(db)
      return { kept: after.rows[0]!, replaced: before.rows[0]?.version }
    })
    if (replaced) await files.remove(replaced)
    return kept
  } catch (error) {
    const failure = failureOf(error)
    const code = dbErrorOf(error)?.code
    const isRefused = failure instanceof StorageFailure || (code !== undefined && !goneAway.test(code))
    const kept = isRefused ? null : await whatStands(database, stored.version)
    if (kept) return kept
    if (isRefused || kept === null) await files.remove(stored.version)
    throw failure
  }
}

/** A server that shuts down gives these error codes, and may still have committed the change. */
const goneAway = /^(57P0|08)/
const questions = 40
const betweenMs = 250

/** Returns the object's row, null if it was not stored, or undefined if the database does not answer. */
async function whatStands(database: Database, version: string): Promise<ObjectRow | null | undefined> {
  for (let n = 0; n < questions; n++) {
    const answer = await database
      .asCaller(serviceRole, (db) =>
        sql<ObjectRow>`select * from storage.objects where version = ${version}`.execute(db),
      )
      .catch(() => undefined)
    if (answer) return answer.rows[0] ?? null
    await pause(betweenMs)
  }
  return undefined
}

const fullAnswer = ({ id, bucket_id, name }: ObjectRow) => ({ Id: id, Key: `${bucket_id}/${name}` })

/** Stores an upload if the caller may write to the address; the order of the checks is that of hosted Supabase. */
export async function putObject(
  call: StorageCall,
  placement: Placement,
  answer: (row: ObjectRow) => object = fullAnswer,
): Promise<void> {
  const { address, upsert } = placement
  const bucket = await findBucket(call.database, address.bucket)
  const limit = sizeLimit(bucket, address.name)
  const source = await readUpload(call.request)
  if (!acceptsType(bucket, source.type, address.name)) throw wrongType(source.type)
  const overhead = source.isForm ? formOverhead : 0
  if (Number(call.request.headers['content-length'] ?? 0) > limit + overhead) throw tooLarge()
  mustBeNewKey(address.name)
  await rehearse(call, placement, upsert ? 'object.upload_update' : 'object.upload')
  const stored = await call.files.receive(source.bytes, limit)
  sendJson(call, answer(await keepObject(call, placement, stored, source)))
}
