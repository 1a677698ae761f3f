import { sql } from 'kysely'
import { findBucket } from './buckets'
import type { ObjectRow } from './object-rows'
import { readJson, sendJson, type StorageCall } from './storage-call'
import { StorageFailure } from './storage-failure'

const maxNames = 1000

/** Answers `DELETE object/{bucket}`: removes what the caller may remove, and says what that was. */
export async function removeObjects(call: StorageCall, bucket: string): Promise<void> {
  const { prefixes } = await readJson(call)
  const names = Array.isArray(prefixes) ? prefixes.filter((name) => typeof name === 'string') : []
  if (names.length === 0 || names.length > maxNames) {
    throw new StorageFailure(400, 'InvalidRequest', 'body/prefixes must name between 1 and 1000 objects')
  }
  await findBucket(call.database, bucket)
  const { rows } = await call.database.asCaller(
    await call.caller(),
    (db) =>
      sql<ObjectRow>`
      delete from storage.objects where bucket_id = ${bucket} and name in (${sql.join(names)}) returning *`.execute(
        db,
      ),
    'object.delete_many',
  )
  await Promise.all(rows.map((row) => call.files.remove(row.version)))
  sendJson(call, rows)
}
