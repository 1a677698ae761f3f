import type { ListRow } from '@/lib/einvoice/dian-list/list-row'
import type { OurDocument, PairChoice } from '@/lib/einvoice/dian-list/our-document'

export const listClasses = [
  'falta_aqui',
  'falta_dian',
  'valor_distinto',
  'identidad_distinta',
  'nota_huerfana',
  'duplicada',
  'otro_nit',
  'dudosa',
  'sin_eventos',
  'anulada',
  'reducida',
  'otro_mes',
  'igual',
  'no_comparable',
] as const
export type ListClass = (typeof listClasses)[number]

/** A detail about a compared row or document in addition to its class, such as a rounding difference. */
export type Remark =
  | 'rounding'
  | 'currency'
  | 'unread'
  | 'iva-unread'
  | 'rejected'
  | 'repeated'
  | 'amount'
  | 'uncovered'
  | 'partial-events'
  | 'over-credited'

export type MonthInput = {
  month: string
  side: 'purchase' | 'sale'
  /** The NITs of the client's companies, without check digit. */
  nits: readonly string[]
  /** The rows of this month and of the months before and after; only the rows of `side` are used. */
  rows: readonly ListRow[]
  ours: readonly OurDocument[]
  choices: readonly PairChoice[]
  /** DIAN's list covers these days, so our documents from other days are not reported as missing in the list. */
  covered: { from: string; until: string }
  /** The amounts of a row and of our document may differ by this many whole cents because of rounding. */
  tolerance: number
}
