type Money = (amount: string) => string

/** The part of the invoice sheet where a finding is marked: a table row or a fact. */
export type Place =
  | `line:${string}`
  | `tax:${string}`
  | `withheld:${string}`
  | 'allowances'
  | 'charges'
  | 'code'
  | 'customer'
  | 'date'
  | 'due'
  | 'number'
  | 'payment'
  | 'prepaid'
  | 'range'
  | 'reason'
  | 'subtotal'
  | 'supplier'
  | 'total'

export type FindingText<F> = {
  /** A few plain words that address nobody, because client, firm and supplier read this title. */
  title: string | ((figures: F) => string)
  /** The explanation for the client, without accounting terms. */
  client: (figures: F, money: Money) => string
  /** The explanation for the advisor, with DIAN's names of rule and elements. */
  advisor: (figures: F, money: Money) => string
  todo: string | null
  place?: Place | ((figures: F) => Place | null)
}

/** Returns `El renglón 3`, or `Un renglón` without a number. */
export const lineCalled = (line: string): string => (line === '' ? 'Un renglón' : `El renglón ${line}`)

/** Returns `901.207.354` for a number of digits; other texts stay as they are. */
export const dotted = (nit: string): string =>
  /^\d+$/.test(nit) ? nit.replace(/\B(?=(\d{3})+$)/g, '.') : nit

/** Returns `19%` for «19.00». */
export const rate = (percent: string): string =>
  `${percent
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace('.', ',')}%`
