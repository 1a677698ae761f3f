import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/env'

const algorithm = 'aes-256-gcm'
const [ivSize, tagSize] = [12, 16]

/** Calendar URLs are encrypted, so that a copy of the database reveals none of them. */
const key = () =>
  Buffer.from(hkdfSync('sha256', env.SUPABASE_SECRET_KEY, 'outside-calendars', 'address of a calendar', 32))

/** The encrypted URL is bound to a person, so that it cannot be used for somebody else. */
export function sealAddress(address: string, person: string): string {
  const iv = randomBytes(ivSize)
  const cipher = createCipheriv(algorithm, key(), iv).setAAD(Buffer.from(person))
  const sealed = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Returns the decrypted URL; null if the text was encrypted with another key or for another person. */
export function openAddress(sealed: string, person: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv(algorithm, key(), bytes.subarray(0, ivSize))
      .setAAD(Buffer.from(person))
      .setAuthTag(bytes.subarray(ivSize, ivSize + tagSize))
    return Buffer.concat([decipher.update(bytes.subarray(ivSize + tagSize)), decipher.final()]).toString(
      'utf8',
    )
  } catch {
    return null
  }
}
