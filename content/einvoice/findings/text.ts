type Money = (amount: string) => string

/** Where on the invoice sheet a finding is marked: a table row or a fact. */
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
  /** A few plain words that address nobody, because client, firm and supplier all read them. */
  title: string | ((figures: F) => string)
  /** For the client, without accounting terms. */
  client: (figures: F, money: Money) => string
  /** For the advisor, with DIAN's rule and element names. */
  advisor: (figures: F, money: Money) => string
  todo: string | null
  place?: Place | ((figures: F) => Place | null)
}

/** `El renglón 3`, or `Un renglón` without a number. */
export const lineCalled = (line: string): string => (line === '' ? 'Un renglón' : `El renglón ${line}`)

/** `19%` for the document's «19.00». */
export const rate = (percent: string): string =>
  `${percent
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace('.', ',')}%`
