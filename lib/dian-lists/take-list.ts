import 'server-only'
import { z } from 'zod'
import { dianListsText as text } from '@/content/dian-lists'
import type { AccountId, PersonId } from '@/lib/ids'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { refreshDianMonth } from '@/lib/dian-lists/refresh'
import { rowKey, sideOf, type ListRow } from '@/lib/einvoice/dian-list/list-row'
import type { NeededColumn } from '@/lib/einvoice/dian-list/headings'
import type { ListProblemName } from '@/lib/einvoice/dian-list/list-problem'
import { firstDay, lastDay } from '@/lib/einvoice/dian-list/month'
import { sameNit } from '@/lib/einvoice/dian-list/pair-up'
import type { Recognition } from '@/lib/einvoice/dian-list/read-list'
import { ExpectedError } from '@/lib/errors'
import { formatNit } from '@/lib/format/nit'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

const firstMonth = '2016-01'
const mostMonths = 24
const rowsEach = 2_000
/** An upload compares at most this many months with the portal; a background job compares the others. */
const mostAtOnce = 3

const storedMonths = z.array(
  z.object({ month: z.string(), rows: z.number(), closed_at: z.string().nullable() }),
)

/** The page shows this summary of a file before anything is stored. */
export type ListPreview = Pick<Recognition, 'rows' | 'first' | 'last' | 'undated' | 'formulas'> & {
  nit: string
  name: string
  months: (Recognition['months'][number] & { isCut: boolean; isClosed: boolean; before: number | null })[]
}
export type ListTaken = { kept: string[] }

type ReadRows = (from: number, count: number) => Promise<ListRow[]>

const refuse = (sentence: string) => new ExpectedError('dian-list', { sentence })

export function refusedList(
  problem: ListProblemName | 'size' | 'slow',
  missing: readonly string[] = [],
): ExpectedError {
  if (problem !== 'columns') return refuse(text.problems[problem])
  return refuse(text.missing(missing.map((column) => text.columnNames[column as NeededColumn])))
}

/** Throws `dian-list` for a client without NIT, a list with another NIT, and impossible or too many months. */
export async function previewList(client: AccountId, list: Recognition): Promise<ListPreview> {
  const db = adminClient()
  const [companies, stored] = await Promise.all([
    unwrap(db.from('companies').select('nit').eq('user_id', client), 'dian-lists.companies'),
    unwrap(
      db.from('dian_months').select('month, rows, closed_at').eq('user_id', client),
      'dian-lists.months',
      storedMonths,
    ),
  ])
  if (companies.length === 0) throw refuse(text.noNit)
  const isOwn = (owner: string) => companies.some(({ nit }) => sameNit(nit, owner))
  const [first] = list.owners
  const others = list.owners.filter(({ nit }) => !isOwn(nit))
  if (others.length > 0) {
    const shown = list.owners.slice(0, 5).map(({ nit }) => formatNit(nit))
    throw refuse(
      list.owners.length > 1 ? text.twoNits(shown) : text.otherNit(shown[0] ?? '', first?.name ?? ''),
    )
  }
  const today = bogotaDay(Date.now())
  const months = list.months.filter(({ month }) => month >= firstMonth && month <= today.slice(0, 7))
  if (months.length === 0) throw refuse(text.monthsOut)
  if (months.length > mostMonths) throw refuse(text.manyMonths)
  return {
    nit: formatNit(first?.nit ?? ''),
    name: first?.name ?? '',
    rows: list.rows,
    first: list.first,
    last: list.last,
    undated: list.undated,
    formulas: list.formulas,
    months: months.map((one) => {
      const before = stored.find(({ month }) => month === one.month)
      const [start, end] = [firstDay(one.month), lastDay(one.month)]
      return {
        ...one,
        // True when the list begins or ends within this month.
        isCut: (list.first >= start && one.first > start) || (list.last <= end && one.last < end),
        isClosed: before?.closed_at != null,
        before: before?.rows ?? null,
      }
    }),
  }
}

type Keeping = {
  client: AccountId
  by: PersonId
  name: string
  isWhole: boolean
  preview: ListPreview
  rows: ReadRows
}

/**
 * Stores all or none of the list's rows from open months, then compares the newest months with the portal.
 * `isWhole` means that whole months were requested from DIAN.
 */
export async function keepList({ client, by, name, isWhole, preview, rows }: Keeping): Promise<ListTaken> {
  const db = adminClient()
  const months = preview.months.filter(({ isClosed }) => !isClosed)
  if (months.length === 0) throw refuse(text.allClosed)
  const wanted = new Set(months.map(({ month }) => month))
  const upload = await unwrap(
    db.rpc('begin_dian_list', { client, by, file_name: name }),
    'dian-lists.begin',
    z.uuid(),
  )
  const kept = await storeRows(upload, wanted, preview.rows, rows)
    .then(() =>
      unwrap(
        db.rpc('finish_dian_list', { upload, spans: months.map((one) => spanOf(one, isWhole)) }),
        'dian-lists.finish',
      ),
    )
    .catch(async (error: unknown) => {
      await unwrap(db.rpc('drop_dian_list', { upload }), 'dian-lists.drop').catch((failure: unknown) =>
        report(failure, 'dian-lists.drop'),
      )
      throw error
    })
  for (const month of kept.toSorted().slice(-mostAtOnce)) await refreshDianMonth(client, month)
  return { kept }
}

async function storeRows(upload: string, months: Set<string>, count: number, rows: ReadRows): Promise<void> {
  const seen = new Set<string>()
  for (let from = 0; from < count; from += rowsEach) {
    const part = (await rows(from, rowsEach)).filter((row) => months.has(row.issued.slice(0, 7)))
    const kept = part.map((row) => {
      const month = row.issued.slice(0, 7)
      const plain = rowKey(row)
      const key = seen.has(`${month} ${plain}`) ? `${plain}#${row.line}` : plain
      seen.add(`${month} ${plain}`)
      return { month, key, side: sideOf(row), row }
    })
    if (kept.length > 0)
      await unwrap(adminClient().rpc('add_dian_rows', { upload, rows: kept }), 'dian-lists.add')
  }
}

/** A list covers only a part of a month that `isCut`, unless whole months were requested from DIAN. */
const spanOf = ({ month, first, last, isCut }: ListPreview['months'][number], isWhole: boolean) =>
  isCut && !isWhole
    ? { month, from: first, until: last }
    : { month, from: firstDay(month), until: lastDay(month) }
