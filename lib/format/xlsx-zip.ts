export type ZipEntry = {
  name: string
  isEncrypted: boolean
  method: number
  packed: number
  size: number
  offset: number
}

export class BrokenZip extends Error {}

const signatures = { local: 0x04034b50, head: 0x02014b50, end: 0x06054b50 }

export function entriesIn(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== signatures.end) end--
  if (end < 0) throw new BrokenZip()
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== signatures.head) throw new BrokenZip()
    const nameSize = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameSize)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Returns the unpacked size that a ZIP declares, so that too large a file is refused before unpacking. */
export const unpackedSize = (bytes: Uint8Array): number =>
  entriesIn(bytes).reduce((sum, { size }) => sum + size, 0)

/** Throws `BrokenZip` for a damaged entry, and for an entry with more bytes than declared. */
export async function unpackEntry(bytes: Uint8Array<ArrayBuffer>, entry: ZipEntry): Promise<Uint8Array> {
  const whole = new Uint8Array(entry.size)
  let at = 0
  for await (const part of unpackedParts(bytes, entry)) {
    whole.set(part, at)
    at += part.length
  }
  return whole.subarray(0, at)
}

/** A large entry is unpacked part by part, so that it is never in memory as a whole. Throws `BrokenZip`. */
export async function* unpackedParts(
  bytes: Uint8Array<ArrayBuffer>,
  { method, packed, size, offset }: ZipEntry,
): AsyncGenerator<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== signatures.local) throw new BrokenZip()
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const content = bytes.subarray(start, start + packed)
  if (method === 0) {
    if (content.length > size) throw new BrokenZip()
    return yield content
  }
  let at = 0
  for await (const part of chunksOf(
    new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
  )) {
    at += part.length
    if (at > size) throw new BrokenZip()
    yield part
  }
}

async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
