import { sql } from 'kysely'
import { serviceRole } from '../database/caller'
import { findBucket, type Bucket } from './buckets'
import { listObjects } from './list-objects'
import { parseAddress, type ObjectAddress } from './object-address'
import { findObject } from './object-rows'
import { putObject } from './put-object'
import { copyObject, moveObject } from './relocate-object'
import { removeObjects } from './remove-objects'
import { serveObject } from './serve-object'
import { putSigned, signDownloads, signUpload } from './sign-objects'
import { sendJson, type StorageCall } from './storage-call'
import { bucketNotFound } from './storage-failure'

type Handler = (call: StorageCall, address: ObjectAddress) => Promise<void>
type Route = [methods: string, path: RegExp, handler: Handler]

const read: Handler = async (call, address) => {
  const caller = await call.caller()
  await findBucket(call.database, address.bucket)
  await serveObject(call, await findObject(call.database, caller, address, 'object.get_authenticated'))
}

const readSigned: Handler = async (call, address) => {
  await call.signing.checkDownload(call.url.searchParams.get('token'), address)
  await serveObject(call, await findObject(call.database, serviceRole, address, 'object.get_signed'))
}

const readPublic: Handler = async (call, address) => {
  if (!(await findBucket(call.database, address.bucket)).public) throw bucketNotFound()
  await serveObject(call, await findObject(call.database, serviceRole, address, 'object.get_public'))
}

const write: Handler = async (call, address) => {
  const upsert = call.request.method === 'PUT' || call.request.headers['x-upsert'] === 'true'
  await putObject(call, { address, caller: await call.caller(), upsert })
}

const describe: Handler = async (call, address) => {
  const row = await findObject(call.database, await call.caller(), address, 'object.get_authenticated_info')
  sendJson(call, {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: row.metadata.size,
    content_type: row.metadata.mimetype,
    cache_control: row.metadata.cacheControl,
    etag: row.metadata.eTag,
    metadata: row.user_metadata ?? {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  })
}

const listBuckets: Handler = async (call, { bucket: id }) => {
  const { rows } = await call.database.asCaller(await call.caller(), (db) =>
    sql<Bucket>`select * from storage.buckets where ${id} = '' or id = ${id}`.execute(db),
  )
  if (id && !rows[0]) throw bucketNotFound()
  sendJson(call, id ? rows[0] : rows)
}

/** First match wins; the group of the pattern is the object's address. */
const routes: Route[] = [
  ['GET HEAD', /^object\/sign\/(.+)$/, readSigned],
  ['POST', /^object\/sign\/(.+)$/, signDownloads],
  ['POST', /^object\/upload\/sign\/(.+)$/, signUpload],
  ['PUT', /^object\/upload\/sign\/(.+)$/, putSigned],
  ['GET HEAD', /^object\/public\/(.+)$/, readPublic],
  ['GET HEAD', /^object\/info\/(?:authenticated\/)?(.+)$/, describe],
  ['POST', /^object\/list\/([^/]+)$/, (call, { bucket }) => listObjects(call, bucket)],
  ['POST', /^object\/move$/, moveObject],
  ['POST', /^object\/copy$/, copyObject],
  ['DELETE', /^object\/([^/]+)$/, (call, { bucket }) => removeObjects(call, bucket)],
  ['GET HEAD', /^object\/(?:authenticated\/)?(.+)$/, read],
  ['POST PUT', /^object\/(.+)$/, write],
  ['GET', /^bucket(?:\/([^/]+))?$/, listBuckets],
]

/** The handler of a path under `/storage/v1/`, bound to the address in it; null when there is none. */
export function findRoute(method: string, path: string): ((call: StorageCall) => Promise<void>) | null {
  for (const [methods, pattern, handler] of routes) {
    const match = methods.split(' ').includes(method) ? pattern.exec(path) : null
    if (match) return (call) => handler(call, parseAddress(match[1] ?? ''))
  }
  return null
}
