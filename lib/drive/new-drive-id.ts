import 'server-only'
import { callDrive } from '@/lib/drive/drive-client'
import { DeliveryError } from '@/lib/outbox/delivery-error'

/** An id that Google gives out before anything exists: creating twice with it fails instead of doubling. */
export async function newDriveId(signal: AbortSignal): Promise<string> {
  const { ids } = await callDrive(signal, (client, options) =>
    client.files.generateIds({ count: 1, space: 'drive', type: 'files' }, options),
  )
  const id = ids?.[0]
  if (!id) throw new DeliveryError('drive:garbage')
  return id
}
