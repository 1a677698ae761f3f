import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { empty, json, readBytes, type Call, type Reply } from '../fake-services/serve'
import {
  DriveError,
  fileResource,
  folderType,
  pickFields,
  sharedDriveId,
  type DriveFile,
  type FileIds,
} from './drive-file'
import type { FileStore, NewFile } from './file-store'

export type Drive = { store: FileStore; ids: FileIds; origin: () => string }

const strings = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

function describeFile(
  metadata: Record<string, unknown>,
  fallbackType: string,
  query: URLSearchParams,
  drive: Drive,
): NewFile {
  const { id, name, mimeType } = metadata
  if (typeof id === 'string' && !drive.ids.isOurs(id))
    throw new DriveError(400, 'The provided file ID is not usable.', 'invalid')
  const file: NewFile = {
    id: typeof id === 'string' ? id : drive.ids.make(),
    name: typeof name === 'string' ? name : 'Untitled',
    mimeType: typeof mimeType === 'string' ? mimeType : fallbackType,
    parents: strings(metadata.parents),
  }
  const shared = file.parents.some((parent) => rootOf(drive.store, parent) === sharedDriveId)
  if (shared && query.get('supportsAllDrives') !== 'true')
    throw new DriveError(404, `File not found: ${file.parents[0]}.`)
  if (!shared && file.mimeType !== folderType) {
    throw new DriveError(403, 'Service Accounts do not have storage quota.', 'storageQuotaExceeded')
  }
  return file
}

function rootOf(store: FileStore, id: string): string {
  const [parent] = store.get(id).parents
  return parent ? rootOf(store, parent) : id
}

export const show = (file: DriveFile, query: URLSearchParams, drive: Drive) =>
  json(pickFields(fileResource(file, drive.origin()), query.get('fields')))

/** Answers calls of `files.create` that send only metadata (a folder), metadata and content, or only content. */
export async function createFile({ request, query, path }: Call, drive: Drive): Promise<Reply> {
  const contentType = request.headers['content-type'] ?? ''
  if (!path.startsWith('/upload/')) {
    const file = describeFile(
      parseMetadata(await readBytes(request)),
      'application/octet-stream',
      query,
      drive,
    )
    return show(await drive.store.create(file, null), query, drive)
  }
  if (query.get('uploadType') === 'media') {
    return show(await drive.store.create(describeFile({}, contentType, query, drive), request), query, drive)
  }
  const { metadata, mimeType, content } = await splitMultipartRelated(request, contentType)
  return show(await drive.store.create(describeFile(metadata, mimeType, query, drive), content), query, drive)
}

type Session = { file: NewFile; path: string; received: number; query: URLSearchParams }
export type Resumable = { begin: (call: Call) => Promise<Reply>; put: (call: Call) => Promise<Reply> }

/** Accepts uploads in parts: `begin` returns the URL to which parts are PUT, and the last part creates the file. */
export function openResumable(drive: Drive, folder: string): Resumable {
  const sessions = new Map<string, Session>()

  async function append(session: Session, body: AsyncIterable<Buffer>) {
    const file = await open(session.path, 'a', 0o600)
    try {
      for await (const chunk of body) {
        await file.write(chunk)
        session.received += chunk.length
      }
    } finally {
      await file.close()
    }
  }

  return {
    async begin({ request, query }) {
      const given = request.headers['x-upload-content-type']
      const mimeType = typeof given === 'string' ? given : 'application/octet-stream'
      const file = describeFile(parseMetadata(await readBytes(request)), mimeType, query, drive)
      const id = randomUUID()
      await mkdir(folder, { recursive: true })
      sessions.set(id, { file, path: join(folder, id), received: 0, query })
      return empty(200, {
        location: `${drive.origin()}/upload/drive/v3/files?uploadType=resumable&upload_id=${id}`,
      })
    },
    async put({ request, query }) {
      const id = query.get('upload_id') ?? ''
      const session = sessions.get(id)
      if (!session) throw new DriveError(404, 'Upload session not found')
      const range = /bytes (?:\*|(\d+)-\d+)\/(\d+|\*)/.exec(request.headers['content-range'] ?? '')
      const start = range?.[1]
      if (start && Number(start) !== session.received) throw new DriveError(416, 'Bytes out of order')
      await append(session, request)
      const total = range ? Number(range[2]) : session.received
      if (session.received < total || Number.isNaN(total)) {
        return empty(308, session.received ? { range: `bytes=0-${session.received - 1}` } : {})
      }
      sessions.delete(id)
      const created = await drive.store.create(session.file, createReadStream(session.path))
      await rm(session.path, { force: true })
      return show(created, session.query, drive)
    },
  }
}

type Related = { metadata: Record<string, unknown>; mimeType: string; content: AsyncIterable<Buffer> }

const headLimit = 64 * 1024

/** Streams the file of a `multipart/related` body; only bytes that may start the boundary are held back. */
async function splitMultipartRelated(body: AsyncIterable<Buffer>, contentType: string): Promise<Related> {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1]
  if (!boundary) throw new DriveError(400, 'Missing boundary')
  const source = body[Symbol.asyncIterator]()
  const pull = async () => {
    const next = await source.next()
    if (next.done) throw new DriveError(400, 'Malformed multipart body.')
    return Buffer.from(next.value)
  }

  let buffered = Buffer.alloc(0)
  async function upTo(mark: string): Promise<Buffer> {
    for (;;) {
      const at = buffered.indexOf(mark)
      if (at >= 0) {
        const before = buffered.subarray(0, at)
        buffered = buffered.subarray(at + mark.length)
        return before
      }
      if (buffered.length > headLimit) throw new DriveError(400, 'Metadata part too large')
      buffered = Buffer.concat([buffered, await pull()])
    }
  }

  await upTo(`--${boundary}\r\n`)
  await upTo('\r\n\r\n')
  const metadata = parseMetadata(await upTo(`\r\n--${boundary}\r\n`))
  const head = (await upTo('\r\n\r\n')).toString('latin1')
  const mimeType = /content-type:\s*([^\r\n;]+)/i.exec(head)?.[1]?.trim() ?? 'application/octet-stream'

  async function* content(): AsyncGenerator<Buffer> {
    const closing = Buffer.from(`\r\n--${boundary}--`)
    for (;;) {
      const at = buffered.indexOf(closing)
      if (at >= 0) {
        yield buffered.subarray(0, at)
        return
      }
      const sure = buffered.length - closing.length
      if (sure > 0) {
        yield buffered.subarray(0, sure)
        buffered = buffered.subarray(sure)
      }
      buffered = Buffer.concat([buffered, await pull()])
    }
  }
  return { metadata, mimeType, content: content() }
}

export function parseMetadata(bytes: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8') || '{}')
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Invalid JSON is refused by the `throw` below.
  }
  throw new DriveError(400, 'Parse Error', 'parseError')
}
