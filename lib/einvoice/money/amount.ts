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
