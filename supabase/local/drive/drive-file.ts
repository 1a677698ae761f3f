export const folderType = 'application/vnd.google-apps.folder'
/** The shared drive that exists from the start; it has room, the service account's own drive has none. */
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

/** The file as v3 shows it; sizes are strings there. */
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

/** What `?fields=` asks for, top level only; like Google, a few names when nothing is asked. */
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
