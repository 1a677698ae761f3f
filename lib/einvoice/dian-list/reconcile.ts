import { monthAfter } from '@/lib/einvoice/dian-list/month'
import { classOfRow, withoutRow } from '@/lib/einvoice/dian-list/classify'
import { ownerOf, rowKey, sideOf, signOf, type ListRow } from '@/lib/einvoice/dian-list/list-row'
import type { ListClass, MonthInput, Remark } from '@/lib/einvoice/dian-list/list-class'
import type { OurDocument } from '@/lib/einvoice/dian-list/our-document'
import { pairUp, sameNit } from '@/lib/einvoice/dian-list/pair-up'

/** The result for a row of DIAN's list, or for one of our documents without a row. */
export type Placed = {
  key: string
  class: ListClass
  row: ListRow | null
  ours: OurDocument[]
  candidates: string[]
  remark: Remark | null
  /**
   * True when this row or document can count as an open matter of the month.
   * Rows that are neither purchases nor sales never count.
   * A doubtful row does not count, because the documents that may belong to it count instead.
   */
  isMatter: boolean
  /** DIAN's figures and ours: sums are in cents, negative for credit notes and zero for foreign currencies. */
  dian: Figures
  us: Figures
}
export type Figures = { count: number; total: number; iva: number }

const nothing: Figures = { count: 0, total: 0, iva: 0 }
const inPesos = (currency: string) => currency === '' || currency === 'COP'

const rowFigures = (row: ListRow): Figures => {
  if (!inPesos(row.currency)) return { count: 1, total: 0, iva: 0 }
  return { count: 1, total: signOf(row) * (row.total ?? 0), iva: signOf(row) * (row.iva ?? 0) }
}

const ourFigures = (all: readonly OurDocument[], row: ListRow | null): Figures => {
  const figures = { ...nothing }
  for (const ours of all) {
    const sign = ours.kind === 'credit-note' ? -1 : 1
    figures.count += 1
    figures.total += sign * (sameTotal(row, ours) ?? 0)
    figures.iva += sign * (ours.iva ?? 0)
  }
  return figures
}

/** Returns the amount to pay or the total with taxes, whichever is nearer to the total in DIAN's list. */
function sameTotal(row: ListRow | null, { total, taxIncluded }: OurDocument): number | null {
  const listed = row?.total
  if (total === null || taxIncluded === null || listed === null || listed === undefined) return total
  return Math.abs(taxIncluded - listed) < Math.abs(total - listed) ? taxIncluded : total
}

/** A company's invoice to itself has an issued and a received row with different keys, so neither is a repetition. */
function repetitionsOf(rows: readonly ListRow[]): Set<ListRow> {
  const seen = new Set<string>()
  return new Set(
    rows.filter((row) => {
      const key = rowKey(row)
      const isRepeated = seen.has(key)
      seen.add(key)
      return isRepeated
    }),
  )
}

/** Gives exactly one class to every row of the month, and to each of our documents without a row. */
export function reconcile(input: MonthInput): Placed[] {
  const { month, side, nits, choices, tolerance } = input
  const near = [monthAfter(month, -1), month, monthAfter(month, 1)]
  const rows = input.rows.filter((row) => sideOf(row) === side && near.includes(row.issued.slice(0, 7)))
  const repeated = repetitionsOf(rows)
  const isOwn = (row: ListRow) => nits.some((nit) => sameNit(nit, ownerOf(row)))
  const single = rows.filter((row) => !repeated.has(row) && isOwn(row) && row.total !== null)
  const ours = input.ours.filter((one) => one.side === side && near.includes(one.month))
  const own = ours.filter(({ isForeign }) => !isForeign)
  const pairs = pairUp(single, own, choices, tolerance)
  const placed: Placed[] = []

  for (const row of rows) {
    if (row.issued.slice(0, 7) !== month) continue
    const pair = pairs.pairs.get(row)
    const reason = repeated.has(row) ? 'repeated' : row.total === null ? 'amount' : null
    const { class: found, remark } = classOfRow(row, pair, {
      ...input,
      reason,
      isOwn: isOwn(row),
      candidates: pairs.rowsInDoubt.get(row) ?? [],
      isRejected: pairs.rejected.has(row),
    })
    const counted = pair ? [pair.ours, ...pair.extra].filter((one) => one.month === month) : []
    placed.push({
      key: repeated.has(row) ? `${rowKey(row)}#${row.line}` : rowKey(row),
      class: found,
      remark,
      row,
      ours: pair
        ? [pair.ours, ...pair.extra]
        : pairs.rejected.has(row)
          ? [pairs.rejected.get(row) as OurDocument]
          : [],
      candidates: (pairs.rowsInDoubt.get(row) ?? []).map(({ id }) => id),
      isMatter: found !== 'dudosa',
      dian: rowFigures(row),
      us: ourFigures(counted, row),
    })
  }

  const rowOf = new Map<OurDocument, ListRow>()
  for (const [row, { ours: main, extra }] of pairs.pairs)
    for (const one of [main, ...extra]) rowOf.set(one, row)
  for (const one of ours) {
    if (one.month !== month || one.isRejected) continue
    const row = rowOf.get(one)
    if (row?.issued.slice(0, 7) === month) continue
    const { class: found, remark } = withoutRow(one, {
      ...input,
      isElsewhere: row !== undefined,
      isInDoubt: pairs.oursInDoubt.has(one),
      isRepeated: pairs.repeated.has(one),
    })
    placed.push({
      key: `ours:${one.id}`,
      class: found,
      remark,
      row: null,
      ours: [one],
      candidates: (pairs.oursInDoubt.get(one) ?? []).map(rowKey),
      isMatter: true,
      dian: nothing,
      us: one.kind === null ? nothing : ourFigures([one], null),
    })
  }
  return placed
}

/** Returns the rows of DIAN's list that are neither purchases nor sales, such as events and payroll. */
export function placedApart(month: string, rows: readonly ListRow[]): Placed[] {
  const apart = rows.filter((row) => row.issued.slice(0, 7) === month && sideOf(row) === 'apart')
  const repeated = repetitionsOf(apart)
  return apart.map((row) => ({
    key: repeated.has(row) ? `${rowKey(row)}#${row.line}` : rowKey(row),
    class: 'no_comparable',
    remark: repeated.has(row) ? 'repeated' : null,
    row,
    ours: [],
    candidates: [],
    isMatter: false,
    dian: nothing,
    us: nothing,
  }))
}
