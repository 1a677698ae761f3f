import { json, readBytes, type Call, type Reply } from '../fake-services/serve'
import { createFile, parseMetadata, show, type Drive, type Resumable } from './create-file'
import { DriveError, fileResource, pickFields, sharedDriveId, type DriveFile } from './drive-file'
import { permissionApi } from './permission-api'

export async function driveApi(call: Call, drive: Drive, resumable: Resumable): Promise<Reply> {
  const { method, path, query } = call
  const route = `${method} ${path.replace(/^\/upload/, '')}`
  if (route === 'GET /drive/v3/files/generateIds') return generateIds(query, drive)
  if (route === 'GET /drive/v3/files') return listFiles(query, drive)
  if (route === 'PUT /drive/v3/files') return resumable.put(call)
  if (route === 'POST /drive/v3/files') {
    return query.get('uploadType') === 'resumable' ? resumable.begin(call) : createFile(call, drive)
  }
  const [, id = '', permissions, permission] =
    /^\/drive\/v3\/files\/([\w-]+)(\/permissions(?:\/([\w-]+))?)?$/.exec(path) ?? []
  if (id && permissions) return permissionApi(call, { id, permission }, drive)
  if (id && method === 'GET') return getFile(id, query, drive)
  if (id && method === 'PATCH') return changeFile(call, id, drive)
  throw new DriveError(404, 'Not Found')
}

function generateIds(query: URLSearchParams, { ids }: Drive): Reply {
  const count = Math.min(Number(query.get('count') ?? 10), 1000)
  return json({ kind: 'drive#generatedIds', space: 'drive', ids: Array.from({ length: count }, ids.make) })
}

function listFiles(query: URLSearchParams, { store, origin }: Drive): Reply {
  const wanted = searchTest(query.get('q') ?? '')
  const shared = query.get('includeItemsFromAllDrives') === 'true'
  const found = shared ? store.all().filter((file) => file.id !== sharedDriveId && wanted(file)) : []
  const fields = /files\(([^)]*)\)/.exec(query.get('fields') ?? '')?.[1] ?? null
  const files = found.map((file) => pickFields(fileResource(file, origin()), fields))
  return json({ kind: 'drive#fileList', incompleteSearch: false, files })
}

function getFile(id: string, query: URLSearchParams, drive: Drive): Reply {
  if (query.get('supportsAllDrives') !== 'true') throw new DriveError(404, `File not found: ${id}.`)
  const file = drive.store.get(id)
  if (query.get('alt') !== 'media') return show(file, query, drive)
  return {
    status: 200,
    headers: { 'content-type': file.mimeType, 'content-length': String(file.size) },
    body: drive.store.read(id),
  }
}

async function changeFile({ request, query }: Call, id: string, drive: Drive): Promise<Reply> {
  if (query.get('supportsAllDrives') !== 'true') throw new DriveError(404, `File not found: ${id}.`)
  const { trashed } = parseMetadata(await readBytes(request))
  if (trashed !== true) throw new DriveError(403, 'Only trashed can be changed here.')
  return show(await drive.store.trash(id), query, drive)
}

type Test = (file: DriveFile) => boolean

const text = "'((?:[^'\\\\]|\\\\.)*)'"
const plain = (quoted = '') => quoted.replace(/\\(.)/g, '$1')
const clauses: [RegExp, (value: string) => Test][] = [
  [new RegExp(`^${text} in parents$`), (id) => (file) => file.parents.includes(id)],
  [new RegExp(`^name = ${text}$`), (name) => (file) => file.name === name],
  [
    new RegExp(`^name contains ${text}$`),
    (part) => (file) => file.name.toLowerCase().includes(part.toLowerCase()),
  ],
  [new RegExp(`^mimeType = ${text}$`), (type) => (file) => file.mimeType === type],
  [new RegExp(`^mimeType != ${text}$`), (type) => (file) => file.mimeType !== type],
  [/^trashed = (true|false)$/, (value) => (file) => String(file.trashed) === value],
]

/** Parses a search of simple clauses joined with `and`; other searches get a 400. */
function searchTest(query: string): Test {
  if (!query.trim()) return () => true
  // Splits only outside of quotes, because a quoted text may contain " and ".
  const parts = query.match(/(?:'(?:[^'\\]|\\.)*'|(?! and )[^'])+/g) ?? []
  const tests = parts.map((part) => {
    const clause = part
      .replace(/^and /, '')
      .trim()
      .replace(/\s*(!?=)\s*/, ' $1 ')
    for (const [pattern, build] of clauses) {
      const match = pattern.exec(clause)
      if (match) return build(plain(match[1]))
    }
    throw new DriveError(400, 'Invalid Value', 'invalid')
  })
  return (file) => tests.every((test) => test(file))
}
