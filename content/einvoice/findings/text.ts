/** Writes an amount in the document's currency. */
type Money = (amount: string) => string

/** A part of the sheet that a finding can be about: a row of its table, or one of its facts. */
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

/** All that is said of one kind of finding. Whoever adds one has to say what it means and what to do. */
export type FindingText<F> = {
  /** What is the matter, in a few plain words: client, firm and supplier all read it, so it addresses nobody. */
  title: string | ((figures: F) => string)
  /** Why, for the client: nothing that only an accountant knows. */
  client: (figures: F, money: Money) => string
  /** The same for the advisor, with DIAN's rule and the names of the elements. */
  advisor: (figures: F, money: Money) => string
  /** What to do about it; null where there is nothing to do. */
  todo: string | null
  place?: Place | ((figures: F) => Place | null)
}

/** `El renglón 3`, or `Un renglón` where it carries no number. */
export const lineCalled = (line: string): string => (line === '' ? 'Un renglón' : `El renglón ${line}`)

/** `19%` of the document's «19.00»: as the site writes a rate everywhere. */
export const rate = (percent: string): string =>
  `${percent
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace('.', ',')}%`
