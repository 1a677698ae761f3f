import Big from 'big.js'
import { plainAmount, readAmount } from '@/lib/einvoice/money/amount'

/** An amount of a comparison, and by how much the difference changes when it changes by one. */
export type Suspect = { amount: Big; weight: Big | number }
export type SwappedDigits = { from: string; to: string }

/** Of thousands of lines the first will do. */
const maxSuspects = 300
/** A difference below is one of rounding, whatever digits it is made of. */
const least = new Big(1)

/**
 * The neighbouring pair of digits that, put right, closes the gap to the last cent. The first suspect is the amount that
 * was found wrong; of the others, one is named only where no second one explains the gap as well.
 */
export function findSwappedDigits(difference: Big, suspects: readonly Suspect[]): SwappedDigits | null {
  if (difference.abs().lt(least)) return null
  const [stated, ...others] = suspects.slice(0, maxSuspects).map((one) => swapsThatClose(difference, one))
  if (stated?.length === 1) return stated[0] ?? null
  const [found, ...more] = [...(stated ?? []), ...others.flat()]
  return found && more.length === 0 ? found : null
}

function swapsThatClose(difference: Big, { amount, weight }: Suspect): SwappedDigits[] {
  const from = plainAmount(amount)
  return swaps(from)
    .filter((swapped) => swapped.minus(amount).times(weight).plus(difference).round(2).eq(0))
    .map((swapped) => ({ from, to: plainAmount(swapped) }))
}

function swaps(text: string): Big[] {
  const found: Big[] = []
  for (let at = 0; at + 1 < text.length; at++) {
    const [one, other] = [text[at] ?? '', text[at + 1] ?? '']
    if (one === other || !/\d\d/.test(one + other)) continue
    const swapped = readAmount(text.slice(0, at) + other + one + text.slice(at + 2))
    if (swapped) found.push(swapped)
  }
  return found
}
