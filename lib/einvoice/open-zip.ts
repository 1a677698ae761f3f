import { maxFileSize } from '@/content/upload-limit'
import { officeFormat, Refusal, refuseWhen } from '@/lib/einvoice/refusal'

const maxUnpacked = 20 * 1024 * 1024
/** Files that are compressed by a larger factor are refused; an invoice has a factor of 15, a ZIP bomb of 1000. */
const maxRatio = 200
const maxName = 255
const maxEntries = 20

const localSize = 30
const headSize = 46
const endSize = 22
const maxComment = 0xffff
const signatures = { local: 0x04034b50, head: 0x02014b50, end: 0x06054b50 }
const methods = { stored: 0, deflated: 8 }

export type ZipMember = { name: string; type: 'xml' | 'pdf'; bytes: Uint8Array<ArrayBuffer> }

type ZipEntry = {
  name: string
  method: number
  encrypted: boolean
  crc: number
  packed: number
  size: number
  offset: number
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && [0x03, 0x05].includes(bytes[2] ?? 0)

/** Returns the XML and PDF files of a ZIP. Throws a `Refusal`, for example for nested or oversized ZIPs. */
export async function openZip(bytes: Uint8Array): Promise<ZipMember[]> {
  refuseWhen(bytes.length > maxFileSize, 'too-large')
  refuseWhen(!isZip(bytes), 'zip-broken')
  const entries = readDirectory(bytes).filter(({ name }) => !name.endsWith('/'))
  const office = officeFormat(entries.map(({ name }) => name))
  if (office) throw new Refusal(office)
  checkEntries(entries)
  const members: ZipMember[] = []
  for (const entry of entries) {
    const type = typeOf(entry.name)
    if (type === null) continue
    const content = await unpack(bytes, entry)
    refuseWhen(isZip(content), 'zip-nested')
    members.push({ name: baseName(entry.name), type, bytes: content })
  }
  if (members.length === 0) throw new Refusal('zip-nothing')
  return members
}

/** The number of entries and bytes that `unpackZip` may still unpack for the same mail. */
type ZipBudget = { entries: number; bytes: number }

const openable = /\.(xml|pdf|zip|jpe?g|png)$/i

/**
 * Returns the XML, PDF, picture and ZIP files in a ZIP that came by mail. Throws a `Refusal`.
 * `look` receives all file names before unpacking; it may throw, for example for a Word document, which is a ZIP too.
 */
export async function unpackZip(
  bytes: Uint8Array,
  left: ZipBudget,
  look: (names: readonly string[]) => void,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }[]> {
  const entries = readDirectory(bytes, left.entries).filter(({ name }) => !name.endsWith('/'))
  look(entries.map(({ name }) => name))
  refuseWhen(
    entries.some(({ encrypted }) => encrypted),
    'zip-encrypted',
  )
  const size = entries.reduce((sum, entry) => sum + entry.size, 0)
  refuseWhen(size > left.bytes, 'zip-size')
  refuseWhen(
    entries.some((entry) => entry.size > maxRatio * Math.max(entry.packed, 1)),
    'zip-ratio',
  )
  left.entries -= entries.length
  left.bytes -= size
  const members: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = []
  for (const entry of entries) {
    const name = baseName(entry.name)
    const isHidden = entry.name.startsWith('__MACOSX/') || name.startsWith('.')
    if (!isHidden && openable.test(name)) members.push({ name, bytes: await unpack(bytes, entry) })
  }
  refuseWhen(members.length === 0, 'zip-nothing')
  return members
}

function checkEntries(entries: readonly ZipEntry[]): void {
  refuseWhen(
    entries.some(({ encrypted }) => encrypted),
    'zip-encrypted',
  )
  refuseWhen(
    entries.some(({ name }) => !isSafe(name)),
    'zip-name',
  )
  refuseWhen(
    entries.some(({ name }) => /\.(zip|rar|7z|gz|tgz)$/i.test(name)),
    'zip-nested',
  )
  refuseWhen(entries.reduce((sum, { size }) => sum + size, 0) > maxUnpacked, 'zip-size')
  refuseWhen(
    entries.some(({ size, packed }) => size > maxRatio * Math.max(packed, 1)),
    'zip-ratio',
  )
}

/** An invalid name, or a path that leaves its folder, suggests an attack, so the ZIP is refused. */
const isSafe = (name: string): boolean =>
  name !== '' && name.length <= maxName && !/\p{Cc}|^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/iu.test(name)

const baseName = (name: string): string => name.split(/[/\\]/).at(-1) ?? name

/** Hidden files are skipped, and so are the files that macOS adds in a folder `__MACOSX`. */
function typeOf(name: string): ZipMember['type'] | null {
  if (name.startsWith('__MACOSX/') || baseName(name).startsWith('.')) return null
  const extension = /\.(xml|pdf)$/i.exec(name)?.[1]?.toLowerCase()
  return extension === 'xml' || extension === 'pdf' ? extension : null
}

async function unpack(zip: Uint8Array, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const packed = packedBytes(zip, entry)
  const bytes = entry.method === methods.stored ? packed : await inflate(packed, entry.size)
  refuseWhen(bytes.length !== entry.size || crc32(bytes) !== entry.crc, 'zip-broken')
  return bytes
}

function packedBytes(zip: Uint8Array, { offset, packed, method }: ZipEntry): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  refuseWhen(method !== methods.stored && method !== methods.deflated, 'zip-method')
  refuseWhen(
    offset + localSize > zip.length || view.getUint32(offset, true) !== signatures.local,
    'zip-broken',
  )
  const start = offset + localSize + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  refuseWhen(start + packed > zip.length, 'zip-broken')
  return zip.slice(start, start + packed)
}

/** Checks the size while inflating, so that a file larger than declared is refused at once. */
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
    // Cancelling a failed stream throws the stream's error again, so this second error is ignored.
    await reader.cancel().catch(() => undefined)
  }
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

/** ZIP64 is not supported, because such a file would exceed the size limit anyway. */
function readDirectory(bytes: Uint8Array, most = maxEntries): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  refuseWhen(count > most, 'zip-entries')
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

/** Windows writes names in windows-1252 without a flag, so names that are not UTF-8 are read as windows-1252. */
function nameIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
