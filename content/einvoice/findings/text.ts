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
  /** The title does not say «tú», because client, firm and supplier read the same title. */
  title: string | ((figures: F) => string)
  client: (figures: F, money: Money) => string
  /** The explanation for the advisor, which uses DIAN's names of the rule and of the XML elements. */
  advisor: (figures: F, money: Money) => string
  todo: string | null
  place?: Place | ((figures: F) => Place | null)
}

export const lineCalled = (line: string): string => (line === '' ? 'Un renglón' : `El renglón ${line}`)

/** Puts points between thousands, as in `901.207.354`; a text with other characters is returned unchanged. */
export const dotted = (nit: string): string =>
  /^\d+$/.test(nit) ? nit.replace(/\B(?=(\d{3})+$)/g, '.') : nit

export const rate = (percent: string): string =>
  `${percent
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace('.', ',')}%`
