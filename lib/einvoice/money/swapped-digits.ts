import type Big from 'big.js'
import { plainAmount, readAmount } from '@/lib/einvoice/money/amount'

/** An amount of a comparison, and by how much the difference changes when it changes by one. */
export type Suspect = { amount: Big; weight: Big | number }
/** `to` is empty when the difference looks like swapped digits but none of the amounts shows them. */
export type SwappedDigits = { from: string; to: string }

/** Of thousands of lines the first will do. */
const maxSuspects = 300

/**
 * Two digits in each other's place change an amount by a multiple of nine. Looks for the neighbouring pair that, put
 * right, closes the gap; `tolerance` tells whether what remains of it is nothing.
 */
export function findSwappedDigits(
  difference: Big,
  suspects: readonly Suspect[],
  isNothing: (rest: Big) => boolean,
): SwappedDigits | null {
  for (const { amount, weight } of suspects.slice(0, maxSuspects)) {
    for (const swapped of swaps(plainAmount(amount))) {
      const rest = difference.plus(swapped.minus(amount).times(weight))
      if (isNothing(rest)) return { from: plainAmount(amount), to: plainAmount(swapped) }
    }
  }
  return difference.times(100).mod(9).eq(0) ? { from: '', to: '' } : null
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
