import type Big from 'big.js'
import { amountOrZero, plainAmount, sumOf } from '@/lib/einvoice/money/amount'
import { sameSum } from '@/lib/einvoice/money/tolerance'
import { gapOf, type Gap } from '@/lib/einvoice/rules/compare'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'

/**
 * T4: what is to be paid. DIAN's own examples subtract prepayments, a validator in production does not: either is
 * right, and which one it is gets said. What the total is rounded by may be in it or beside it.
 */
export const payableRule = invoiceRule('T4', 'FAU14', (invoice) => {
  const { totals, currency } = invoice
  if (totals.taxInclusive === '' || totals.payable === '') return null
  const [taxInclusive, allowances, charges, prepaid, rounding, stated] = [
    totals.taxInclusive,
    totals.allowances,
    totals.charges,
    totals.prepaid,
    totals.rounding ?? '',
    totals.payable,
  ].map(amountOrZero)
  if (!taxInclusive || !allowances || !charges || !prepaid || !rounding || !stated) return null
  const whole = taxInclusive.minus(allowances).plus(charges)
  const rest = whole.minus(prepaid)
  const isSame = (sum: Big) => [sum, sum.plus(rounding)].some((one) => sameSum(stated, one, currency))
  if (isSame(rest)) return remark(prepaid, true, currency)
  if (isSame(whole)) return remark(prepaid, false, currency)
  const gap = likelier(
    [rest, whole].map((sum) => {
      const suspects = [
        { amount: taxInclusive, weight: 1 },
        { amount: allowances, weight: -1 },
        { amount: charges, weight: 1 },
        { amount: prepaid, weight: sum === rest ? -1 : 0 },
      ]
      return gapOf({ stated, computed: sum.plus(rounding), currency, kind: 'sum' }, suspects)
    }),
  )
  if (!gap) return []
  const withheld = sumOf(invoice.withholdings.map(({ amount }) => amountOrZero(amount)))
  if (withheld?.gt(0) && sameSum(gap.computed.minus(stated), withheld, currency))
    return [hit('T4.withheld', 'block', gap.figures, { currency })]
  const parts = {
    taxInclusive: plainAmount(taxInclusive),
    allowances: plainAmount(allowances),
    charges: plainAmount(charges),
    prepaid: plainAmount(prepaid),
  }
  return [hit('T4', 'block', { ...gap.figures, ...parts }, gap.extra)]
})

/** Of the two readings, the one that swapped digits explain. */
const likelier = (gaps: readonly (Gap | null)[]): Gap | null =>
  gaps.find((gap) => gap?.extra.swapped()) ?? gaps[0] ?? null

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
