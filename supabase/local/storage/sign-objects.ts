import { sql } from 'kysely'
import type { ObjectRow } from './object-rows'
import { findObject, type ObjectAddress } from './object-rows'
import { listOf, readJson, tokenOf, wholeOf } from './call-body'
import { putObject, rehearse } from './put-object'
import { keyOf } from './signing'
import { sendJson, type StorageCall } from './storage-call'
import { StorageFailure } from './storage-failure'

const missing = 'Either the object does not exist or you do not have access to it'
const lastSecond = Math.floor(Number.MAX_SAFE_INTEGER / 1000)

async function secondsOf(call: StorageCall) {
  const body = await readJson(call)
  const seconds = wholeOf(body, 'expiresIn', 1)
  if (seconds > lastSecond - Date.now() / 1000) {
    throw new StorageFailure(400, 'InvalidParameter', 'Invalid Parameter expiresIn')
  }
  return { body, seconds }
}

/** Signs a download; the signed URL has few escapes, because supabase-js encodes the URL again. */
export async function signDownload(call: StorageCall, address: ObjectAddress): Promise<void> {
  const caller = await call.caller()
  const { seconds } = await secondsOf(call)
  await findObject(call.database, caller, address, 'object.sign')
  const url = decodeURI(call.path.split('/').slice(2).join('/'))
  sendJson(call, { signedURL: `/object/sign/${url}?token=${await call.signing.download(url, seconds)}` })
}

export async function signDownloads(call: StorageCall, { bucket }: ObjectAddress): Promise<void> {
  const caller = await call.caller()
  const { body, seconds } = await secondsOf(call)
  const paths = listOf(body, 'paths', 1000)
  const { rows } = await call.database.asCaller(
    caller,
    (db) =>
      sql<ObjectRow>`
      select name from storage.objects where bucket_id = ${bucket} and name in (${sql.join(paths)})`.execute(
        db,
      ),
    'object.sign_many',
  )
  const found = new Set(rows.map(({ name }) => name))
  const sign = async (path: string) => {
    if (!found.has(path)) return { error: missing, path, signedURL: null }
    const url = keyOf({ bucket, name: path })
    const token = await call.signing.download(url, seconds)
    return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` }
  }
  sendJson(call, await Promise.all(paths.map(sign)))
}

export async function signUpload(call: StorageCall, address: ObjectAddress): Promise<void> {
  const caller = await call.caller()
  const upsert = call.request.headers['x-upsert'] === 'true'
  await rehearse(call, { address, caller, upsert }, 'object.sign_upload_url')
  const token = await call.signing.upload(address, { owner: caller.sub, upsert })
  sendJson(call, { url: `/object/upload/sign/${keyOf(address)}?token=${token}`, token })
}

/** Stores an upload to a signed URL, whose policies were checked when the URL was signed. */
export async function putSigned(call: StorageCall, address: ObjectAddress): Promise<void> {
  const { owner, upsert } = await call.signing.checkUpload(tokenOf(call), address)
  await putObject(call, { address, caller: { role: 'service_role' }, owner, upsert }, () => ({
    Key: keyOf(address),
  }))
}
