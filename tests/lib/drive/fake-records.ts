import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { DriveJob, FolderShare } from '@/lib/drive/drive-records'

type Share = { sharedWith: string | null; permissionId: string | null }
type Folder = { id: string; name: string; url: string } & Share

export function fakeRecords() {
  const documents = new Map<string, DriveJob>()
  const contents = new Map<string, Buffer>()
  const reserved = new Map<string, string>()
  const found = new Map<string, Folder>()
  const links = new Map<string, { fileId: string; link: string }>()
  const users = new Map<string, string>()
  const contacts = new Map<string, string | null>()
  const reserve = (subject: string, id: string) => {
    const kept = reserved.get(subject) ?? id
    reserved.set(subject, kept)
    return kept
  }
  const userOf = (email: string) => {
    const id = users.get(email) ?? randomUUID()
    users.set(email, id)
    return id
  }
  return {
    addDocument({ content = randomBytes(1000), name = 'factura.pdf', email = 'laura@empresa.example' }) {
      const id = randomUUID()
      const user_id = userOf(email)
      const storage_path = `${user_id}/${id}.pdf`
      documents.set(id, {
        user_id,
        user_email: email,
        folder: email,
        name,
        type: 'application/pdf',
        storage_path,
        drive_id: null,
      })
      contents.set(storage_path, content)
      return id
    },
    copyOf: (id: string) => links.get(id),
    changeContact: (accountId: string, email: string | null) => void contacts.set(accountId, email),
    shareOf: (accountId: string): Share => {
      const { sharedWith = null, permissionId = null } = found.get(accountId) ?? {}
      return { sharedWith, permissionId }
    },
    ownerOf: (id: string) => documents.get(id)?.user_id ?? '',
    folder: (email = 'laura@empresa.example') => found.get(userOf(email)),

    loadDriveJob: async (id: string) => documents.get(id) ?? null,
    reserveFile: async (id: string, fileId: string) => reserve(`file:${id}`, fileId),
    reserveFolder: async (accountId: string, folderId: string) => reserve(`folder:${accountId}`, folderId),
    findFolder: async (accountId: string) => found.get(accountId)?.id,
    recordFolder: async (accountId: string, folder: Folder) => void found.set(accountId, folder),
    async loadFolderShare(accountId: string): Promise<FolderShare | null> {
      const folder = found.get(accountId)
      if (!folder) return null
      const owner = [...users].find(([, id]) => id === accountId)?.[0] ?? null
      const contact = contacts.has(accountId) ? (contacts.get(accountId) ?? null) : owner
      return {
        folder_id: folder.id,
        shared_with: folder.sharedWith,
        permission_id: folder.permissionId,
        contact,
      }
    },
    async recordShare(accountId: string, sharedWith: string | null, permissionId: string | null) {
      Object.assign(found.get(accountId) ?? {}, { sharedWith, permissionId })
    },
    async recordCopy(id: string, fileId: string, link: string) {
      links.set(id, { fileId, link })
      const document = documents.get(id)
      if (document) document.drive_id = fileId
    },
    openObject: async (path: string): Promise<Readable> =>
      Readable.from([contents.get(path) ?? Buffer.alloc(0)]),
  }
}

export type FakeRecords = ReturnType<typeof fakeRecords>
