import { sql } from 'kysely'
import { serviceRole } from '../database/session-context'
import { listOf, readJson, textOf, tokenOf, type Body } from './call-body'
import { listObjects } from './list-objects'
import {
  describedRow,
  findBucket,
  findObject,
  mustBeNewKey,
  parseAddress,
  type Bucket,
  type ObjectAddress,
  type ObjectRow,
} from './object-rows'
import { keepObject, putObject, rehearse, type Placement } from './put-object'
import { headersOf, serveObject } from './serve-object'
import { putSigned, signDownload, signDownloads, signUpload } from './sign-objects'
import { sendJson, type StorageCall } from './storage-call'
import {
  accessDenied,
  bucketNotFound,
  duplicate,
  failureOf,
  objectNotFound,
  StorageFailure,
} from './storage-failure'

function endsOf(body: Body): { from: ObjectAddress; to: ObjectAddress } {
  const from = { bucket: textOf(body, 'bucketId'), name: textOf(body, 'sourceKey') }
  const bucket = body.destinationBucket === undefined ? from.bucket : textOf(body, 'destinationBucket')
  const to = { bucket: bucket || from.bucket, name: textOf(body, 'destinationKey') }
  mustBeNewKey(to.name)
  return { from, to }
}

async function moveObject(call: StorageCall): Promise<void> {
  const caller = await call.caller()
  const { from, to } = endsOf(await readJson(call))
  const moved = await call.database
    .asCaller(
      caller,
      (db) =>
        sql`
        update storage.objects set bucket_id = ${to.bucket}, name = ${to.name}, updated_at = now()
        where bucket_id = ${from.bucket} and name = ${from.name}`.execute(db),
      'object.move',
    )
    .catch((error: unknown) => {
      const failure = failureOf(error)
      const isTaken = failure instanceof StorageFailure && failure.code === 'KeyAlreadyExists'
      throw isTaken ? duplicate('ResourceAlreadyExists') : failure
    })
  if (!moved.numAffectedRows) throw objectNotFound()
  sendJson(call, { message: 'Successfully moved' })
}

/** Returns the metadata of a copy, which are those of the source unless the call replaces them. */
function aboutCopy({ metadata, user_metadata }: ObjectRow, body: Body) {
  const changed = body.copyMetadata === false ? ((body.metadata ?? {}) as Partial<ObjectRow['metadata']>) : {}
  return {
    type: changed.mimetype ?? metadata.mimetype,
    cacheControl: changed.cacheControl ?? metadata.cacheControl,
    userMetadata: body.copyMetadata === false ? null : user_metadata,
  }
}

async function copyObject(call: StorageCall): Promise<void> {
  const upsert = call.request.headers['x-upsert'] === 'true'
  const caller = await call.caller()
  const body = await readJson(call)
  const { from, to } = endsOf(body)
  const placement: Placement = { address: to, caller, upsert }
  const source = await findObject(call.database, caller, from, 'object.copy')
  await rehearse(call, placement, 'object.copy')
  const stored = await call.files.duplicate(source.version, source.metadata.size)
  const row = await keepObject(call, placement, stored, aboutCopy(source, body))
  sendJson(call, { Id: row.id, Key: `${to.bucket}/${to.name}`, ...describedRow(row) })
}

type Handler = (call: StorageCall, address: ObjectAddress) => Promise<void>
type Route = [methods: string, path: RegExp, handler: Handler]

/** Returns the service role for a public bucket, otherwise the caller; a private bucket requires a valid key. */
async function identified(call: StorageCall, bucket: string) {
  const caller = await call.caller().catch(() => null)
  const found = await findBucket(call.database, bucket)
  if (!caller && !found.public) throw bucketNotFound()
  return found.public || !caller ? serviceRole : caller
}

const read: Handler = async (call, address) => {
  const caller = await identified(call, address.bucket)
  await serveObject(call, await findObject(call.database, caller, address, 'object.get_authenticated'))
}

const readAuthenticated: Handler = async (call, address) => {
  await call.caller()
  await read(call, address)
}

const readSigned: Handler = async (call, address) => {
  const expires = await call.signing.checkDownload(tokenOf(call), address)
  await serveObject(call, await findObject(call.database, serviceRole, address, 'object.get_signed'), expires)
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
  const caller = await identified(call, address.bucket)
  const row = await findObject(call.database, caller, address, 'object.get_authenticated_info')
  const info = {
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
  }
  sendJson(call, info, 200, headersOf(row))
}

const describeAuthenticated: Handler = async (call, address) => {
  await call.caller()
  await describe(call, address)
}

const describePublic: Handler = async (call, address) => {
  if (!(await findBucket(call.database, address.bucket)).public) throw bucketNotFound()
  await describe(call, address)
}

const listBuckets: Handler = async (call, { bucket: id }) => {
  const { rows } = await call.database.asCaller(await call.caller(), (db) =>
    sql<Bucket>`
      select id, name, coalesce(owner::text, '') as owner, public, file_size_limit, allowed_mime_types, created_at, updated_at,
        'STANDARD' as type
      from storage.buckets where ${id} = '' or id = ${id}`.execute(db),
  )
  if (id && !rows[0]) throw bucketNotFound()
  sendJson(call, id ? rows[0] : rows)
}

const removeAll: Handler = async (call, { bucket }) => {
  const caller = await call.caller()
  const names = listOf(await readJson(call), 'prefixes')
  sendJson(call, (await removeRows(call, caller, { bucket, names })).map(describedRow))
}

const removeOne: Handler = async (call, { bucket, name }) => {
  const caller = await call.caller()
  await findObject(call.database, serviceRole, { bucket, name }, 'object.delete')
  const removed = await removeRows(call, caller, { bucket, names: [name] })
  if (removed.length === 0) throw accessDenied('Access denied')
  sendJson(call, { message: 'Successfully deleted' })
}

type Removed = { bucket: string; names: string[] }

async function removeRows(
  call: StorageCall,
  caller: typeof serviceRole,
  { bucket, names }: Removed,
): Promise<ObjectRow[]> {
  const { rows } = await call.database.asCaller(
    caller,
    (db) =>
      sql<ObjectRow>`
      delete from storage.objects where bucket_id = ${bucket} and name in (${sql.join(names)}) returning *`.execute(
        db,
      ),
    'object.delete_many',
  )
  await Promise.all(rows.map((row) => call.files.remove(row.version)))
  return rows
}

/** The first route that matches a request answers it; its pattern captures the address of the object or bucket. */
const routes: Route[] = [
  ['GET HEAD', /^object\/sign\/([^/]+\/.*)$/, readSigned],
  ['POST', /^object\/sign\/([^/]+\/.*)$/, signDownload],
  ['POST', /^object\/sign\/([^/]+)$/, signDownloads],
  ['POST', /^object\/upload\/sign\/([^/]+\/.*)$/, signUpload],
  ['PUT', /^object\/upload\/sign\/([^/]+\/.*)$/, putSigned],
  ['GET HEAD', /^object\/public\/([^/]+\/.*)$/, readPublic],
  ['GET HEAD', /^object\/info\/public\/([^/]+\/.*)$/, describePublic],
  ['GET HEAD', /^object\/info\/authenticated\/([^/]+\/.*)$/, describeAuthenticated],
  ['GET HEAD', /^object\/info\/([^/]+\/.*)$/, describe],
  ['POST', /^object\/list\/([^/]+)$/, (call, { bucket }) => listObjects(call, bucket)],
  ['POST', /^object\/move$/, moveObject],
  ['POST', /^object\/copy$/, copyObject],
  ['DELETE', /^object\/([^/]+)$/, removeAll],
  ['DELETE', /^object\/([^/]+\/.*)$/, removeOne],
  ['GET HEAD', /^object\/authenticated\/([^/]+\/.*)$/, readAuthenticated],
  ['GET HEAD', /^object\/([^/]+\/.*)$/, read],
  ['POST PUT', /^object\/([^/]+\/.*)$/, write],
  ['GET', /^bucket(?:\/([^/]+))?$/, listBuckets],
]

/** Paths of endpoints of hosted Supabase; without this list, a POST to such a path would write an object. */
const notServed = /^object\/(?:list-v2|list|upload\/resumable)(?:\/|$)/

export function findRoute(method: string, path: string): ((call: StorageCall) => Promise<void>) | null {
  for (const [methods, pattern, handler] of routes) {
    const match = methods.split(' ').includes(method) ? pattern.exec(path) : null
    if (!match) continue
    if (handler === write && notServed.test(path)) return null
    return (call) => handler(call, parseAddress(match[1] ?? '', path))
  }
  return null
}
