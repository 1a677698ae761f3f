import { findBucket } from './buckets'
import { checkName, type ObjectAddress } from './object-address'
import { findObject, isTaken } from './object-rows'
import { rehearse } from './put-object'
import { putObject } from './put-object'
import { readJson, sendJson, type StorageCall } from './storage-call'
import { duplicate, StorageFailure } from './storage-failure'

const missing = 'Either the object does not exist or you do not have access to it'

/** Answers `POST object/sign/{bucket}/{name}`, and `POST object/sign/{bucket}` for many names. */
export async function signDownloads(call: StorageCall, address: ObjectAddress): Promise<void> {
  const { expiresIn, paths } = await readJson(call)
  const seconds = typeof expiresIn === 'number' ? Math.max(1, Math.floor(expiresIn)) : 60
  const caller = await call.caller()
  await findBucket(call.database, address.bucket)
  const sign = async (name: string) => {
    const target = { bucket: address.bucket, name }
    await findObject(call.database, caller, target, 'object.sign')
    // supabase-js encodes the address itself.
    return `/object/sign/${target.bucket}/${name}?token=${await call.signing.download(target, seconds)}`
  }
  if (address.name) return sendJson(call, { signedURL: await sign(address.name) })
  const names = Array.isArray(paths) ? paths.filter((name) => typeof name === 'string') : []
  const answers = names.map((path) =>
    sign(path).then(
      (signedURL) => ({ error: null, path, signedURL }),
      () => ({ error: missing, path, signedURL: null }),
    ),
  )
  sendJson(call, await Promise.all(answers))
}

/** Answers `POST object/upload/sign/{bucket}/{name}` for a caller who could upload there right now. */
export async function signUpload(call: StorageCall, address: ObjectAddress): Promise<void> {
  const caller = await call.caller()
  const upsert = call.request.headers['x-upsert'] === 'true'
  await findBucket(call.database, address.bucket)
  checkName(address.name)
  await rehearse(call, { address, caller, upsert }, 'object.sign_upload_url')
  const token = await call.signing.upload(address, caller, upsert)
  sendJson(call, { url: `/object/upload/sign/${address.bucket}/${address.name}?token=${token}`, token })
}

/** Answers `PUT object/upload/sign/{bucket}/{name}?token=…`. */
export async function putSigned(call: StorageCall, address: ObjectAddress): Promise<void> {
  const { caller, upsert } = await call.signing.checkUpload(call.url.searchParams.get('token'), address)
  // The holder of the token knows the place already; a policy that no longer allows it would hide the reason.
  if (!upsert && (await isTaken(call.database, address))) throw duplicate()
  if (!caller) throw new StorageFailure(400, 'InvalidJWT', 'The token names no caller')
  await putObject(call, { address, caller, upsert })
}
