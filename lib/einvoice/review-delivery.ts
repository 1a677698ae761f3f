import { fileKind } from '@/lib/einvoice/file-kind'
import { Refusal } from '@/lib/einvoice/refusal'
import type { AnchorEntry } from '@/lib/einvoice/signature/trust'
import { refusedFor, reviewXml, type Refused, type ReviewedXml } from '@/lib/einvoice/review-xml'
import { openZip } from '@/lib/einvoice/zip/open-zip'

/** What came of one file: read and reviewed, refused, or a picture that a person has to look at. */
export type ReviewedFile = { name: string } & (
  ReviewedXml | { picture: 'pdf' | 'image'; refused?: undefined }
)
/** The bytes of a file under its name, and the authorities that are believed besides the built-in ones. */
export type Delivery = { name: string; bytes: Uint8Array; anchors?: readonly AnchorEntry[] }

/** Reviews a file, or of a ZIP each of its files in turn, the XML first. Never rejects. */
export async function* reviewDelivery({ name, bytes, anchors }: Delivery): AsyncGenerator<ReviewedFile> {
  const kind = fileKind(bytes)
  if (kind !== 'zip') {
    yield kind === 'xml' ? { name, ...(await reviewXml(bytes, { anchors })) } : { name, picture: kind }
    return
  }
  const { members, refused } = await open(bytes)
  if (refused) yield { name, refused }
  for (const member of members) {
    const { name, type } = member
    yield type === 'pdf'
      ? { name, picture: 'pdf' }
      : { name, ...(await reviewXml(member.bytes, { anchors })) }
  }
}

async function open(bytes: Uint8Array) {
  try {
    const members = await openZip(bytes)
    return { members: members.toSorted((one, other) => other.type.localeCompare(one.type)), refused: null }
  } catch (cause) {
    const refused: Refused = refusedFor(cause instanceof Refusal ? cause.reason : 'unreadable')
    return { members: [], refused }
  }
}
