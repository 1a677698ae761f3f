import { createCipheriv, createHash } from 'node:crypto'

export type SampleFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

/** Returns bytes that cannot be compressed; the same seed gives the same bytes. */
export function seededBytes(seed: string, length: number): Uint8Array<ArrayBuffer> {
  const key = createHash('sha256').update(seed).digest().subarray(0, 16)
  const stream = createCipheriv('aes-128-ctr', key, Buffer.alloc(16))
  return new Uint8Array(stream.update(Buffer.alloc(length)))
}

export const seededNumber = (seed: string, limit: number): number =>
  createHash('sha256').update(seed).digest().readUInt32BE() % limit
