import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { ObjectAddress } from './object-rows'
import { StorageFailure } from './storage-failure'

export const keyOf = ({ bucket, name }: ObjectAddress) => `${bucket}/${name}`

type UploadGrant = { owner: string | undefined; upsert: boolean }

export type Signing = {
  download: (url: string, seconds: number) => Promise<string>
  /** Checks the token of a signed URL, and returns the URL's time of expiry as an HTTP date. */
  checkDownload: (token: string, address: ObjectAddress) => Promise<string>
  upload: (address: ObjectAddress, grant: UploadGrant) => Promise<string>
  checkUpload: (token: string, address: ObjectAddress) => Promise<UploadGrant>
}

/** An upload to a signed URL may start up to this many seconds after signing, as on hosted Supabase. */
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
