import 'server-only'
import type { drive_v3 } from '@googleapis/drive'
import type { AccountId } from '@/lib/ids'
import { callDrive } from '@/lib/drive/drive-client'
import { loadFolderShare, recordShare, type FolderShare } from '@/lib/drive/drive-records'
import { report } from '@/lib/observability/report'
import { DeliveryError } from '@/lib/deliveries/delivery-error'

type Permission = drive_v3.Schema$Permission

/** Shares a file and returns the id of the permission; null when the rules of a domain forbid sharing. */
export async function share(
  fileId: string,
  emailAddress: string,
  signal: AbortSignal,
): Promise<string | null> {
  const requestBody = { type: 'user', role: 'reader', emailAddress }
  const invite = (sendNotificationEmail: boolean) =>
    callDrive(signal, (client, options) =>
      client.permissions.create(
        { fileId, requestBody, sendNotificationEmail, supportsAllDrives: true, fields: 'id' },
        options,
      ),
    )
  try {
    const { id } = await invite(false).catch((error: DeliveryError) => {
      // People without a Google account can only be invited by mail.
      if (error.reason !== 'drive:invalidSharingRequest') throw error
      return invite(true)
    })
    if (!id) throw new DeliveryError('drive:garbage')
    return id
  } catch (error) {
    const isRule =
      error instanceof DeliveryError && error.retry !== 'backoff' && [400, 403].includes(error.status ?? 0)
    if (!isRule) throw error
    report(error, `drive share ${error.reason}`)
    return null
  }
}

/** Moves access to a client's folder from the recorded recipient to the client's present contact. Safe to repeat. */
export async function moveFolderShare(account: AccountId, signal: AbortSignal): Promise<void> {
  const folder = await loadFolderShare(account)
  if (!folder) return
  const { folder_id: fileId, shared_with: former, contact } = folder
  const permissions = await listPermissions(fileId, signal)
  const formerOnes = former === contact ? [] : permissions.filter((one) => isGiven(one, folder))
  for (const { id } of formerOnes) await takeBack(fileId, id ?? '', signal)
  // The recipient is recorded before access is given, so that an interrupted try leaves no unknown access.
  await recordShare(account, contact, null)
  if (!contact) return
  // A contact who has access keeps it, because giving it again could send a mail or reduce the contact's rights.
  const known = permissions.find((one) => isUser(one, contact) && !formerOnes.includes(one))
  const given = known?.id ?? (await share(fileId, contact, signal))
  await recordShare(account, given && contact, given)
}

const isUser = ({ type, emailAddress }: Permission, email: string) =>
  type === 'user' && emailAddress?.toLowerCase() === email.toLowerCase()

/** True for a permission that the site gave to the recorded recipient: to read, and not inherited. */
function isGiven(one: Permission, { shared_with: email, permission_id: id }: FolderShare): boolean {
  const { role, permissionDetails } = one
  const details = permissionDetails ?? [{ role, inherited: false }]
  const isTheirs = id ? one.id === id : email !== null && isUser(one, email)
  return isTheirs && details.some((detail) => detail.role === 'reader' && !detail.inherited)
}

async function listPermissions(fileId: string, signal: AbortSignal): Promise<Permission[]> {
  const found: Permission[] = []
  let pageToken: string | undefined
  do {
    const place = { fileId, supportsAllDrives: true, pageSize: 100, ...(pageToken ? { pageToken } : {}) }
    const fields = 'nextPageToken,permissions(id,type,role,emailAddress,permissionDetails)'
    const page = await callDrive(signal, (client, options) =>
      client.permissions.list({ ...place, fields }, options),
    ).catch((error: DeliveryError) => {
      if (error.status !== 404) throw error
      throw new DeliveryError('drive:folder-missing', { retry: 'after-fix', status: 404, cause: error })
    })
    // An answer without a list of permissions is an error, or else nobody would seem to have access to the folder.
    if (!Array.isArray(page.permissions)) throw new DeliveryError('drive:garbage')
    found.push(...page.permissions)
    pageToken = page.nextPageToken ?? undefined
  } while (pageToken)
  return found
}

const takeBack = (fileId: string, permissionId: string, signal: AbortSignal) =>
  callDrive(signal, (client, options) =>
    client.permissions.delete({ fileId, permissionId, supportsAllDrives: true }, options),
  ).catch((error: DeliveryError) => {
    if (error.status !== 404) throw error
  })
