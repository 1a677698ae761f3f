import 'server-only'
import { authenticitySentence } from '@/content/einvoice/authenticity'
import { firm } from '@/content/firm'
import { checkText, recordText as text } from '@/content/records'
import { env } from '@/lib/env'
import { colors, type Sheet } from '@/lib/records/pdf/sheet'
import type { ReviewRecord } from '@/lib/records/record'

/** What the record can be checked with: its code at the left; the file's hash and the rules at the right. */
export function drawClosing({ doc, say, rule, need, left, right, width }: Sheet, record: ReviewRecord): void {
  const { code, content } = record
  need(content.authenticity ? 170 : 110)
  rule(doc.y + 14, { color: colors.ink })
  const top = doc.y + 24
  const half = width / 2 - 12
  const small = { size: 8.5, color: colors.soft, width: half } as const
  say('P', text.check, { face: 'bold', y: top, width: half })
  say('P', text.checkAt(`${new URL(env.SITE_URL).host}${checkText.path}`), { ...small })
  say('P', code, { face: 'title', size: 15, color: colors.green, width: half })
  const end = doc.y
  const column = { ...small, x: right - half }
  doc.y = top
  if (content.file.sha256) {
    say('P', text.fileHash, column)
    say('P', content.file.sha256.replace(/.{8}(?!$)/g, '$& '), { ...column, color: colors.ink })
  }
  const rules = content.document.rules_version
  if (rules) say('P', `${text.labels.rules}: ${rules}`, column)
  const proved = content.authenticity
  if (proved) {
    say(
      'P',
      `${text.labels.signatures}: ${authenticitySentence({ ...proved, signedBy: proved.signed_by })}`,
      column,
    )
    if (proved.fingerprint) say('P', text.certificate(proved.fingerprint.slice(0, 16), proved.anchor), column)
    if (proved.anchors) say('P', text.anchors(proved.anchors.slice(0, 16)), column)
  }
  doc.y = Math.max(doc.y, end) + 4
  say('P', text.signedBy(firm.legalName), { ...small, x: left, width })
}

/** At the foot of every page, once it is known how many there are. */
export function drawPageNumbers({ doc, left, width }: Sheet): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    // Below the margin, where text would otherwise begin another page.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('sans').fontSize(8).fillColor(colors.soft)
    doc.text(
      `${text.page(page + 1, count)}. © ${firm.copyrightYear} ${firm.name}`,
      left,
      doc.page.height - 46,
      {
        width,
        lineBreak: false,
      },
    )
    doc.endMarkedContent()
  }
}
