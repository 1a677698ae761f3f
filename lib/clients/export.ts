import 'server-only'
import { clientsText } from '@/content/clients'
import { municipalityName } from '@/content/municipalities'
import { obligationName } from '@/content/obligations'
import { regimes, vatCycles } from '@/content/tax-calendar/profile'
import { bogotaDay } from '@/lib/calendar/civil-day'
import type { ClientsQuery } from '@/lib/clients/href'
import { listClients, type ClientItem, type ClientListPage } from '@/lib/clients/queries'
import { statusText } from '@/lib/clients/status-text'
import { formatNumber } from '@/lib/format/number'
import {
  csvLine,
  csvStart,
  dayCell,
  savedFile,
  type FileFormat,
  type SheetCell,
} from '@/lib/format/spreadsheet'
import { workbook } from '@/lib/format/workbook'
import type { Member } from '@/lib/session/require'

const text = clientsText.export
/** An export has at most this many rows, to limit the cost of one request. */
const mostRows = 2000

type Column = { title: string; width: number; cell: (client: ClientItem) => SheetCell }
const { columns: titles } = text
const joined = (parts: readonly string[]) => parts.join(', ') || null
const columns: readonly Column[] = [
  { title: titles.client, width: 40, cell: ({ title }) => title },
  { title: titles.nit, width: 16, cell: ({ nit }) => nit },
  { title: titles.companies, width: 12, cell: ({ companies }) => companies },
  { title: titles.status, width: 16, cell: statusText },
  { title: titles.person, width: 28, cell: ({ name }) => name },
  { title: titles.email, width: 32, cell: ({ email }) => email || null },
  { title: titles.phone, width: 18, cell: ({ phone }) => phone },
  { title: titles.contact, width: 28, cell: ({ contact }) => contact.name },
  { title: titles.contactEmail, width: 32, cell: ({ contact }) => contact.email },
  { title: titles.contactPhone, width: 18, cell: ({ contact }) => contact.phone },
  { title: titles.address, width: 36, cell: ({ contact }) => contact.address },
  { title: titles.regime, width: 32, cell: ({ regime }) => regime && regimes[regime] },
  { title: titles.vat, width: 24, cell: ({ vat_cycle: cycle }) => cycle && vatCycles[cycle] },
  {
    title: titles.municipalities,
    width: 28,
    cell: ({ municipalities }) => joined(municipalities.map(municipalityName)),
  },
  { title: titles.advisors, width: 32, cell: ({ advisors }) => joined(advisors) },
  { title: titles.tags, width: 28, cell: ({ tags }) => joined(tags) },
  { title: titles.next, width: 12, cell: ({ next }) => dayCell(next?.due) },
  { title: titles.obligation, width: 40, cell: ({ next }) => next && obligationName(next) },
  { title: titles.invoices, width: 14, cell: ({ waiting }) => waiting.invoices },
  { title: titles.messages, width: 14, cell: ({ waiting }) => waiting.messages },
  { title: titles.appointments, width: 14, cell: ({ waiting }) => waiting.appointments },
  { title: titles.deliveries, width: 14, cell: ({ waiting }) => waiting.deliveries },
  { title: titles.requests, width: 14, cell: ({ waiting }) => waiting.requests },
  { title: titles.seen, width: 22, cell: ({ seen_at: moment }) => (moment ? { moment } : null) },
  { title: titles.since, width: 22, cell: ({ since: moment }) => ({ moment }) },
]

export async function clientsFile(
  member: Member,
  query: ClientsQuery,
  format: FileFormat,
): Promise<Response> {
  const rows: SheetCell[][] = []
  let cursor: ClientListPage['after'] = null
  do {
    const page: ClientListPage = await listClients(member, { ...query, cursor, backward: false, rows: 100 })
    rows.push(...page.rows.map((client) => columns.map(({ cell }) => cell(client))))
    cursor = page.after
  } while (cursor && rows.length < mostRows)
  const below = cursor ? [[text.cut(formatNumber(mostRows))]] : []
  const body =
    format === 'csv'
      ? csvStart + [columns.map(({ title }) => title), ...rows, ...below].map(csvLine).join('')
      : await workbook([{ name: text.sheet, columns, rows, below }])
  return savedFile(body, text.fileName(bogotaDay(Date.now())), format)
}
