import { jwtVerify, SignJWT } from 'jose'
import type { Caller } from '../database/caller'
import type { ObjectAddress } from './object-address'
import { StorageFailure } from './storage-failure'

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
