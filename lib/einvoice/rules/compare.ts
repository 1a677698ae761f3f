import type Big from 'big.js'
import { plainAmount } from '@/lib/einvoice/money/amount'
import { findSwappedDigits, type Suspect, type SwappedDigits } from '@/lib/einvoice/money/swapped-digits'
import { sameProduct, sameSum } from '@/lib/einvoice/money/tolerance'

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
