import 'server-only'
import { recordText as text } from '@/content/records'
import { formatDateTime } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/file-size'
import { drawTitle } from '@/lib/records/pdf/findings'
import { colors, type Sheet } from '@/lib/records/pdf/sheet'
import type { RecordContent } from '@/lib/records/record'

const timeWidth = 130

/** Who did what and when, the oldest first. */
export function drawHistory(sheet: Sheet, content: RecordContent): void {
  const { doc, say, rule, need, left } = sheet
  drawTitle(sheet, text.history)
  for (const [at, what] of stepsOf(content)) {
    need(30)
    const top = doc.y
    say('P', formatDateTime(at), { color: colors.soft, y: top, width: timeWidth })
    say('P', what, { x: left + timeWidth, y: top })
    rule(doc.y + 3)
    doc.y += 8
  }
}

function stepsOf({ file, document, findings, decisions }: RecordContent): (readonly [string, string])[] {
  const type = file.type.split('/').at(-1)?.toUpperCase() ?? ''
  const received = [file.received_at, text.received(type, formatFileSize(file.size))] as const
  const { rules_version: rules, reviewed_at: readAt } = document
  const machine = rules ? [[readAt ?? file.received_at, text.recalculated(findings.length)] as const] : []
  const decided = decisions.map(({ at, by, verdict, words }) => {
    const note = words ? ` ${text.withNote}` : ''
    return [at, `${by ?? text.byMachine} ${text.decided[verdict]}${note}`] as const
  })
  return [received, ...machine, ...decided]
}
