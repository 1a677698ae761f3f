import type { SeenInPicture } from '@/lib/einvoice/picture-figures'
import { isZip, openZip } from '@/lib/einvoice/open-zip'
import { Refusal } from '@/lib/einvoice/refusal'
import { refusedFor, reviewXml, type Refused, type ReviewedXml } from '@/lib/einvoice/review-document'
import type { AnchorEntry } from '@/lib/einvoice/signature/trust'

export type ReviewedFile = { name: string } & (
  | ReviewedXml
  /** `seen` is what the reader of pictures found; `missing` means that this reader could not be loaded. */
  | { picture: 'pdf' | 'image'; seen?: SeenInPicture | 'missing'; refused?: undefined }
)
/** `anchors` are certificate authorities that are trusted in addition to the built-in list. */
export type Delivery = { name: string; bytes: Uint8Array; anchors?: readonly AnchorEntry[] }

/** Reviews each file of a ZIP, XML files first, or the single file. The generator never throws. */
export async function* reviewDelivery({ name, bytes, anchors }: Delivery): AsyncGenerator<ReviewedFile> {
  const kind = fileKind(bytes)
  if (kind !== 'zip') {
    yield kind === 'xml' ? { name, ...(await reviewXml(bytes, { anchors })) } : { name, picture: kind }
    return
  }
  const { members, refused } = await openMembers(bytes)
  if (refused) yield { name, refused }
  for (const member of members) {
    const { name, type } = member
    yield type === 'pdf'
      ? { name, picture: 'pdf' }
      : { name, ...(await reviewXml(member.bytes, { anchors })) }
  }
}

async function openMembers(bytes: Uint8Array) {
  try {
    const members = await openZip(bytes)
    return { members: members.toSorted((one, other) => other.type.localeCompare(one.type)), refused: null }
  } catch (cause) {
    const refused: Refused = refusedFor(cause instanceof Refusal ? cause.reason : 'unreadable')
    return { members: [], refused }
  }
}

type FileKind = 'zip' | 'pdf' | 'image' | 'xml'

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** The kind is read from the first bytes, because names can be wrong; an unknown file is treated as XML. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (isZip(bytes)) return 'zip'
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf'
  const image = begins(bytes, 0xff, 0xd8, 0xff) || begins(bytes, 0x89, 0x50, 0x4e, 0x47)
  return image ? 'image' : 'xml'
}
