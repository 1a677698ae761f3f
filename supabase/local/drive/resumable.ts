import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readBytes } from '../neighbour/read-body'
import { empty, type Call, type Reply } from '../neighbour/reply'
import { describeFile, show, type Drive } from './create-file'
import { DriveError } from './drive-error'
import type { NewFile } from './file-store'
import { parseMetadata } from './split-related'

type Session = { file: NewFile; path: string; received: number; query: URLSearchParams }
export type Resumable = { begin: (call: Call) => Promise<Reply>; put: (call: Call) => Promise<Reply> }

/** Uploads in several requests: `begin` answers where to PUT, each PUT says what has arrived, the last creates the file. */
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
