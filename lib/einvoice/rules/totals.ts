import type Big from 'big.js'
import type { Invoice, InvoiceLine } from '@/lib/einvoice/model/invoice'
import { amountOrZero, plainAmount, sumOf } from '@/lib/einvoice/money/amount'
import type { Suspect } from '@/lib/einvoice/money/swapped-digits'
import { sameSum } from '@/lib/einvoice/money/tolerance'
import { gapOf } from '@/lib/einvoice/rules/compare'
import { hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'
import { includesTax } from '@/lib/einvoice/rules/tax-share'

const suspectsOf = (texts: readonly string[], weight: number): Suspect[] =>
  texts.flatMap((text) => {
    const amount = amountOrZero(text)
    return amount && !amount.eq(0) ? [{ amount, weight }] : []
  })

/** T1: the lines add up to the header. */
export const linesRule = invoiceRule('T1', 'FAU02', ({ lines, totals, currency }) => {
  const texts = lines.map(({ amount }) => amount)
  const [stated, computed] = [amountOrZero(totals.lines), sumOf(texts.map(amountOrZero))]
  if (totals.lines === '' || !stated || !computed || lines.length === 0) return null
  const gap = gapOf({ stated, computed, currency, kind: 'sum', parts: lines.length }, suspectsOf(texts, 1))
  return gap ? [hit('T1', 'block', gap.figures, gap.extra)] : []
})

/** T2: what the lines pay taxes on. Gifts and AIU make it differ from the gross value, and rightly so. */
export const taxBaseRule = invoiceRule('T2', 'FAU04', ({ lines, totals, currency }) => {
  if (lines.every(({ taxes }) => taxes.length === 0)) return null
  const bases = lines.map(taxBaseOf)
  const [stated, computed] = [amountOrZero(totals.taxExclusive), sumOf(bases)]
  if (!stated || !computed || lines.length === 0) return null
  const gap = gapOf({ stated, computed, currency, kind: 'sum', parts: lines.length })
  return gap ? [hit('T2', 'warn', gap.figures, gap.extra)] : []
})

/** A line under several taxes names its base in each of them: it counts once, with its largest. */
function taxBaseOf(line: InvoiceLine) {
  const bases = line.taxes.map((tax) => sumOf(tax.shares.map(({ base }) => amountOrZero(base))))
  return bases.reduce(
    (largest, base) => (largest === null || base === null ? null : base.gt(largest) ? base : largest),
    amountOrZero(''),
  )
}

const taxesOf = (invoice: Invoice) => invoice.taxes.map(({ amount }) => amount)

/** T3: gross value and header taxes; withholdings are never added. */
export const taxInclusiveRule = invoiceRule('T3', 'FAU06', (invoice) => {
  const { totals, currency } = invoice
  const taxes = sumOf(taxesOf(invoice).map(amountOrZero))
  const [lines, stated] = [amountOrZero(totals.lines), amountOrZero(totals.taxInclusive)]
  // That one of them is not there at all is told by the rule about amounts.
  if (totals.lines === '' || totals.taxInclusive === '' || !lines || !taxes || !stated) return null
  const suspects = suspectsOf([totals.lines, ...taxesOf(invoice)], 1)
  const gap = gapOf({ stated, computed: lines.plus(taxes), currency, kind: 'sum' }, suspects)
  const parts = { lines: plainAmount(lines), taxes: plainAmount(taxes) }
  const included = gap && sameSum(stated, lines, currency) && areTaxed(invoice, lines.minus(taxes))
  if (included) return [hit('T3.included', 'info', parts, { currency })]
  return gap ? [hit('T3', 'block', { ...gap.figures, ...parts }, gap.extra)] : []
})

/** Lines that were written with their tax: what they are taxed on is the rest of them, or was written with it as well. */
function areTaxed({ totals, taxes, currency }: Invoice, rest: Big): boolean {
  const shares = taxes.flatMap((tax) => tax.shares).filter(({ amount }) => !amountOrZero(amount)?.eq(0))
  const bases = [amountOrZero(totals.taxExclusive), sumOf(shares.map(({ base }) => amountOrZero(base)))]
  if (bases.some((base) => base && sameSum(base, rest, currency, shares.length))) return true
  return shares.length > 0 && shares.every((share) => includesTax(share, currency))
}
