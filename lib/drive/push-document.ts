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
import { DeliveryError } from '@/lib/outbox/delivery-error'

/** `email` is null while nobody works there. */
type FolderOwner = { userId: string; name: string; email: string | null }

const folderType = 'application/vnd.google-apps.folder'
const underWay = new Map<string, Promise<string>>()

/**
 * The id of the client's folder, made and shared with them when there is none. Ten first uploads at once make one
 * folder: in this process they share one run, across processes they share the reserved id.
 */
function ensureFolder(owner: FolderOwner, signal: AbortSignal): Promise<string> {
  const running = underWay.get(owner.userId)
  if (running) return running
  const run = findOrMake(owner, signal).finally(() => underWay.delete(owner.userId))
  underWay.set(owner.userId, run)
  return run
}

async function findOrMake(owner: FolderOwner, signal: AbortSignal): Promise<string> {
  const known = await findFolder(owner.userId)
  if (known) return known
  const id = await reserveFolder(owner.userId, await newDriveId(signal))
  const url = await makeFolder(id, owner.name, signal)
  // One that is shared with nobody yet is not known: with the next file it is shared with whoever came.
  const permissionId = owner.email && (await share(id, owner.email, signal))
  if (owner.email && permissionId) {
    const shared = { sharedWith: owner.email, permissionId }
    await recordFolder(owner.userId, { id, name: owner.name, url, ...shared })
  }
  return id
}

/**
 * What a failure to put something into a folder means. A 404 is the folder: gone or no longer shared with us, which people
 * can mend, or so new that Google has not heard of it everywhere.
 */
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

/** Answers the folder's address. */
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
  // Made by an earlier try, or being made right now by another worker: then it may not be there yet.
  const found = await callDrive(signal, (client, options) =>
    client.files.get({ fileId: id, supportsAllDrives: true, fields: 'id,webViewLink' }, options),
  ).catch((error: DeliveryError) => {
    throw error.status === 404 ? new DeliveryError('drive:folder-pending', { cause: error }) : error
  })
  return found.webViewLink ?? fallback
}

/** An id that Google gives out before anything exists: creating twice with it fails instead of doubling. */
async function newDriveId(signal: AbortSignal): Promise<string> {
  const { ids } = await callDrive(signal, (client, options) =>
    client.files.generateIds({ count: 1, space: 'drive', type: 'files' }, options),
  )
  const id = ids?.[0]
  if (!id) throw new DeliveryError('drive:garbage')
  return id
}

/** Copies a stored document into its client's Drive folder. Repeating it after any interruption leaves one copy. */
export async function pushDocument(documentId: string, signal: AbortSignal): Promise<void> {
  const job = await loadDriveJob(documentId)
  if (!job || job.drive_id) return
  const folderId = await ensureFolder(
    { userId: job.user_id, name: job.folder, email: job.user_email },
    signal,
  )
  const fileId = await reserveFile(documentId, await newDriveId(signal))
  checkpoint('drive.file-reserved')
  const link = (await upload(job, fileId, folderId, signal)) ?? (await findLink(fileId, signal))
  checkpoint('drive.created')
  await recordCopy(documentId, fileId, link ?? `https://drive.google.com/file/d/${fileId}/view`)
  checkpoint('drive.recorded')
}

/** Answers the link that Drive names, or null when it names none or the file was there already. */
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
      // Google's client does not notice when its source breaks off and would wait for the rest for ever.
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

// The copy is there; its link must not be the reason to fail.
const findLink = (fileId: string, signal: AbortSignal) =>
  callDrive(signal, (client, options) =>
    client.files.get({ fileId, supportsAllDrives: true, fields: 'webViewLink' }, options),
  ).then(
    (file) => file.webViewLink ?? null,
    () => null,
  )
