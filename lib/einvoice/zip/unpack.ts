import { Refusal, refuseWhen } from '@/lib/einvoice/refusal'
import { crc32 } from '@/lib/einvoice/zip/crc32'
import type { ZipEntry } from '@/lib/einvoice/zip/entry'

const localSize = 30
const localSignature = 0x04034b50
const methods = { stored: 0, deflated: 8 }

/** The bytes of one file of a ZIP, never more of them than its directory says. */
export async function unpack(zip: Uint8Array, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const packed = packedBytes(zip, entry)
  const bytes = entry.method === methods.stored ? packed : await inflate(packed, entry.size)
  refuseWhen(bytes.length !== entry.size || crc32(bytes) !== entry.crc, 'zip-broken')
  return bytes
}

function packedBytes(zip: Uint8Array, { offset, packed, method }: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  refuseWhen(method !== methods.stored && method !== methods.deflated, 'zip-method')
  refuseWhen(offset + localSize > zip.length || view.getUint32(offset, true) !== localSignature, 'zip-broken')
  const start = offset + localSize + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  refuseWhen(start + packed > zip.length, 'zip-broken')
  return zip.slice(start, start + packed)
}

/** Reads as it inflates, so that a file that is larger than it says is left at once. */
async function inflate(packed: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size)
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let at = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return bytes.subarray(0, at)
      refuseWhen(at + value.length > size, 'zip-broken')
      bytes.set(value, at)
      at += value.length
    }
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal('zip-broken')
  } finally {
    // What was left early is no longer wanted; what failed says so a second time.
    await reader.cancel().catch(() => undefined)
  }
}
