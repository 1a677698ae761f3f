import { Refusal, refuseWhen } from '@/lib/einvoice/refusal'
import { officeFormat } from '@/lib/einvoice/foreign-format'
import { readDirectory } from '@/lib/einvoice/zip/directory'
import type { ZipEntry } from '@/lib/einvoice/zip/entry'
import { unpack } from '@/lib/einvoice/zip/unpack'

const maxZip = 10 * 1024 * 1024
const maxUnpacked = 20 * 1024 * 1024
/** An XML of zeros packs a thousand times smaller; an invoice about fifteen times. */
const maxRatio = 200
const maxName = 255

export type ZipMember = { name: string; type: 'xml' | 'pdf'; bytes: Uint8Array<ArrayBuffer> }

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && [0x03, 0x05].includes(bytes[2] ?? 0)

/**
 * The XML and PDF files of a ZIP, as a supplier mails them; pictures and notes beside them are left out. Throws a
 * `Refusal` for a ZIP that is broken, too large when opened, nested, or with names that leave its folder.
 */
export async function openZip(bytes: Uint8Array): Promise<ZipMember[]> {
  refuseWhen(bytes.length > maxZip, 'too-large')
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

/** Nothing is ever written under these names; one that climbs shows what its maker had in mind. */
const isSafe = (name: string): boolean =>
  name !== '' && name.length <= maxName && !/\p{Cc}|^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/iu.test(name)

const baseName = (name: string): string => name.split(/[/\\]/).at(-1) ?? name

/** Macs add a folder of their own with twins of every file. */
function typeOf(name: string): ZipMember['type'] | null {
  if (name.startsWith('__MACOSX/') || baseName(name).startsWith('.')) return null
  const extension = /\.(xml|pdf)$/i.exec(name)?.[1]?.toLowerCase()
  return extension === 'xml' || extension === 'pdf' ? extension : null
}
