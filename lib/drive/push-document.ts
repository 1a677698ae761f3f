import 'server-only'
import { callDrive } from '@/lib/drive/drive-client'
import { loadDriveJob, openObject, recordCopy, reserveFile, type DriveJob } from '@/lib/drive/drive-records'
import { ensureFolder, explained, newDriveId } from '@/lib/drive/ensure-folder'
import { checkpoint } from '@/lib/observability/checkpoint'
import { DeliveryError } from '@/lib/outbox/delivery-error'

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
