import { createHash } from 'node:crypto'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { isZip, unpackZip } from '@/lib/einvoice/open-zip'
import { officeFormat, Refusal } from '@/lib/einvoice/refusal'
import { mailLimits } from '@/lib/incoming-mail/mail-limits'
import { headerText } from '@/lib/incoming-mail/reading/header-facts'
import { signedContent } from '@/lib/incoming-mail/reading/signed-content'
import type { MailFile } from '@/lib/incoming-mail/reading/task'

export type Held = { file: MailFile; bytes: Uint8Array }

export class TooMany extends Error {
  readonly found: number

  constructor(found: number) {
    super('too many attachments')
    this.found = found
  }
}

export const parse = (mail: Uint8Array): Promise<Email> =>
  PostalMime.parse(mail, {
    // Mails within the mail are opened separately, so that their depth and files are counted together.
    forceRfc822Attachments: true,
    maxNestingDepth: mailLimits.depth,
  })

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

/** True for parts that the sender did not attach as files: signatures, invitations, and pictures in the text. */
const isAside = ({ mimeType, related, disposition }: Attachment): boolean =>
  /^(text\/calendar|application\/ics|application\/(x-)?pkcs7-signature|application\/pgp-signature|message\/(delivery-status|feedback-report|disposition-notification)|text\/rfc822-headers)$/.test(
    mimeType,
  ) ||
  (mimeType.startsWith('image/') && (related === true || disposition === 'inline'))

export const isWinmail = ({ mimeType, filename }: Attachment): boolean =>
  /^application\/(vnd\.)?ms-tnef$/.test(mimeType) || /^winmail\.dat$/i.test(filename ?? '')

const heads: readonly [string, RegExp][] = [
  ['application/pdf', /^%PDF-/],
  ['application/xml', /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)?[\s\0]*<[?!\w:]/],
  ['image/jpeg', /^\xFF\xD8\xFF/],
  ['image/png', /^\x89PNG\r\n/],
]
const headSize = 4096
const documentHead = /<(?:\w+:)?(?:AttachedDocument|Invoice|CreditNote|DebitNote|ApplicationResponse)[\s>]/

function describe(name: string, type: string, bytes: Uint8Array, fault: MailFile['fault'] = null): Held {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headSize)).toString(
    'latin1',
  )
  const known = heads.find(([, begin]) => begin.test(head))?.[0]
  const file = {
    name: headerText(name, 200) || 'archivo',
    type: (known ?? type).slice(0, 100),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    isDocument: known === 'application/xml' && documentHead.test(head.replaceAll('\0', '')),
    fault,
  }
  return { file, bytes }
}

type Budget = { attachments: number; entries: number; bytes: number }

export async function collectFiles(
  mail: Email,
): Promise<{ files: Held[]; winmail: boolean; encrypted: boolean }> {
  const files: Held[] = []
  const left: Budget = { attachments: 0, entries: mailLimits.zipEntries, bytes: mailLimits.zipBytes }
  let [winmail, encrypted] = [false, false]

  async function takeMail({ attachments }: Email, depth: number): Promise<void> {
    left.attachments += attachments.filter((one) => !isAside(one)).length
    if (left.attachments > mailLimits.attachments) throw new TooMany(left.attachments)
    for (const one of attachments) {
      if (isAside(one)) continue
      if (isWinmail(one)) winmail = true
      else await takePart(one, depth)
    }
  }

  async function takePart(one: Attachment, depth: number): Promise<void> {
    const bytes = bytesOf(one)
    const name = one.filename ?? (one.mimeType === 'message/rfc822' ? 'correo.eml' : '')
    const isSealed = /^application\/(x-)?pkcs7-mime$/.test(one.mimeType)
    const isMail = one.mimeType === 'message/rfc822' || /\.eml$/i.test(name)
    const inner = isMail ? bytes : isSealed ? signedContent(bytes) : null
    if (isSealed && !inner) {
      encrypted = true
      return
    }
    if (inner && depth >= mailLimits.depth)
      return void files.push(describe(name, one.mimeType, bytes, 'too-deep'))
    if (inner) return takeMail(await parse(inner), depth + 1)
    return takeFile(name, one.mimeType, bytes, 1)
  }

  async function takeFile(name: string, type: string, bytes: Uint8Array, level: number): Promise<void> {
    if (!isZip(bytes)) return void files.push(describe(name, type, bytes))
    try {
      if (level > mailLimits.zipLevels) throw new Refusal('zip-nested')
      const members = await unpackZip(bytes, left, (names) => {
        if (officeFormat(names)) throw new Refusal('office')
      })
      for (const member of members) await takeFile(member.name, '', member.bytes, level + 1)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      files.push(describe(name, type || 'application/zip', bytes, faultOf(cause.reason)))
    }
  }

  await takeMail(mail, 1)
  return { files, winmail, encrypted }
}

function faultOf(reason: Refusal['reason']): MailFile['fault'] {
  if (reason === 'zip-encrypted') return 'locked'
  if (reason === 'zip-size' || reason === 'zip-ratio' || reason === 'zip-entries' || reason === 'too-large')
    return 'too-large'
  if (reason === 'zip-nested') return 'too-deep'
  return reason === 'office' || reason === 'zip-nothing' ? 'refused-type' : 'damaged'
}
