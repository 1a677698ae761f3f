import 'server-only'
import { recordText as text } from '@/content/records'
import { formatDateTime } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/file-size'
import { drawTitle } from '@/lib/records/pdf/findings'
import { colors, type Sheet } from '@/lib/records/pdf/sheet'
import type { ReviewRecord } from '@/lib/records/record'

const timeWidth = 130

/** Who did what and when, the oldest first. */
export function drawHistory(sheet: Sheet, record: ReviewRecord): void {
  const { doc, say, rule, need, left } = sheet
  drawTitle(sheet, text.history)
  for (const [at, what] of stepsOf(record)) {
    need(30)
    const top = doc.y
    say('P', formatDateTime(at), { color: colors.soft, y: top, width: timeWidth })
    say('P', what, { x: left + timeWidth, y: top })
    rule(doc.y + 3)
    doc.y += 8
  }
  if (record.at_decision) return
  need(30)
  say('P', text.takenLater(formatDateTime(record.issued_at)), { size: 8.5, color: colors.soft })
}

type Step = readonly [at: string, what: string]

function stepsOf({ content, standing }: ReviewRecord): Step[] {
  const { file, document, findings, decisions } = content
  const type = file.type.split('/').at(-1)?.toUpperCase() ?? ''
  const received: Step = [file.received_at, text.received(type, formatFileSize(file.size))]
  const { rules_version: rules, reviewed_at: readAt } = document
  const machine: Step[] = rules ? [[readAt ?? file.received_at, text.recalculated(findings.length)]] : []
  const decided = decisions.map((one): Step => {
    const note = one.words ? ` ${text.withNote}` : ''
    return [one.at, `${deciderOf(one)} ${text.decided[one.verdict]}${note}`]
  })
  const after: Step[] = standing.withdrawn_at ? [[standing.withdrawn_at, text.withdrew]] : []
  return [received, ...machine, ...decided, ...after]
}

/** The first records did not say whether nobody was the rules. */
const deciderOf = ({ by, automatic = by === null }: ReviewRecord['content']['decisions'][number]) =>
  automatic ? text.byMachine : (by ?? text.bySomebody)
