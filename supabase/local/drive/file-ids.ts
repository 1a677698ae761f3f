import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepFile } from '../neighbour/keep-file'

export type FileIds = { make: () => string; isOurs: (id: string) => boolean }

/** Identifiers that only this drive can make, since Google refuses ids that `generateIds` never gave out. */
export async function openFileIds(dataDir: string): Promise<FileIds> {
  const path = join(dataDir, 'id-key')
  const key = await readFile(path).catch(async () => {
    const fresh = randomBytes(32)
    await keepFile(path, fresh)
    return fresh
  })
  const sealOf = (body: string) => createHmac('sha256', key).update(body).digest('base64url').slice(0, 12)
  return {
    make() {
      const body = randomBytes(15).toString('base64url')
      return `1${body}${sealOf(body)}`
    },
    isOurs(id) {
      const seal = sealOf(id.slice(1, 21))
      return (
        id.length === 33 &&
        timingSafeEqual(Buffer.from(id.slice(21).padEnd(12)).subarray(0, 12), Buffer.from(seal))
      )
    },
  }
}
