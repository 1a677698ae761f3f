import 'server-only'
import { z } from 'zod'
import { auditText } from '@/content/audit'
import type { AccountId } from '@/lib/ids'
import type { AuditCursor, AuditFilters } from '@/lib/audit/href'
import { actionLabel, actorLabel, factLines, placeLabel, type MemberNames } from '@/lib/audit/fact-lines'
import { bogotaDayLimits } from '@/lib/calendar/civil-day'
import { formatDateTime } from '@/lib/format/date'
import { csvLine, csvStart } from '@/lib/format/spreadsheet'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const facts = z.record(z.string(), z.unknown()).nullable()

const row = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  actor: z.string().nullable(),
  actor_name: z.string().nullable(),
  target_email: z.string().nullable(),
  before: facts,
  after: facts,
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
})
const answer = z.object({
  rows: z.array(row),
  next: z.tuple([z.string(), z.number()]).nullable(),
})

export type AuditRow = z.output<typeof row>
export type AuditPage = { rows: AuditRow[]; next: AuditCursor | null }

export async function listAudit(
  { db }: Member,
  { actor, area, about, from, until }: AuditFilters,
  cursor: AuditCursor | null,
  pageSize: number,
): Promise<AuditPage> {
  const wanted = {
    actor,
    area,
    about,
    from: from && bogotaDayLimits(from).from,
    until: until && bogotaDayLimits(until).until,
    after: cursor && [...cursor],
  }
  return unwrap(db.rpc('list_audit', { wanted, page_size: pageSize }), 'audit.list', answer)
}

const pageSize = 1000
/** An export has at most this many rows, to limit the cost of one request. */
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
    actorLabel(row),
    actionLabel(row.action),
    row.target_email ?? '',
    ...facts,
    placeLabel(row),
  ]
}

/** Sends the audit log as CSV, page by page; rejects when the first page cannot be read. */
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

/** The kinds of exports that the audit log knows. */
type Exported =
  | 'client'
  | 'contact'
  | 'audit'
  | 'obligation'
  | 'report'
  | 'worksheet'
  | 'totals'
  | 'books'
  | 'fee'
type ExportFilters = { format: string } & Record<string, string | string[] | null>

/** Notes an export in the audit log before any row is sent. */
export async function noteExport(
  { db }: Pick<Member, 'db'>,
  what: Exported,
  filters: ExportFilters,
  client?: AccountId,
): Promise<void> {
  await unwrap(db.rpc('note_export', { what, filters, ...(client && { client }) }), 'audit.export')
}
