import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { keepFile, readKept } from '../fake-services/keep-file'
import {
  DriveError,
  folderType,
  isFolder,
  sharedDriveId,
  type DriveFile,
  type Permission,
} from './drive-file'

export type NewFile = { id: string; name: string; mimeType: string; parents: string[] }
export type FileStore = {
  all: () => DriveFile[]
  get: (id: string) => DriveFile
  create: (file: NewFile, content: AsyncIterable<Buffer> | null) => Promise<DriveFile>
  share: (id: string, permission: Permission) => Promise<Permission>
  unshare: (id: string, permission: string) => Promise<void>
  trash: (id: string) => Promise<DriveFile>
  read: (id: string) => Readable
}

const sharedDrive: DriveFile = {
  id: sharedDriveId,
  name: 'Facturas de clientes',
  mimeType: folderType,
  parents: [],
  size: 0,
  sha256: '',
  md5: '',
  createdTime: '2025-01-01T00:00:00.000Z',
  trashed: false,
  permissions: [],
}

/** Opens a store that writes a file's content before its record, so that a crash leaves no incomplete file. */
export async function openFileStore(dataDir: string): Promise<FileStore> {
  const [records, contents] = [join(dataDir, 'records'), join(dataDir, 'contents')]
  await mkdir(contents, { recursive: true })
  const kept = (await readKept(records)) as DriveFile[]
  const files = new Map([{ ...sharedDrive }, ...kept].map((file) => [file.id, file]))
  const arriving = new Set<string>()
  const keepRecord = (file: DriveFile) => keepFile(join(records, `${file.id}.json`), JSON.stringify(file))

  async function keepContent(id: string, content: AsyncIterable<Buffer> | null) {
    const [sha256, md5] = [createHash('sha256'), createHash('md5')]
    let size = 0
    async function* measured() {
      for await (const chunk of content ?? []) {
        size += chunk.length
        sha256.update(chunk)
        md5.update(chunk)
        yield chunk
      }
    }
    await keepFile(join(contents, id), measured())
    return { size, sha256: sha256.digest('hex'), md5: md5.digest('hex') }
  }

  const store: FileStore = {
    all: () => [...files.values()],
    get(id) {
      const file = files.get(id)
      if (!file) throw new DriveError(404, `File not found: ${id}.`)
      return file
    },
    async create(file, content) {
      if (files.has(file.id) || arriving.has(file.id))
        throw new DriveError(409, 'A file already exists with the provided ID.')
      for (const parent of file.parents) store.get(parent)
      arriving.add(file.id)
      try {
        const measures =
          file.mimeType === folderType
            ? { size: 0, sha256: '', md5: '' }
            : await keepContent(file.id, content)
        const created: DriveFile = {
          ...file,
          ...measures,
          createdTime: new Date().toISOString(),
          trashed: false,
          permissions: [],
        }
        await keepRecord(created)
        files.set(file.id, created)
        return created
      } catch (error) {
        await rm(join(contents, file.id), { force: true })
        throw error
      } finally {
        arriving.delete(file.id)
      }
    },
    async share(id, permission) {
      const file = store.get(id)
      const known = file.permissions.find((other) => other.id === permission.id)
      if (known && known.role === permission.role) return known
      file.permissions = [...file.permissions.filter((other) => other.id !== permission.id), permission]
      if (id !== sharedDriveId) await keepRecord(file)
      return permission
    },
    async unshare(id, permission) {
      const file = store.get(id)
      file.permissions = file.permissions.filter((other) => other.id !== permission)
      if (id !== sharedDriveId) await keepRecord(file)
    },
    async trash(id) {
      const file = store.get(id)
      if (id === sharedDriveId) throw new DriveError(403, 'A shared drive has no place in its own trash.')
      file.trashed = true
      await keepRecord(file)
      return file
    },
    read(id) {
      if (isFolder(store.get(id)))
        throw new DriveError(403, 'Only files with binary content can be downloaded.', 'fileNotDownloadable')
      return createReadStream(join(contents, id))
    },
  }
  return store
}
