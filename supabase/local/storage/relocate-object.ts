import { sql } from 'kysely'
import { checkName, defaultSizeLimit, findObject, type ObjectAddress } from './object-rows'
import { keepObject, rehearse, type Placement } from './put-object'
import { failureOf, objectNotFound, readJson, sendJson, type StorageCall } from './storage-call'

async function readEnds(call: StorageCall): Promise<{ from: ObjectAddress; to: ObjectAddress }> {
  const body = await readJson(call)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const from = { bucket: text(body.bucketId), name: text(body.sourceKey) }
  const to = { bucket: text(body.destinationBucket) || from.bucket, name: text(body.destinationKey) }
  checkName(to.name)
  return { from, to }
}

/** Answers `POST object/move`. */
export async function moveObject(call: StorageCall): Promise<void> {
  const { from, to } = await readEnds(call)
  const moved = await call.database
    .asCaller(
      await call.caller(),
      (db) =>
        sql`
        update storage.objects set bucket_id = ${to.bucket}, name = ${to.name}, updated_at = now()
        where bucket_id = ${from.bucket} and name = ${from.name}`.execute(db),
      'object.move',
    )
    .catch((error: unknown) => {
      throw failureOf(error)
    })
  if (!moved.numAffectedRows) throw objectNotFound()
  sendJson(call, { message: 'Successfully moved' })
}

/** Answers `POST object/copy`. */
export async function copyObject(call: StorageCall): Promise<void> {
  const { from, to } = await readEnds(call)
  const placement: Placement = { address: to, caller: await call.caller(), upsert: false }
  const source = await findObject(call.database, placement.caller, from, 'object.copy')
  await rehearse(call, placement, 'object.copy')
  const stored = await call.files.duplicate(source.version, defaultSizeLimit)
  const { mimetype: type, cacheControl } = source.metadata
  const id = await keepObject(call, placement, stored, {
    type,
    cacheControl,
    userMetadata: source.user_metadata,
  })
  sendJson(call, { Id: id, Key: `${to.bucket}/${to.name}` })
}
