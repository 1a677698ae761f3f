import type { InvoiceLine } from '@/lib/einvoice/model/invoice'
import { amountOrZero, readAmount, sumOf } from '@/lib/einvoice/money/amount'
import { sameProduct } from '@/lib/einvoice/money/tolerance'
import { gapOf } from '@/lib/einvoice/rules/compare'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'

/** T6: quantity by price, with the line's own discounts and charges; and as many lines as the header says. */
export const productRule = invoiceRule('T6', 'FAV06, FAD16', ({ lines, lineCount, currency }) => [
  ...lines.flatMap((line) => productFinding(line, currency)),
  ...(lineCount === '' || Number(lineCount) === lines.length
    ? []
    : [hit('T6.count', 'warn', { stated: lineCount, counted: String(lines.length) })]),
])

function productFinding(line: InvoiceLine, currency: string): Hit[] {
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
  // Most issuers repeat the quantity in BaseQuantity; by UBL the price is for that many units. Either is right.
  const readings = base.lte(0) || base.eq(1) ? [product] : [product, product.div(base)]
  const gaps = readings.map((reading) =>
    gapOf({ stated, computed: reading.plus(extra), currency, kind: 'product' }, [
      { amount: quantity, weight: price },
      { amount: price, weight: quantity },
    ]),
  )
  const [gap] = gaps
  if (!gap || gaps.includes(null)) return []
  // A price with its tax: what it is more than the line is the line's own tax.
  const taxes = sumOf(line.taxes.map(({ amount }) => amountOrZero(amount)))
  if (taxes?.gt(0) && sameProduct(gap.computed.minus(stated), taxes, currency))
    return [hit('T6.included', 'info', { ...gap.figures, line: line.id }, { currency })]
  const parts = { line: line.id, quantity: line.quantity, price: line.price }
  return [hit('T6.product', 'warn', { ...gap.figures, ...parts }, gap.extra)]
}
