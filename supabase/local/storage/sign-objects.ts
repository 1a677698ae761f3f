import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { sql } from 'kysely'
import type { ObjectRow } from './object-rows'
import { findObject, type ObjectAddress } from './object-rows'
import { listOf, readJson, tokenOf, wholeOf } from './call-body'
import { putObject, rehearse } from './put-object'
import { sendJson, StorageFailure, type StorageCall } from './storage-call'

const missing = 'Either the object does not exist or you do not have access to it'
const keyOf = ({ bucket, name }: ObjectAddress) => `${bucket}/${name}`
const lastSecond = Math.floor(Number.MAX_SAFE_INTEGER / 1000)

async function secondsOf(call: StorageCall) {
  const body = await readJson(call)
  const seconds = wholeOf(body, 'expiresIn', 1)
  if (seconds > lastSecond - Date.now() / 1000) {
    throw new StorageFailure(400, 'InvalidParameter', 'Invalid Parameter expiresIn')
  }
  return { body, seconds }
}

/** Answers `POST object/sign/{bucket}/{name}`. The answer has the escapes that `decodeURI` leaves; supabase-js encodes it anew. */
export async function signDownload(call: StorageCall, address: ObjectAddress): Promise<void> {
  const caller = await call.caller()
  const { seconds } = await secondsOf(call)
  await findObject(call.database, caller, address, 'object.sign')
  const url = decodeURI(call.path.split('/').slice(2).join('/'))
  sendJson(call, { signedURL: `/object/sign/${url}?token=${await call.signing.download(url, seconds)}` })
}

/** Answers `POST object/sign/{bucket}` for many names. */
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

/** Answers `POST object/upload/sign/{bucket}/{name}` for a caller who could upload there right now. */
export async function signUpload(call: StorageCall, address: ObjectAddress): Promise<void> {
  const caller = await call.caller()
  const upsert = call.request.headers['x-upsert'] === 'true'
  await rehearse(call, { address, caller, upsert }, 'object.sign_upload_url')
  const token = await call.signing.upload(address, { owner: caller.sub, upsert })
  sendJson(call, { url: `/object/upload/sign/${keyOf(address)}?token=${token}`, token })
}

/** Answers `PUT object/upload/sign/{bucket}/{name}?token=…`: who holds the token uploads, whatever the policies say by now. */
export async function putSigned(call: StorageCall, address: ObjectAddress): Promise<void> {
  const { owner, upsert } = await call.signing.checkUpload(tokenOf(call), address)
  await putObject(call, { address, caller: { role: 'service_role' }, owner, upsert }, () => ({
    Key: keyOf(address),
  }))
}

type UploadGrant = { owner: string | undefined; upsert: boolean }

export type Signing = {
  download: (url: string, seconds: number) => Promise<string>
  /** When the address ends, as a date of HTTP. */
  checkDownload: (token: string, address: ObjectAddress) => Promise<string>
  upload: (address: ObjectAddress, grant: UploadGrant) => Promise<string>
  checkUpload: (token: string, address: ObjectAddress) => Promise<UploadGrant>
}

/** How long an upload may begin after it was signed, on the hosted service. */
const uploadSeconds = 7200

export function createSigning(secret: string): Signing {
  const key = new TextEncoder().encode(secret)
  const sign = (claims: JWTPayload, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key)

  async function check(token: string, address: ObjectAddress, scope: 'download' | 'upload') {
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch((error: Error) => {
      throw new StorageFailure(400, 'InvalidJWT', error.message)
    })
    if (payload.scope !== scope) {
      throw new StorageFailure(400, 'InvalidSignature', `Token is not scoped for ${scope}`)
    }
    if (payload.url !== keyOf(address)) {
      throw new StorageFailure(400, 'InvalidSignature', 'Invalid signature')
    }
    return payload
  }

  return {
    download: (url, seconds) => sign({ url, scope: 'download' }, seconds),
    checkDownload: async (token, address) =>
      new Date(Number((await check(token, address, 'download')).exp) * 1000).toUTCString(),
    upload: (address, grant) => sign({ ...grant, url: keyOf(address), scope: 'upload' }, uploadSeconds),
    checkUpload: async (token, address) => {
      const { owner, upsert } = await check(token, address, 'upload')
      return { owner: typeof owner === 'string' ? owner : undefined, upsert: upsert === true }
    },
  }
}
