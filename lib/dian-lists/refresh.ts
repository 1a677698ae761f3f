import 'server-only'
import { z } from 'zod'
import type { AccountId } from '@/lib/ids'
import { sideOf, type ListRow } from '@/lib/einvoice/dian-list/list-row'
import { firstDay, lastDay, monthAfter } from '@/lib/einvoice/dian-list/month'
import type { OurDocument } from '@/lib/einvoice/dian-list/our-document'
import { sameNit } from '@/lib/einvoice/dian-list/pair-up'
import { placedApart, reconcile, type Figures, type Placed } from '@/lib/einvoice/dian-list/reconcile'
import { listRowShape } from '@/lib/einvoice/dian-list/shapes'
import { adminClient } from '@/lib/supabase/admin'
import type { Json } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'

/** Amounts in DIAN's list and in the portal may differ by this many cents because of rounding. */
const tolerance = 200
const pageSize = 4_000
/** A month's comparison is tried at most this often; a try fails when another process stores a result meanwhile. */
const maxRounds = 3

const inputShape = z
  .object({
    id: z.uuid(),
    run: z.number(),
    touches: z.array(z.number()),
    from: z.string(),
    until: z.string(),
    nits: z.array(z.string()),
    choices: z.array(z.object({ row: z.string(), ours: z.string().nullable(), apart: z.array(z.string()) })),
  })
  .nullable()
const entriesShape = z.array(
  z.object({
    key: z.string(),
    side: z.string(),
    row: listRowShape.nullable(),
    digest: z.string().nullable(),
  }),
)
type Entry = z.output<typeof entriesShape>[number]
const amount = z.number().nullable()
const oursShape = z.array(
  z.object({
    id: z.string(),
    code: z.string(),
    kind: z.enum(['invoice', 'credit-note', 'debit-note']).nullable(),
    direction: z.string().nullable(),
    status: z.string(),
    supplierNit: z.string(),
    number: z.string(),
    issued: z.string().nullable(),
    month: z.string(),
    currency: z.string(),
    total: amount,
    iva: amount,
    taxIncluded: amount,
    credit: z.boolean(),
    events: z.array(z.string()),
    credited: z.number(),
    affects: z.object({ id: z.string(), total: amount, credited: z.number() }).nullable(),
  }),
)
type OurRow = z.output<typeof oursShape>[number]

/** Compares DIAN's list of a month with the portal's documents, unless the month is closed or has no list. */
export async function refreshDianMonth(client: AccountId, month: string): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const input = await unwrap(
      adminClient().rpc('dian_month_input', { client, wanted_month: month }),
      'dian-lists.input',
      inputShape,
    )
    if (!input) return
    const [before, entries, after, ours] = await Promise.all([
      readEntries(client, monthAfter(month, -1)),
      readEntries(client, month),
      readEntries(client, monthAfter(month, 1)),
      readOurs(client, month),
    ])
    const result = changesOf(month, input, { before, entries, after }, ours)
    const stored = await unwrap(
      adminClient().rpc('store_dian_month', {
        month_id: input.id,
        seen_run: input.run,
        touches: input.touches,
        ...result,
      }),
      'dian-lists.store',
      z.boolean(),
    )
    if (stored) return
  }
}

/** Compares DIAN's lists with our documents in changed months; after `budgetMs` no further month is begun. */
export async function refreshStaleMonths(budgetMs: number): Promise<void> {
  const began = Date.now()
  const stale = await unwrap(adminClient().rpc('stale_dian_months', { most: 20 }), 'dian-lists.stale')
  for (const { client, month } of stale) {
    if (Date.now() - began > budgetMs) return
    await refreshDianMonth(client, month)
  }
}

async function readEntries(client: AccountId, month: string): Promise<Entry[]> {
  const all: Entry[] = []
  for (let after = ''; ; after = all.at(-1)?.key ?? '') {
    const page = await unwrap(
      adminClient().rpc('dian_month_rows', { client, wanted_month: month, after, page_size: pageSize }),
      'dian-lists.rows',
      entriesShape,
    )
    all.push(...page)
    if (page.length < pageSize) return all
  }
}

async function readOurs(client: AccountId, month: string): Promise<OurRow[]> {
  const days = { from_day: firstDay(monthAfter(month, -1)), until_day: lastDay(monthAfter(month, 1)) }
  const all: OurRow[] = []
  for (;;) {
    const after = all.at(-1)?.id
    const page = await unwrap(
      adminClient().rpc('dian_month_ours', {
        client,
        ...days,
        page_size: pageSize,
        ...(after ? { after } : {}),
      }),
      'dian-lists.ours',
      oursShape,
    )
    all.push(...page)
    if (page.length < pageSize) return all
  }
}

type Input = NonNullable<z.output<typeof inputShape>>
type Neighbours = { before: Entry[]; entries: Entry[]; after: Entry[] }

function changesOf(month: string, input: Input, { before, entries, after }: Neighbours, ours: OurRow[]) {
  const known = new Map(entries.map((entry) => [entry.key, entry]))
  const keys = new Map<ListRow, string>()
  for (const { row, key } of entries) if (row) keys.set(row, key)
  const rows = [before, entries, after].flatMap(rowsOf)
  const saleCodes = new Set(rows.filter((row) => sideOf(row) === 'sale').map(({ code }) => code))
  const documents = ours.map((one) => ourDocument(one, input.nits, saleCodes))
  const shared = {
    month,
    nits: input.nits,
    rows,
    ours: documents,
    choices: input.choices,
    covered: { from: input.from, until: input.until },
    tolerance,
  }
  const placed = [
    ...(['purchase', 'sale'] as const).flatMap((side) =>
      reconcile({ ...shared, side }).map((one) => ({ ...one, side: side as string })),
    ),
    ...placedApart(month, rows).map((one) => ({ ...one, side: 'apart' })),
  ]
  const changes: Json[] = []
  const kept = new Set<string>()
  for (const one of placed) {
    const key = (one.row && keys.get(one.row)) ?? one.key
    kept.add(key)
    const change = storedOf(one)
    const digest = JSON.stringify(change)
    if (known.get(key)?.digest !== digest) changes.push({ ...change, key, digest })
  }
  const gone = entries.flatMap(({ key, row }) => (row === null && !kept.has(key) ? [key] : []))
  return { changes, gone }
}

/** Sorts rows so that a row comes before its repetitions, which have `#` in their keys. */
const rowsOf = (entries: readonly Entry[]): ListRow[] =>
  entries
    .toSorted((one, other) => Number(one.key.includes('#')) - Number(other.key.includes('#')))
    .flatMap(({ row }) => row ?? [])

const figures = ({ count, total, iva }: Figures) => [count, total, iva]

const storedOf = ({
  class: found,
  remark,
  ours,
  candidates,
  isMatter,
  dian,
  us,
  side,
  row,
}: Placed & { side: string }) => ({
  side,
  class: found,
  remark,
  ours: ours.slice(0, 20).map(({ id }) => id),
  candidates,
  matter: isMatter,
  dian: figures(dian),
  us: figures(us),
  issued: row?.issued ?? ours[0]?.issued ?? null,
})

function ourDocument(one: OurRow, nits: readonly string[], saleCodes: ReadonlySet<string>): OurDocument {
  const isOwn = nits.some((nit) => sameNit(nit, one.supplierNit))
  const isSale = one.direction === 'sale' || (one.direction === null && (isOwn || saleCodes.has(one.code)))
  return {
    id: one.id,
    code: /^[0-9a-f]{96}$/.test(one.code) ? one.code : '',
    kind: one.kind,
    side: isSale ? 'sale' : 'purchase',
    isForeign: one.direction === 'foreign',
    isRejected: one.status === 'rejected',
    supplierNit: one.supplierNit,
    number: one.number,
    issued: one.issued,
    month: one.month,
    currency: one.currency,
    total: one.total,
    taxIncluded: one.taxIncluded,
    iva: one.iva,
    isCredit: one.credit,
    events: one.events,
    credited: one.credited,
    affects: one.affects,
  }
}
