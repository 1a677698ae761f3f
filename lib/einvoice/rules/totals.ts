import type Big from 'big.js'
import { amountOrZero, plainAmount, sumOf } from '@/lib/einvoice/amount'
import type { Invoice, InvoiceLine } from '@/lib/einvoice/model/invoice'
import { gapOf, sameSum, type Gap, type Suspect } from '@/lib/einvoice/rules/compare'
import { violation, invoiceRule, type Violation } from '@/lib/einvoice/rules/rule'
import { includesTax } from '@/lib/einvoice/rules/tax-share'

const suspectsOf = (texts: readonly string[], weight: number): Suspect[] =>
  texts.flatMap((text) => {
    const amount = amountOrZero(text)
    return amount && !amount.eq(0) ? [{ amount, weight }] : []
  })

/** Rule T1: the line amounts add up to the header's total of lines. */
export const linesRule = invoiceRule('T1', 'FAU02', ({ lines, totals, currency }) => {
  const texts = lines.map(({ amount }) => amount)
  const [stated, computed] = [amountOrZero(totals.lines), sumOf(texts.map(amountOrZero))]
  if (totals.lines === '' || !stated || !computed || lines.length === 0) return null
  const gap = gapOf({ stated, computed, currency, kind: 'sum', parts: lines.length }, suspectsOf(texts, 1))
  return gap ? [violation('T1', 'block', gap.figures, gap.extra)] : []
})

/** Rule T2: the taxable base is the sum of the lines' bases; for gifts it differs from the gross value. */
export const taxBaseRule = invoiceRule('T2', 'FAU04', ({ lines, totals, currency }) => {
  if (lines.every(({ taxes }) => taxes.length === 0)) return null
  const bases = lines.map(taxBaseOf)
  const [stated, computed] = [amountOrZero(totals.taxExclusive), sumOf(bases)]
  if (!stated || !computed || lines.length === 0) return null
  const gap = gapOf({ stated, computed, currency, kind: 'sum', parts: lines.length })
  return gap ? [violation('T2', 'warn', gap.figures, gap.extra)] : []
})

/** Several taxes on a line repeat the line's base, so only the largest base is used. */
function taxBaseOf(line: InvoiceLine) {
  const bases = line.taxes.map((tax) => sumOf(tax.shares.map(({ base }) => amountOrZero(base))))
  return bases.reduce(
    (largest, base) => (largest === null || base === null ? null : base.gt(largest) ? base : largest),
    amountOrZero(''),
  )
}

const taxesOf = (invoice: Invoice) => invoice.taxes.map(({ amount }) => amount)

/** Rule T3: the total with taxes is the gross value plus the header's taxes; withholdings are never added. */
export const taxInclusiveRule = invoiceRule('T3', 'FAU06', (invoice) => {
  const { totals, currency } = invoice
  const taxes = sumOf(taxesOf(invoice).map(amountOrZero))
  const [lines, stated] = [amountOrZero(totals.lines), amountOrZero(totals.taxInclusive)]
  if (totals.lines === '' || totals.taxInclusive === '' || !lines || !taxes || !stated) return null
  const suspects = suspectsOf([totals.lines, ...taxesOf(invoice)], 1)
  const gap = gapOf({ stated, computed: lines.plus(taxes), currency, kind: 'sum' }, suspects)
  const parts = { lines: plainAmount(lines), taxes: plainAmount(taxes) }
  const included = gap && sameSum(stated, lines, currency) && areTaxed(invoice, lines.minus(taxes))
  if (included) return [violation('T3.included', 'info', parts, { currency })]
  return gap ? [violation('T3', 'block', { ...gap.figures, ...parts }, gap.extra)] : []
})

/** True when lines include taxes: the bases add up to `rest` (lines minus taxes), or each base includes its tax. */
function areTaxed({ totals, taxes, currency }: Invoice, rest: Big): boolean {
  const shares = taxes.flatMap((tax) => tax.shares).filter(({ amount }) => !amountOrZero(amount)?.eq(0))
  const bases = [amountOrZero(totals.taxExclusive), sumOf(shares.map(({ base }) => amountOrZero(base)))]
  if (bases.some((base) => base && sameSum(base, rest, currency, shares.length))) return true
  return shares.length > 0 && shares.every((share) => includesTax(share, currency))
}

/** Rule T4: the amount to pay is right; prepayments may be subtracted, as in DIAN's examples, or not. */
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
    return [violation('T4.withheld', 'block', gap.figures, { currency })]
  const parts = {
    taxInclusive: plainAmount(taxInclusive),
    allowances: plainAmount(allowances),
    charges: plainAmount(charges),
    prepaid: plainAmount(prepaid),
  }
  return [violation('T4', 'block', { ...gap.figures, ...parts }, gap.extra)]
})

const likelier = (gaps: readonly (Gap | null)[]): Gap | null =>
  gaps.find((gap) => gap?.extra.swapped()) ?? gaps[0] ?? null

const remark = (prepaid: Big, subtracted: boolean, currency: string): Violation[] =>
  prepaid.eq(0)
    ? []
    : [
        violation(
          'T4.prepaid',
          'info',
          { prepaid: plainAmount(prepaid), subtracted: subtracted ? 'yes' : '' },
          { currency },
        ),
      ]
