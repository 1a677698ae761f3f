import Big from 'big.js'

/** Amounts have no exponent and no thousands separator; `5.` and `.5` are valid, because XML allows them. */
const pattern = /^-?(?:\d{1,18}(?:\.\d{0,20})?|\.\d{1,20})$/

export const readAmount = (text: string): Big | null =>
  pattern.test(text) ? new Big(text.replace(/\.$/, '')) : null

/** Returns zero for an absent element ('') and null for an unreadable text. */
export const amountOrZero = (text: string): Big | null => (text === '' ? new Big(0) : readAmount(text))

export function sumOf(amounts: readonly (Big | null)[]): Big | null {
  let sum = new Big(0)
  for (const amount of amounts) {
    if (amount === null) return null
    sum = sum.plus(amount)
  }
  return sum
}

/** Writes an amount with at least two decimals, such as `17130000.00`. */
export function plainAmount(amount: Big): string {
  const rounded = amount.toFixed(2)
  return amount.eq(rounded) ? rounded : amount.toFixed()
}

/** Returns an amount as the CUFE contains it: two decimals, cut and not rounded (annex 1.9, FAD06). */
export const cutAmount = (amount: Big): string => amount.toFixed(2, Big.roundDown)

/** Formats an amount such as «$ 3.254.700» or «USD 12.600,06»; unreadable text is quoted. */
export function formatAmount(text: string, currency = 'COP'): string {
  const amount = readAmount(text)
  if (amount === null) return text === '' ? '(vacío)' : `«${text.slice(0, 40)}»`
  const [whole = '0', cents = '00'] = amount.abs().toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  const sign = currency === 'COP' || currency === '' ? '$' : currency.slice(0, 3)
  const written = `${sign}\u00a0${grouped}${cents === '00' ? '' : `,${cents}`}`
  return amount.lt(0) ? `-${written}` : written
}

/** Writes «18.900» or «1,5» without a currency sign; unreadable text is quoted. */
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
