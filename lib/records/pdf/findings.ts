import 'server-only'
import { recordText as text } from '@/content/records'
import { colors, type Sheet } from '@/lib/records/pdf/sheet'
import type { RecordContent } from '@/lib/records/record'

const tones = { block: colors.red, warn: colors.ochre, info: colors.soft }

/** Every finding as the client reads it, and what the firm said to them. */
export function drawFindings(sheet: Sheet, { findings, document, words }: RecordContent): void {
  const { doc, say, rule, need } = sheet
  drawTitle(sheet, text.findings)
  if (document.rules_version === null) say('P', text.notReviewed)
  else if (findings.length === 0) say('P', text.noFindings)
  findings.forEach(({ id, severity, message }, i) => {
    need(44)
    say('P', `${i + 1}. ${text.severities[severity]} · ${id}`, {
      face: 'bold',
      size: 8.5,
      color: tones[severity],
    })
    say('P', message)
    rule(doc.y + 4)
    doc.y += 10
  })
  if (!words) return
  drawTitle(sheet, text.note)
  say('P', words)
}

/** A heading of a part, kept together with what follows it. */
export function drawTitle({ doc, say, rule, need }: Sheet, title: string): void {
  need(70)
  doc.y += 10
  say('H2', title, { face: 'title', size: 13 })
  rule(doc.y + 3, { color: colors.ink })
  doc.y += 9
}
