import Big from 'big.js'
import { plainAmount, readAmount } from '@/lib/einvoice/amount'

type Comparison = {
  stated: Big
  computed: Big
  currency: string
  kind: 'sum' | 'product'
  /** How many amounts were rounded before they were added. */
  parts?: number
}
export type Gap = {
  figures: { stated: string; computed: string; difference: string }
  computed: Big
  extra: { currency: string; swapped: () => SwappedDigits | null }
}

/**
 * What lies between the amount that the document states and the one that follows from the others; null when they agree
 * as DIAN compares. The suspects besides the stated amount are those that the other was computed from.
 */
export function gapOf(
  { stated, computed, currency, kind, parts }: Comparison,
  suspects: readonly Suspect[] = [],
): Gap | null {
  const same =
    kind === 'sum' ? sameSum(stated, computed, currency, parts) : sameProduct(stated, computed, currency)
  if (same) return null
  const difference = computed.minus(stated)
  const all = [{ amount: stated, weight: -1 }, ...suspects]
  return {
    figures: {
      stated: plainAmount(stated),
      computed: plainAmount(computed),
      difference: plainAmount(difference.abs()),
    },
    computed,
    extra: {
      currency,
      swapped: () => findSwappedDigits(difference, all),
    },
  }
}

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

/**
 * DIAN compares rounded to whole pesos: sums of the header may differ by less than one, products by two at most
 * (issuers round each line). Other currencies are compared to the cent, with room for one per product.
 */
const tolerances = {
  pesos: { sum: new Big(1), product: new Big(2) },
  other: { sum: new Big('0.02'), product: new Big('0.05') },
}

const of = (currency: string) => tolerances[currency === 'COP' ? 'pesos' : 'other']

/** Half a cent for each part that was rounded before it was added. */
const perPart = new Big('0.005')

export const sameSum = (one: Big, other: Big, currency: string, parts = 0): boolean =>
  one
    .minus(other)
    .abs()
    .lt(of(currency).sum.plus(perPart.times(parts)))

export const sameProduct = (one: Big, other: Big, currency: string): boolean =>
  one.minus(other).abs().lte(of(currency).product)

/** Sums of what was rounded line by line, as far as each may have moved. */
export const sameRounded = (one: Big, other: Big, currency: string, lines: number): boolean =>
  sameProduct(one, other, currency) || one.minus(other).abs().lte(of(currency).sum.times(lines))

/** What half of the last written decimal of a percent makes of its base; zeros at the end say nothing. */
export function percentSlack(base: Big, percent: string): Big {
  const decimals = /\.(\d*?)0*$/.exec(percent)?.[1]?.length ?? 0
  return base.times(new Big(10).pow(-decimals)).div(200)
}
