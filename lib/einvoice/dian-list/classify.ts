import { signOf, typeOf, type ListRow } from '@/lib/einvoice/dian-list/list-row'
import type { OurDocument } from '@/lib/einvoice/dian-list/our-document'
import type { Pair } from '@/lib/einvoice/dian-list/pair-up'
import type { ListClass, MonthInput, Remark } from '@/lib/einvoice/dian-list/list-class'

type Verdict = { class: ListClass; remark: Remark | null }
const verdict = (found: ListClass, remark: Remark | null = null): Verdict => ({ class: found, remark })

/** Amounts that differ by less than this many cents are treated as equal. */
const equalBelow = 100

type RowContext = Pick<MonthInput, 'month' | 'side' | 'tolerance'> & {
  reason: 'repeated' | 'amount' | null
  isOwn: boolean
  isRejected: boolean
  candidates: readonly OurDocument[]
}

const isNote = (row: ListRow) => ['credit', 'debit'].includes(typeOf(row))

export function classOfRow(row: ListRow, pair: Pair | undefined, context: RowContext): Verdict {
  if (context.reason) return verdict('no_comparable', context.reason)
  if (!context.isOwn) return verdict('otro_nit')
  if (context.candidates.length > 0 && !pair) return verdict('dudosa')
  if (!pair) {
    if (context.isRejected) return verdict('falta_aqui', 'rejected')
    return verdict(isNote(row) ? 'nota_huerfana' : 'falta_aqui')
  }
  const { ours, extra, by } = pair
  if (ours.month !== context.month) return verdict('otro_mes')
  if (by !== 'person' && ours.code !== '' && row.code !== '' && ours.code !== row.code)
    return verdict('identidad_distinta')
  if (extra.length > 0) return verdict('duplicada')
  const values = valuesOf(row, ours, context.tolerance)
  if (values.differ) return verdict('valor_distinto', values.remark)
  const note = noteClass(row, ours, context.tolerance)
  if (note) return note
  const events = missingEvents(row, ours, context.side)
  return events ?? verdict('igual', values.remark)
}

function valuesOf(
  row: ListRow,
  ours: OurDocument,
  tolerance: number,
): { differ: boolean; remark: Remark | null } {
  if (ours.kind === null) return { differ: true, remark: 'unread' }
  const listed = row.currency === '' ? 'COP' : row.currency
  // Amounts are compared only if both are in pesos.
  if (ours.currency !== 'COP' || listed !== 'COP') return { differ: false, remark: 'currency' }
  if (ours.total === null) return { differ: true, remark: 'unread' }
  const total = row.total ?? 0
  const off = Math.min(
    Math.abs(total - ours.total),
    ours.taxIncluded === null ? Number.POSITIVE_INFINITY : Math.abs(total - ours.taxIncluded),
  )
  if (row.iva !== null && row.iva >= equalBelow && ours.iva === null)
    return { differ: true, remark: 'iva-unread' }
  const ivaOff = Math.abs((row.iva ?? 0) - (ours.iva ?? 0))
  const most = Math.max(off, ivaOff)
  if (most < equalBelow) return { differ: false, remark: null }
  return most <= tolerance ? { differ: false, remark: 'rounding' } : { differ: true, remark: null }
}

function noteClass(row: ListRow, ours: OurDocument, tolerance: number): Verdict | null {
  if (isNote(row)) {
    if (!ours.affects) return verdict('nota_huerfana')
    return signOf(row) > 0 ? null : credited(ours.affects.total, ours.affects.credited, tolerance)
  }
  return ours.credited > 0 ? credited(ours.total, ours.credited, tolerance) : null
}

function credited(total: number | null, less: number, tolerance: number): Verdict {
  if (total === null || less < total - tolerance) return verdict('reducida')
  return verdict('anulada', less > total + tolerance ? 'over-credited' : null)
}

/** A purchase on credit needs events 030 and 032, or 033 or 034 (E.T., art. 616-1; Res. 000085 de 2022, art. 34). */
function missingEvents(
  row: ListRow,
  { isCredit, events }: OurDocument,
  side: MonthInput['side'],
): Verdict | null {
  if (side !== 'purchase' || typeOf(row) !== 'invoice') return null
  if (row.form === 'cash' || (row.form === '' && !isCredit)) return null
  const has = (code: string) => events.includes(code)
  if (has('033') || has('034') || (has('030') && has('032'))) return null
  return verdict('sin_eventos', events.length > 0 ? 'partial-events' : null)
}

type OursContext = Pick<MonthInput, 'covered'> & {
  isElsewhere: boolean
  isInDoubt: boolean
  isRepeated: boolean
}

export function withoutRow(ours: OurDocument, context: OursContext): Verdict {
  if (ours.isForeign) return verdict('otro_nit')
  if (context.isElsewhere) return verdict('otro_mes')
  if (ours.kind === null) return verdict('no_comparable', 'unread')
  if (context.isInDoubt) return verdict('dudosa')
  if (context.isRepeated) return verdict('duplicada')
  const { from, until } = context.covered
  if (ours.issued !== null && (ours.issued < from || ours.issued > until))
    return verdict('no_comparable', 'uncovered')
  return verdict('falta_dian')
}
