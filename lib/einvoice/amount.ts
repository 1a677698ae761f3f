import Big from 'big.js'

/**
 * What an amount may look like: digits, a point, no exponent, no separators. As many decimals as programs that divide leave
 * behind; XML lets either side of the point be empty.
 */
const pattern = /^-?(?:\d{1,18}(?:\.\d{0,20})?|\.\d{1,20})$/

/** The decimal that a text writes; null when it is no plain number. Never a float on the way. */
export const readAmount = (text: string): Big | null =>
  pattern.test(text) ? new Big(text.replace(/\.$/, '')) : null

/** An element that is absent counts as zero; one that is there and unreadable is null. */
export const amountOrZero = (text: string): Big | null => (text === '' ? new Big(0) : readAmount(text))

/** The sum of all, or null when one of them cannot be read. */
export function sumOf(amounts: readonly (Big | null)[]): Big | null {
  let sum = new Big(0)
  for (const amount of amounts) {
    if (amount === null) return null
    sum = sum.plus(amount)
  }
  return sum
}

/** As it is kept and compared by machines: `17130000.00`; more decimals where the amount has them. */
export function plainAmount(amount: Big): string {
  const rounded = amount.toFixed(2)
  return amount.eq(rounded) ? rounded : amount.toFixed()
}

/** As a CUFE wants it: two decimals, cut and not rounded (annex 1.9, FAD06). */
export const cutAmount = (amount: Big): string => amount.toFixed(2, Big.roundDown)

/**
 * «$ 3.254.700» or «USD 12.600,06», with the fixed space of es-CO. Written from the decimal text, so that not one
 * digit of a long amount is lost; what is no amount is quoted as it stands.
 */
export function formatAmount(text: string, currency = 'COP'): string {
  const amount = readAmount(text)
  if (amount === null) return text === '' ? '(vacío)' : `«${text.slice(0, 40)}»`
  const [whole = '0', cents = '00'] = amount.abs().toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  const sign = currency === 'COP' || currency === '' ? '$' : currency.slice(0, 3)
  const written = `${sign}\u00a0${grouped}${cents === '00' ? '' : `,${cents}`}`
  return amount.lt(0) ? `-${written}` : written
}

/**
 * «18.900» or «1,5»: as the sheet of an invoice writes it, without a sign of money. Amounts have no or two decimals,
 * quantities and prices as many as they have, six at most (prices at least two); what is no number is quoted as it stands.
 */
export function formatDecimal(text: string, kind: 'amount' | 'price' | 'quantity' = 'amount'): string {
  const number = readAmount(text)
  if (number === null) return text === '' ? '—' : `«${text.slice(0, 40)}»`
  const [whole = '0', rest = ''] = number
    .abs()
    .toFixed(kind === 'amount' ? 2 : 6)
    .split('.')
  const needed = rest.replace(/0+$/, '')
  const decimals = kind === 'quantity' || needed === '' ? needed : needed.padEnd(2, '0')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${number.lt(0) ? '−' : ''}${grouped}${decimals ? `,${decimals}` : ''}`
}
