import 'server-only'
import { callDrive } from '@/lib/drive/drive-client'
import {
  findFolder,
  recordFolder,
  reserveFolder,
  loadDriveJob,
  openObject,
  recordCopy,
  reserveFile,
  type DriveJob,
} from '@/lib/drive/drive-records'
import { share } from '@/lib/drive/share-folder'
import { env } from '@/lib/env'
import { checkpoint } from '@/lib/observability/checkpoint'
import { DeliveryError } from '@/lib/deliveries/delivery-error'

type FolderOwner = { accountId: string; name: string; email: string | null }

const folderType = 'application/vnd.google-apps.folder'
const underWay = new Map<string, Promise<string>>()

/** Simultaneous uploads wait for the same promise, so that one process creates one folder for a client. */
function ensureFolder(owner: FolderOwner, signal: AbortSignal): Promise<string> {
  const running = underWay.get(owner.accountId)
  if (running) return running
  const run = findOrMake(owner, signal).finally(() => underWay.delete(owner.accountId))
  underWay.set(owner.accountId, run)
  return run
}

async function findOrMake(owner: FolderOwner, signal: AbortSignal): Promise<string> {
  const known = await findFolder(owner.accountId)
  if (known) return known
  const id = await reserveFolder(owner.accountId, await newDriveId(signal))
  const url = await makeFolder(id, owner.name, signal)
  // A folder is recorded only once it is shared, so that the next file tries again if sharing failed.
  const permissionId = owner.email && (await share(id, owner.email, signal))
  if (owner.email && permissionId) {
    const shared = { sharedWith: owner.email, permissionId }
    await recordFolder(owner.accountId, { id, name: owner.name, url, ...shared })
  }
  return id
}

/** A 404 may mean that the site cannot read the folder, or that Drive does not yet show a new folder everywhere. */
async function explained(error: unknown, folderId: string, signal: AbortSignal): Promise<unknown> {
  if (!(error instanceof DeliveryError) || error.status !== 404) return error
  return callDrive(signal, (client, options) =>
    client.files.get({ fileId: folderId, supportsAllDrives: true, fields: 'id' }, options),
  ).then(
    () => new DeliveryError(error.reason, { cause: error }),
    (cause: DeliveryError) =>
      cause.status === 404
        ? new DeliveryError('drive:folder-missing', { retry: 'after-fix', status: 404, cause })
        : cause,
  )
}

async function makeFolder(id: string, name: string, signal: AbortSignal): Promise<string> {
  const fallback = `https://drive.google.com/drive/folders/${id}`
  const parent = env.GOOGLE_DRIVE_PARENT_FOLDER_ID ?? ''
  const requestBody = { id, name, mimeType: folderType, parents: [parent] }
  try {
    const made = await callDrive(signal, (client, options) =>
      client.files.create({ requestBody, supportsAllDrives: true, fields: 'id,webViewLink' }, options),
    )
    if (made.id !== id) throw new DeliveryError('drive:garbage')
    return made.webViewLink ?? fallback
  } catch (error) {
    if (!(error instanceof DeliveryError) || error.status !== 409)
      throw await explained(error, parent, signal)
  }
  // An earlier try or another worker created the folder, so Drive may not show it everywhere yet.
  const found = await callDrive(signal, (client, options) =>
    client.files.get({ fileId: id, supportsAllDrives: true, fields: 'id,webViewLink' }, options),
  ).catch((error: DeliveryError) => {
    throw error.status === 404 ? new DeliveryError('drive:folder-pending', { cause: error }) : error
  })
  return found.webViewLink ?? fallback
}

/** Asks Drive for an unused id, because creating a file twice with the same id fails instead of making a duplicate. */
async function newDriveId(signal: AbortSignal): Promise<string> {
  const { ids } = await callDrive(signal, (client, options) =>
    client.files.generateIds({ count: 1, space: 'drive', type: 'files' }, options),
  )
  const id = ids?.[0]
  if (!id) throw new DeliveryError('drive:garbage')
  return id
}

/** Copies a document to the client's Drive folder; the copy can be repeated safely after any interruption. */
export async function pushDocument(documentId: string, signal: AbortSignal): Promise<void> {
  const job = await loadDriveJob(documentId)
  if (!job || job.drive_id) return
  const folderId = await ensureFolder(
    { accountId: job.user_id, name: job.folder, email: job.user_email },
    signal,
  )
  const fileId = await reserveFile(documentId, await newDriveId(signal))
  checkpoint('drive.file-reserved')
  const link = (await upload(job, fileId, folderId, signal)) ?? (await findLink(fileId, signal))
  checkpoint('drive.created')
  await recordCopy(documentId, fileId, link ?? `https://drive.google.com/file/d/${fileId}/view`)
  checkpoint('drive.recorded')
}

/** Returns the link of the uploaded file; null when Drive returns no link or already has the file. */
async function upload(
  job: DriveJob,
  id: string,
  folderId: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const made = await callDrive(signal, async (client, options) => {
      const broken = new AbortController()
      const cut = AbortSignal.any([options.signal, broken.signal])
      const body = await openObject(job.storage_path, cut)
      // Google's client would wait for ever when reading `body` fails, so the call is aborted.
      body.once('error', () => broken.abort(new DeliveryError('drive:source-broken')))
      const requestBody = { id, name: job.name, parents: [folderId] }
      const media = { mimeType: job.type, body }
      const fields = 'id,webViewLink'
      return client.files
        .create({ requestBody, media, supportsAllDrives: true, fields }, { ...options, signal: cut })
        .finally(() => body.destroy())
    })
    if (made.id !== id) throw new DeliveryError('drive:garbage')
    return made.webViewLink ?? null
  } catch (error) {
    if (error instanceof DeliveryError && error.status === 409) return null
    throw await explained(error, folderId, signal)
  }
}

// Returns null instead of throwing, because the file was copied to Drive and only its link is missing.
const findLink = (fileId: string, signal: AbortSignal) =>
  callDrive(signal, (client, options) =>
    client.files.get({ fileId, supportsAllDrives: true, fields: 'webViewLink' }, options),
  ).then(
    (file) => file.webViewLink ?? null,
    () => null,
  )
