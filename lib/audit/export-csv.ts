import 'server-only'
import { auditText } from '@/content/audit'
import type { AuditCursor, AuditFilters } from '@/lib/audit/address'
import { listAudit, type AuditRow } from '@/lib/audit/queries'
import { actionWords, actorWords, factLines, placeWords, type MemberNames } from '@/lib/audit/fact-lines'
import type { Member } from '@/lib/session/require'
import { csvLine, csvStart } from '@/lib/format/spreadsheet'
import { formatDateTime } from '@/lib/format/date'

const pageSize = 1000
/** What one request may cost; the page says so beside the link. */
export const mostAuditRows = 50_000

const { columns } = auditText
const head = [
  columns.at,
  columns.actor,
  columns.action,
  columns.target,
  auditText.before,
  auditText.after,
  columns.from,
]

function cells(row: AuditRow, names: MemberNames): string[] {
  const facts = [row.before, row.after].map((side) => factLines(row.action, side, names).join('; '))
  return [
    formatDateTime(row.at),
    actorWords(row),
    actionWords(row.action),
    row.target_email ?? '',
    ...facts,
    placeWords(row),
  ]
}

/** The filtered log as CSV, each page sent as soon as it is read. Rejects when the first cannot be read. */
export async function auditCsv(
  member: Member,
  filters: AuditFilters,
  names: MemberNames,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const read = (cursor: AuditCursor | null) => listAudit(member, filters, cursor, pageSize)
  let page = await read(null)
  let left = mostAuditRows
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(csvStart + csvLine(head))),
    async pull(stream) {
      stream.enqueue(encoder.encode(page.rows.map((row) => csvLine(cells(row, names))).join('')))
      left -= page.rows.length
      if (page.next && left > 0) page = await read(page.next)
      else stream.close()
    },
  })
}
