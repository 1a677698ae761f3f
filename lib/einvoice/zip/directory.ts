import { refuseWhen, Refusal } from '@/lib/einvoice/refusal'
import type { ZipEntry } from '@/lib/einvoice/zip/entry'

const endSize = 22
const maxComment = 0xffff
const headSize = 46
const signatures = { end: 0x06054b50, head: 0x02014b50 }
export const maxEntries = 20

/** The directory at the end of a ZIP. A ZIP64 is larger than anything that is taken here. */
export function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  refuseWhen(count > maxEntries, 'zip-entries')
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    refuseWhen(at + headSize > end || view.getUint32(at, true) !== signatures.head, 'zip-broken')
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    const next = at + headSize + (nameSize ?? 0) + (extraSize ?? 0) + (noteSize ?? 0)
    refuseWhen(next > end, 'zip-broken')
    const flags = view.getUint16(at + 8, true)
    entries.push({
      name: nameIn(bytes.subarray(at + headSize, at + headSize + (nameSize ?? 0))),
      encrypted: (flags & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at = next
  }
  return entries
}

function endOf(view: DataView): number {
  const last = view.byteLength - endSize
  for (let at = last; at >= 0 && at >= last - maxComment; at--) {
    if (view.getUint32(at, true) === signatures.end) return at
  }
  throw new Refusal('zip-broken')
}

/** Windows writes names in its own encoding and says nothing about it. */
function nameIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
