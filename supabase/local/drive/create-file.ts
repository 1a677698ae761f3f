import { readBytes } from '../neighbour/read-body'
import { json, type Call, type Reply } from '../neighbour/reply'
import { DriveError } from './drive-error'
import { fileResource, folderType, pickFields, sharedDriveId, type DriveFile } from './drive-file'
import type { FileIds } from './file-ids'
import type { FileStore, NewFile } from './file-store'
import { parseMetadata, splitRelated } from './split-related'

export type Drive = { store: FileStore; ids: FileIds; origin: () => string }

const strings = (value: unknown) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** What the caller wants to create, checked as Google checks it: id, drive, and room in that drive. */
export function describeFile(
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

/** `files.create` without content (a folder), with metadata and content in one body, or with content alone. */
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
  const { metadata, mimeType, content } = await splitRelated(request, contentType)
  return show(await drive.store.create(describeFile(metadata, mimeType, query, drive), content), query, drive)
}
