import { jwtVerify, SignJWT } from 'jose'
import type { Caller } from '../database/session-context'
import { checkName, findBucket, findObject, isTaken, type ObjectAddress } from './object-rows'
import { putObject, rehearse } from './put-object'
import { duplicate, readJson, sendJson, StorageFailure, type StorageCall } from './storage-call'

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

export type Signing = {
  download: (address: ObjectAddress, seconds: number) => Promise<string>
  checkDownload: (token: string | null, address: ObjectAddress) => Promise<void>
  /** The token carries the caller: the upload runs under their name, and the policies decide at that time. */
  upload: (address: ObjectAddress, caller: Caller, upsert: boolean) => Promise<string>
  checkUpload: (token: string | null, address: ObjectAddress) => Promise<{ caller: Caller; upsert: boolean }>
}

const uploadSeconds = 7200
const keyOf = ({ bucket, name }: ObjectAddress) => `${bucket}/${name}`

export function createSigning(secret: string): Signing {
  const key = new TextEncoder().encode(secret)
  const sign = (claims: Record<string, unknown>, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key)

  async function check(token: string | null, address: ObjectAddress, claim: 'url' | 'upload') {
    const payload = await jwtVerify(token ?? '', key, { algorithms: ['HS256'] }).then(
      (result) => result.payload,
      (error: Error) => {
        throw new StorageFailure(400, 'InvalidJWT', error.message)
      },
    )
    if (payload[claim] !== keyOf(address)) {
      throw new StorageFailure(400, 'InvalidSignature', 'The url do not match the signature')
    }
    return payload
  }

  return {
    download: (address, seconds) => sign({ url: keyOf(address) }, seconds),
    checkDownload: async (token, address) => void (await check(token, address, 'url')),
    upload: (address, caller, upsert) => sign({ upload: keyOf(address), caller, upsert }, uploadSeconds),
    checkUpload: async (token, address) => {
      const payload = await check(token, address, 'upload')
      return { caller: payload.caller as Caller, upsert: payload.upsert === true }
    },
  }
}
