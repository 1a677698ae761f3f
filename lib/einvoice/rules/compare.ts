import Big from 'big.js'
import { plainAmount, readAmount } from '@/lib/einvoice/amount'

type Comparison = {
  stated: Big
  computed: Big
  currency: string
  kind: 'sum' | 'product'
  parts?: number
}
export type Gap = {
  figures: { stated: string; computed: string; difference: string }
  computed: Big
  extra: { currency: string; swapped: () => SwappedDigits | null }
}

/** Returns the difference of `stated` and `computed`, or null if DIAN tolerates the difference. */
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

/** `weight` is how much the difference (computed minus stated) changes when `amount` grows by 1. */
export type Suspect = { amount: Big; weight: Big | number }
export type SwappedDigits = { from: string; to: string }

/** Swapped digits are searched in at most this many amounts, so that invoices with thousands of lines stay fast. */
const maxSuspects = 300
/** A difference below 1 between the stated and the computed amount comes from rounding, not from swapped digits. */
const least = new Big(1)

/** Finds the only swap of neighbouring digits that removes `difference`; a swap in the stated amount is preferred. */
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

/** DIAN tolerates errors below 1 peso in sums and up to 2 pesos in multiplications, because lines are rounded. */
const tolerances = {
  pesos: { sum: new Big(1), product: new Big(2) },
  other: { sum: new Big('0.02'), product: new Big('0.05') },
}

const of = (currency: string) => tolerances[currency === 'COP' ? 'pesos' : 'other']

/** Each added amount may have been rounded by half a cent. */
const perPart = new Big('0.005')

export const sameSum = (one: Big, other: Big, currency: string, parts = 0): boolean =>
  one
    .minus(other)
    .abs()
    .lt(of(currency).sum.plus(perPart.times(parts)))

export const sameProduct = (one: Big, other: Big, currency: string): boolean =>
  one.minus(other).abs().lte(of(currency).product)

export const sameRounded = (one: Big, other: Big, currency: string, lines: number): boolean =>
  sameProduct(one, other, currency) || one.minus(other).abs().lte(of(currency).sum.times(lines))

/** Returns the largest error that a percent's rounded last decimal can cause in base times percent. */
export function percentSlack(base: Big, percent: string): Big {
  const decimals = /\.(\d*?)0*$/.exec(percent)?.[1]?.length ?? 0
  return base.times(new Big(10).pow(-decimals)).div(200)
}
