import type Big from 'big.js'
import { amountOrZero, plainAmount, readAmount, sumOf } from '@/lib/einvoice/amount'
import type { Allowance, Invoice, InvoiceLine } from '@/lib/einvoice/model/invoice'
import { gapOf, percentSlack, sameProduct } from '@/lib/einvoice/rules/compare'
import { violation, invoiceRule, type Violation } from '@/lib/einvoice/rules/rule'

/** Rule T6: a line's amount is quantity times price, with discounts and charges; the number of lines is right. */
export const productRule = invoiceRule('T6', 'FAV06, FAD16', ({ lines, lineCount, currency }) => [
  ...lines.flatMap((line) => productFinding(line, currency)),
  ...(lineCount === '' || Number(lineCount) === lines.length
    ? []
    : [violation('T6.count', 'warn', { stated: lineCount, counted: String(lines.length) })]),
])

function productFinding(line: InvoiceLine, currency: string): Violation[] {
  const [quantity, price, stated] = [
    readAmount(line.quantity),
    readAmount(line.price),
    readAmount(line.amount),
  ]
  const base = amountOrZero(line.baseQuantity)
  const extra = sumOf(
    line.allowances.map(({ amount, charge }) => {
      const read = amountOrZero(amount)
      return read && (charge ? read : read.neg())
    }),
  )
  if (!quantity || !price || !stated || !base || !extra) return []
  if (line.free && stated.eq(0)) return []
  const product = quantity.times(price)
  // In UBL `price` is for BaseQuantity units, but most issuers state the price of one unit despite BaseQuantity.
  const readings = base.lte(0) || base.eq(1) ? [product] : [product, product.div(base)]
  const gaps = readings.map((reading) =>
    gapOf({ stated, computed: reading.plus(extra), currency, kind: 'product' }, [
      { amount: quantity, weight: price },
      { amount: price, weight: quantity },
    ]),
  )
  const [gap] = gaps
  if (!gap || gaps.includes(null)) return []
  // If quantity times price exceeds the line's amount by exactly the line's tax, the price includes the tax.
  const taxes = sumOf(line.taxes.map(({ amount }) => amountOrZero(amount)))
  if (taxes?.gt(0) && sameProduct(gap.computed.minus(stated), taxes, currency))
    return [violation('T6.included', 'info', { ...gap.figures, line: line.id }, { currency })]
  const parts = { line: line.id, quantity: line.quantity, price: line.price }
  return [violation('T6.product', 'warn', { ...gap.figures, ...parts }, gap.extra)]
}

/** Rule T8: discounts and charges are base times percent and add up, and no discount exceeds its base. */
export const allowanceRule = invoiceRule('T8', 'FAQ06, FAU08, FAU10, FAU12, FBE07', (invoice) => {
  const { allowances, prepayments, totals, lines, currency } = invoice
  const amounts = (charges: boolean) =>
    allowances.filter(({ charge }) => charge === charges).map(({ amount }) => amount)
  return [
    ...sumFinding(invoice, 'allowances', amounts(false)),
    ...sumFinding(invoice, 'charges', amounts(true)),
    // Prepayments are added up only if the invoice lists them, because some issuers state only their total.
    ...(prepayments.length > 0 ? sumFinding(invoice, 'prepaid', prepayments) : []),
    ...allowances.flatMap((one) => partFindings(one, '', readAmount(totals.taxInclusive), currency)),
    ...lines.flatMap((line) =>
      line.allowances.flatMap((one) => partFindings(one, line.id, grossOf(line), currency)),
    ),
  ]
})

function sumFinding(
  { totals, currency }: Invoice,
  kind: 'allowances' | 'charges' | 'prepaid',
  texts: readonly string[],
): Violation[] {
  const [stated, computed] = [amountOrZero(totals[kind]), sumOf(texts.map(amountOrZero))]
  if (!stated || !computed) return []
  const gap = gapOf({ stated, computed, currency, kind: 'sum', parts: texts.length })
  return gap ? [violation('T8', 'warn', { ...gap.figures, kind }, gap.extra)] : []
}

function grossOf({ quantity, price }: InvoiceLine): Big | null {
  const [units, each] = [readAmount(quantity), readAmount(price)]
  return units && each ? units.times(each) : null
}

/** A discount must not exceed its own base or, if it states no base, the amount `whole`. */
function partFindings(
  { charge, amount, base, percent }: Allowance,
  line: string,
  whole: Big | null,
  currency: string,
): Violation[] {
  const [stated, from, rate] = [amount, base, percent].map(readAmount)
  if (!stated || stated.eq(0)) return []
  const limit = from?.gt(0) ? from : whole
  if (!charge && limit?.gt(0) && stated.gt(limit) && !sameProduct(stated, limit, currency))
    return [
      violation(
        'T8.over',
        'warn',
        { line, base: plainAmount(limit), stated: plainAmount(stated) },
        { currency },
      ),
    ]
  if (!from || !rate || from.eq(0) || rate.eq(0)) return []
  const computed = from.times(rate).div(100)
  // Some issuers write a discount of one third as 33.33 % and others as 0.3333, so both are accepted.
  const slack = percentSlack(from, percent)
  const isNear = (one: Big) => stated.minus(one).abs().lte(slack) || sameProduct(stated, one, currency)
  if (isNear(computed) || isNear(from.times(rate))) return []
  const gap = gapOf({ stated, computed, currency, kind: 'product' }, [
    { amount: from, weight: rate.div(100) },
  ])
  const parts = { line, charge: charge ? 'yes' : '', percent, base: plainAmount(from) }
  return gap ? [violation('T8.rate', 'warn', { ...gap.figures, ...parts }, gap.extra)] : []
}
