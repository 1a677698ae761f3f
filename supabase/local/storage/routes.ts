import { sql } from 'kysely'
import { serviceRole } from '../database/session-context'
import {
  checkName,
  defaultSizeLimit,
  findObject,
  findBucket,
  parseAddress,
  type ObjectAddress,
  type Bucket,
  type ObjectRow,
} from './object-rows'
import { keepObject, rehearse, putObject, type Placement } from './put-object'
import { serveObject } from './serve-object'
import { putSigned, signDownloads, signUpload } from './sign-objects'
import {
  failureOf,
  objectNotFound,
  readJson,
  sendJson,
  bucketNotFound,
  StorageFailure,
  type StorageCall,
} from './storage-call'

async function readEnds(call: StorageCall): Promise<{ from: ObjectAddress; to: ObjectAddress }> {
  const body = await readJson(call)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const from = { bucket: text(body.bucketId), name: text(body.sourceKey) }
  const to = { bucket: text(body.destinationBucket) || from.bucket, name: text(body.destinationKey) }
  checkName(to.name)
  return { from, to }
}

/** Answers `POST object/move`. */
async function moveObject(call: StorageCall): Promise<void> {
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
async function copyObject(call: StorageCall): Promise<void> {
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

const maxNames = 1000

/** Answers `DELETE object/{bucket}`: removes what the caller may remove, and says what that was. */
async function removeObjects(call: StorageCall, bucket: string): Promise<void> {
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

type Entry = Pick<ObjectRow, 'name'> &
  Record<'id' | 'updated_at' | 'created_at' | 'last_accessed_at', string | null> & {
    metadata: ObjectRow['metadata'] | null
  }

const sortable = ['name', 'created_at', 'updated_at', 'last_accessed_at'] as const
const maxRows = 10_000
const number = (value: unknown, fallback: number) =>
  typeof value === 'number' && value >= 0 ? value : fallback

/** What lies directly under a prefix: objects, and one entry without an id for each folder. */
function entriesUnder(rows: ObjectRow[], prefix: string, search: string): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { id, name, metadata, created_at, updated_at, last_accessed_at } of rows) {
    const [head = '', ...rest] = name.slice(prefix.length).split('/')
    if (!head.toLowerCase().includes(search)) continue
    const entry: Entry =
      rest.length > 0
        ? { name: head, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }
        : { name: head, id, updated_at, created_at, last_accessed_at, metadata }
    entries.set(rest.length > 0 ? `${head}/` : head, entry)
  }
  return [...entries.values()]
}

/** Answers `POST object/list/{bucket}` with what the caller may see. */
async function listObjects(call: StorageCall, bucket: string): Promise<void> {
  const query = await readJson(call)
  const prefix = typeof query.prefix === 'string' && query.prefix ? `${query.prefix.replace(/\/$/, '')}/` : ''
  const order = (query.sortBy ?? {}) as { column?: unknown; order?: unknown }
  const column = sortable.find((name) => name === order.column) ?? 'name'
  const direction = order.order === 'desc' ? sql`desc` : sql`asc`
  const { rows } = await call.database.asCaller(
    await call.caller(),
    (db) =>
      sql<ObjectRow>`
      select * from storage.objects where bucket_id = ${bucket} and starts_with(name, ${prefix})
      order by ${sql.ref(column)} ${direction}, name limit ${maxRows}`.execute(db),
    'object.list',
  )
  const search = typeof query.search === 'string' ? query.search.toLowerCase() : ''
  const offset = number(query.offset, 0)
  sendJson(call, entriesUnder(rows, prefix, search).slice(offset, offset + number(query.limit, 100)))
}
