import 'server-only'
import { callDrive } from '@/lib/drive/drive-client'
import { DeliveryError } from '@/lib/deliveries/delivery-error'

/** Moves the copy to Drive's bin, where the firm can restore it for thirty days. Succeeds also for a missing copy. */
export async function trashCopy(fileId: string, signal: AbortSignal): Promise<void> {
  const requestBody = { trashed: true }
  const file = await callDrive(signal, (client, options) =>
    client.files.update({ fileId, requestBody, supportsAllDrives: true, fields: 'trashed' }, options),
  ).catch((error: DeliveryError) => {
    if (error.status !== 404) throw error
    return { trashed: true }
  })
  if (!file.trashed) throw new DeliveryError('drive:garbage')
}
