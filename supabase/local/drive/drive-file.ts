import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepFile } from '../fake-services/keep-file'
import { json, type Reply } from '../fake-services/serve'

export const folderType = 'application/vnd.google-apps.folder'
/** The shared drive exists from the start, because a service account cannot own files. */
export const sharedDriveId = 'clientes'

export type Permission = { id: string; type: string; role: string; emailAddress?: string; notified: boolean }
export type DriveFile = {
  id: string
  name: string
  mimeType: string
  parents: string[]
  size: number
  sha256: string
  md5: string
  createdTime: string
  trashed: boolean
  permissions: Permission[]
}

export const isFolder = (file: DriveFile) => file.mimeType === folderType

export function fileResource(file: DriveFile, origin: string): Record<string, unknown> {
  const link = isFolder(file) ? `${origin}/drive/folders/${file.id}` : `${origin}/file/d/${file.id}/view`
  return {
    kind: 'drive#file',
    id: file.id,
    name: file.name,
    mimeType: file.mimeType,
    parents: file.parents,
    driveId: sharedDriveId,
    createdTime: file.createdTime,
    trashed: file.trashed,
    webViewLink: link,
    permissions: file.permissions.map(({ id, type, role, emailAddress }) => ({
      id,
      type,
      role,
      emailAddress,
    })),
    ...(isFolder(file)
      ? {}
      : {
          size: String(file.size),
          sha256Checksum: file.sha256,
          md5Checksum: file.md5,
          webContentLink: `${origin}/descargar/${file.id}`,
        }),
  }
}

/** Returns the top-level fields that `?fields=` names, or only a few without this parameter, like Google. */
export function pickFields(
  resource: Record<string, unknown>,
  fields: string | null,
): Record<string, unknown> {
  const asked = fields ?? 'kind,id,name,mimeType'
  if (asked.trim() === '*') return resource
  const names = asked
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((name) => name.trim())
  return Object.fromEntries(Object.entries(resource).filter(([name]) => names.includes(name)))
}

const reasons: Record<number, string> = {
  400: 'badRequest',
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
  409: 'fileIdInUse',
  416: 'requestedRangeNotSatisfiable',
  429: 'rateLimitExceeded',
  500: 'backendError',
}

/** An error in Google's format, in which Google's client looks for the reason in `error.errors[0].reason`. */
export class DriveError extends Error {
  readonly status: number
  readonly reason: string
  constructor(status: number, message: string, reason = reasons[status] ?? 'unknown') {
    super(message)
    this.status = status
    this.reason = reason
  }
}

export const errorBody = (status: number, message = 'fault', reason = reasons[status] ?? 'unknown') => ({
  error: { code: status, message, errors: [{ message, domain: 'global', reason }] },
})

export const refuse = ({ status, message, reason }: DriveError): Reply =>
  json(errorBody(status, message, reason), status)

export type FileIds = { make: () => string; isOurs: (id: string) => boolean }

/** Makes file ids and recognises them later, because Google refuses ids that `generateIds` did not return. */
export async function openFileIds(dataDir: string): Promise<FileIds> {
  const path = join(dataDir, 'id-key')
  const key = await readFile(path).catch(async () => {
    const fresh = randomBytes(32)
    await keepFile(path, fresh)
    return fresh
  })
  const sealOf = (body: string) => createHmac('sha256', key).update(body).digest('base64url').slice(0, 12)
  return {
    make() {
      const body = randomBytes(15).toString('base64url')
      return `1${body}${sealOf(body)}`
    },
    isOurs(id) {
      const seal = sealOf(id.slice(1, 21))
      return (
        id.length === 33 &&
        timingSafeEqual(Buffer.from(id.slice(21).padEnd(12)).subarray(0, 12), Buffer.from(seal))
      )
    },
  }
}
