import { daysBetween } from '@/lib/calendar/civil-day'
import { rowKey, typeOf, type ListRow } from '@/lib/einvoice/dian-list/list-row'
import { folioKey, numberKey } from '@/lib/einvoice/dian-list/number-key'
import type { OurDocument, PairChoice } from '@/lib/einvoice/dian-list/our-document'
import { checkDigit } from '@/lib/format/nit'

type By = 'person' | 'code' | 'number' | 'folio'
export type Pair = { ours: OurDocument; by: By; extra: OurDocument[] }
export type Pairs = {
  pairs: Map<ListRow, Pair>
  /** Rows for which several of our documents fit equally well, so that a person has to choose one. */
  rowsInDoubt: Map<ListRow, OurDocument[]>
  oursInDoubt: Map<OurDocument, ListRow[]>
  /** Documents of ours that have no row in DIAN's list and the same CUFE or number as another of these documents. */
  repeated: Set<OurDocument>
  /** Rows without a pair, each with our document of the same CUFE or number that the firm had rejected. */
  rejected: Map<ListRow, OurDocument>
}

const dayWindow = 5
/** A row or document gets at most this many candidates for its pair, because a person could not choose among more. */
const mostCandidates = 20

const kindOf = (row: ListRow): NonNullable<OurDocument['kind']> => {
  const type = typeOf(row)
  return type === 'credit' ? 'credit-note' : type === 'debit' ? 'debit-note' : 'invoice'
}

/** Some files write a NIT with its check digit and others without, so both forms are the same NIT. */
export function sameNit(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return (
    long.length === short.length + 1 && long.startsWith(short) && long === short + String(checkDigit(short))
  )
}

const withoutDigit = (nit: string): string => {
  const short = nit.slice(0, -1)
  return nit.length === 10 && /^[89]/.test(nit) && nit === short + String(checkDigit(short)) ? short : nit
}

/** The supplier of a support document is the seller, although the buyer issues the document. */
const rowSupplier = (row: ListRow) =>
  withoutDigit(typeOf(row) === 'support' && row.group === 'issued' ? row.receiverNit : row.issuerNit)
const ourSupplier = (ours: OurDocument) => withoutDigit(ours.supplierNit)

const grouped = <T>(all: Iterable<T>, keyOf: (one: T) => string | null): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

const numberOf = (supplier: string, kind: string, number: string) =>
  supplier === '' || number === '' ? null : `${supplier} ${kind} ${number}`

/**
 * Pairs rows with documents by a person's choice, by CUFE, or by party and number.
 * If a row and a document agree only in supplier, total and approximate day, a person has to decide on the pair.
 */
export function pairUp(
  rows: readonly ListRow[],
  all: readonly OurDocument[],
  choices: readonly PairChoice[],
  tolerance: number,
): Pairs {
  const pairs = new Map<ListRow, Pair>()
  const taken = new Map<OurDocument, ListRow>()
  const counted = all.filter(({ isRejected }) => !isRejected)
  const open = () => counted.filter((ours) => !taken.has(ours))
  const pair = (row: ListRow, ours: OurDocument, by: By) => {
    pairs.set(row, { ours, by, extra: [] })
    taken.set(ours, row)
  }
  const addExtra = (row: ListRow, ours: OurDocument) => {
    pairs.get(row)?.extra.push(ours)
    taken.set(ours, row)
  }

  const byKey = new Map(rows.map((row) => [rowKey(row), row]))
  const byId = new Map(counted.map((ours) => [ours.id, ours]))
  const apart = new Set(choices.flatMap(({ row, apart: ids }) => ids.map((id) => `${row} ${id}`)))
  const mayPair = (row: ListRow, ours: OurDocument) => !apart.has(`${rowKey(row)} ${ours.id}`)
  for (const { row, ours } of choices) {
    const [left, right] = [byKey.get(row), byId.get(ours ?? '')]
    if (left && right && !pairs.has(left) && !taken.has(right)) pair(left, right, 'person')
  }

  const byCode = new Map(rows.flatMap((row) => (row.code === '' ? [] : [[row.code, row] as const])))
  for (const ours of open()) {
    const row = ours.code === '' ? undefined : byCode.get(ours.code)
    if (!row) continue
    if (pairs.has(row)) addExtra(row, ours)
    else pair(row, ours, 'code')
  }

  const rowsByNumber = grouped(rows, (row) =>
    numberOf(rowSupplier(row), kindOf(row), numberKey(row.prefix, row.folio)),
  )
  const readNumber = (ours: OurDocument) =>
    ours.kind === null ? null : numberOf(ourSupplier(ours), ours.kind, numberKey('', ours.number))
  for (const ours of open()) {
    const found = (rowsByNumber.get(readNumber(ours) ?? '') ?? []).filter((row) => mayPair(row, ours))
    const free = found.find((row) => !pairs.has(row))
    if (free) pair(free, ours, 'number')
    else if (found[0] && ours.code === '') addExtra(found[0], ours)
  }

  const freeRows = () => rows.filter((row) => !pairs.has(row))
  /** Rows and documents with equal CUFEs are already paired, so two different CUFEs mean two documents. */
  const mayBe = (row: ListRow, ours: OurDocument) =>
    (row.code === '' || ours.code === '') && mayPair(row, ours) && ours.kind === kindOf(row)
  const rowsInDoubt = new Map<ListRow, OurDocument[]>()
  const oursInDoubt = new Map<OurDocument, ListRow[]>()
  const doubt = (row: ListRow, ours: OurDocument) => {
    const [of, to] = [rowsInDoubt.get(row) ?? [], oursInDoubt.get(ours) ?? []]
    if (of.length >= mostCandidates || to.length >= mostCandidates) return
    rowsInDoubt.set(row, [...of, ours])
    oursInDoubt.set(ours, [...to, row])
  }

  const byFolio = grouped(freeRows(), (row) => numberOf(rowSupplier(row), kindOf(row), folioKey(row.folio)))
  const oursByFolio = grouped(open(), (ours) =>
    ours.kind === null ? null : numberOf(ourSupplier(ours), ours.kind, folioKey(ours.number)),
  )
  for (const [key, group] of oursByFolio) {
    const near = (byFolio.get(key) ?? []).slice(0, mostCandidates)
    const candidates = group
      .slice(0, mostCandidates)
      .flatMap((ours) => near.filter((row) => mayBe(row, ours)).map((row) => ({ row, ours })))
    const equal = candidates.filter(({ row, ours }) => isSameTotal(row, ours, tolerance))
    const best = equal.length > 0 ? equal : candidates
    const isOnly = (one: (typeof best)[number]) =>
      best.filter(({ row, ours }) => row === one.row || ours === one.ours).length === 1
    for (const one of best) {
      if (isOnly(one)) pair(one.row, one.ours, 'folio')
      else doubt(one.row, one.ours)
    }
  }

  /** Totals are grouped by intervals as wide as the tolerance, so a similar total is at most one interval away. */
  const step = Math.max(tolerance, 1)
  const stepOf = (supplier: string, total: number, by = 0) => `${supplier} ${Math.floor(total / step) + by}`
  const byTotal = grouped(freeRows(), (row) =>
    rowsInDoubt.has(row) || row.total === null || row.issuerNit === ''
      ? null
      : stepOf(rowSupplier(row), row.total),
  )
  for (const ours of open()) {
    const { issued, total, taxIncluded } = ours
    if (oursInDoubt.has(ours) || issued === null || ours.supplierNit === '') continue
    const amounts = [total, taxIncluded].filter((amount) => amount !== null)
    const steps = new Set(
      amounts.flatMap((amount) => [-1, 0, 1].map((by) => stepOf(ourSupplier(ours), amount, by))),
    )
    for (const row of [...steps].flatMap((key) => byTotal.get(key) ?? []))
      if (
        mayBe(row, ours) &&
        isSameTotal(row, ours, tolerance) &&
        Math.abs(daysBetween(row.issued, issued)) <= dayWindow
      )
        doubt(row, ours)
  }

  return { pairs, rowsInDoubt, oursInDoubt, repeated: repeatedOf(open()), rejected: rejectedOf() }

  function rejectedOf() {
    const found = new Map<ListRow, OurDocument>()
    for (const ours of all) {
      if (!ours.isRejected) continue
      const row = byCode.get(ours.code) ?? rowsByNumber.get(readNumber(ours) ?? '')?.[0]
      if (row && !pairs.has(row)) found.set(row, ours)
    }
    return found
  }

  function repeatedOf(left: readonly OurDocument[]) {
    const seen = new Set<string>()
    return new Set(
      left.filter((ours) => {
        const key = ours.code || readNumber(ours)
        if (!key) return false
        const isRepeated = seen.has(key)
        seen.add(key)
        return isRepeated
      }),
    )
  }
}

function isSameTotal(row: ListRow, ours: OurDocument, tolerance: number): boolean {
  const { total } = row
  if (total === null) return false
  return [ours.total, ours.taxIncluded].some(
    (amount) => amount !== null && Math.abs(amount - total) <= tolerance,
  )
}
