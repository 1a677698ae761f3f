import type Big from 'big.js'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import { amountOrZero, plainAmount, sumOf } from '@/lib/einvoice/money/amount'
import { sameSum } from '@/lib/einvoice/money/tolerance'
import { gapOf, type Gap } from '@/lib/einvoice/rules/compare'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'

/**
 * T4: what is to be paid. DIAN's own examples subtract prepayments, a validator in production does not: either is
 * right, and which one it is gets said.
 */
export const payableRule = invoiceRule('T4', 'FAU14', ({ totals, currency }) => {
  const taxInclusive = amountOrZero(totals.taxInclusive)
  const allowances = amountOrZero(totals.allowances)
  const charges = amountOrZero(totals.charges)
  const prepaid = amountOrZero(totals.prepaid)
  const stated = amountOrZero(totals.payable)
  if (!taxInclusive || !allowances || !charges || !prepaid || !stated) return null
  const whole = taxInclusive.minus(allowances).plus(charges)
  const rest = whole.minus(prepaid)
  if (sameSum(stated, rest, currency)) return remark(prepaid, true, currency)
  if (sameSum(stated, whole, currency)) return remark(prepaid, false, currency)
  const gap = likelier(
    [rest, whole].map((computed) => {
      const suspects = [
        { amount: taxInclusive, weight: 1 },
        { amount: allowances, weight: -1 },
        { amount: charges, weight: 1 },
        { amount: prepaid, weight: computed === rest ? -1 : 0 },
      ]
      return gapOf({ stated, computed, currency, kind: 'sum' }, suspects)
    }),
  )
  const parts = {
    taxInclusive: plainAmount(taxInclusive),
    allowances: plainAmount(allowances),
    charges: plainAmount(charges),
    prepaid: plainAmount(prepaid),
  }
  return gap ? [hit('T4', 'block', { ...gap.figures, ...parts }, gap.extra)] : []
})

/** Of the two readings, the one that swapped digits explain. */
const likelier = (gaps: readonly (Gap | null)[]): Gap | null =>
  gaps.find((gap) => gap?.extra.swapped()?.to) ?? gaps[0] ?? null

const remark = (prepaid: Big, subtracted: boolean, currency: string): Hit[] =>
  prepaid.eq(0)
    ? []
    : [
        hit(
          'T4.prepaid',
          'info',
          { prepaid: plainAmount(prepaid), subtracted: subtracted ? 'yes' : '' },
          { currency },
        ),
      ]

/** T8: discounts, charges and prepayments of the header add up to their totals. */
export const allowanceRule = invoiceRule('T8', 'FAU08, FAU10, FAU12', (invoice) => {
  const { allowances, prepayments } = invoice
  const amounts = (charges: boolean) =>
    allowances.filter(({ charge }) => charge === charges).map(({ amount }) => amount)
  return [
    ...sumFinding(invoice, 'allowances', amounts(false)),
    ...sumFinding(invoice, 'charges', amounts(true)),
    // Some tell the total of what was paid in advance and no single payment.
    ...(prepayments.length > 0 ? sumFinding(invoice, 'prepaid', prepayments) : []),
  ]
})

function sumFinding(
  { totals, currency }: Invoice,
  kind: 'allowances' | 'charges' | 'prepaid',
  texts: readonly string[],
): Hit[] {
  const [stated, computed] = [amountOrZero(totals[kind]), sumOf(texts.map(amountOrZero))]
  if (!stated || !computed) return []
  const gap = gapOf({ stated, computed, currency, kind: 'sum' })
  return gap ? [hit('T8', 'warn', { ...gap.figures, kind }, gap.extra)] : []
}
