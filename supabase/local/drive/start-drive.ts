import { join } from 'node:path'
import { rm } from 'node:fs/promises'
import { createFaults } from '../neighbour/faults'
import { json, page, type Call, type Reply } from '../neighbour/reply'
import { serve } from '../neighbour/serve'
import type { Drive } from './create-file'
import { driveApi } from './drive-api'
import { DriveError, errorBody, refuse } from './drive-error'
import { sharedDriveId, isFolder } from './drive-file'
import { drivePage, folderPage } from './drive-page'
import { openFileIds } from './file-ids'
import { openFileStore, type FileStore } from './file-store'
import { openResumable } from './resumable'
import { openTokenDesk } from './token-desk'

type Options = { port: number; dataDir: string; publicKeyPem: string; clientEmail: string }
export type LocalDrive = { url: string; sharedDriveId: string; stop: () => Promise<void> }

/**
 * Google Drive v3 and its token endpoint for one service account, with one shared drive (`sharedDriveId`, the parent
 * folder to configure). Keeps files under `dataDir`; `/` and `/api/files` show them.
 */
export async function startDrive({ port, dataDir, publicKeyPem, clientEmail }: Options): Promise<LocalDrive> {
  const [store, ids, tokens] = await Promise.all([
    openFileStore(dataDir),
    openFileIds(dataDir),
    openTokenDesk(publicKeyPem, clientEmail),
  ])
  const unfinished = join(dataDir, 'unfinished')
  await rm(unfinished, { recursive: true, force: true })
  let origin = ''
  const drive: Drive = { store, ids, origin: () => origin }
  const resumable = openResumable(drive, unfinished)

  async function handle(call: Call): Promise<Reply> {
    try {
      if (call.method === 'POST' && call.path === '/token') return await tokens.issue(call)
      if (call.path.startsWith('/drive/v3/') || call.path.startsWith('/upload/')) {
        tokens.check(call)
        return await driveApi(call, drive, resumable)
      }
      return showPage(call, store)
    } catch (error) {
      if (error instanceof DriveError) return refuse(error)
      throw error
    }
  }
  const running = await serve({ port, faults: createFaults(), handle, errorBody })
  origin = running.url
  return { ...running, sharedDriveId }
}

function showPage({ path }: Call, store: FileStore): Reply {
  if (path === '/') return page(drivePage(store))
  if (path === '/api/files') return json(store.all().filter((file) => file.id !== sharedDriveId))
  const [, kind, id = ''] = /^\/(drive\/folders|file\/d|descargar)\/([\w-]+)(?:\/view)?$/.exec(path) ?? []
  const file = store.get(id)
  if (kind === 'drive/folders' && isFolder(file)) return page(folderPage(store, file))
  const headers = {
    'content-type': file.mimeType,
    'content-length': String(file.size),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  }
  return { status: 200, headers, body: store.read(id) }
}
