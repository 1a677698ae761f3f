import { reading } from '@/content/einvoice/reading'
import type { Allowance, InvoiceLine } from '@/lib/einvoice/model/invoice'
import { amountOrZero, plainAmount, readAmount, sumOf } from '@/lib/einvoice/money/amount'
import { formatDecimal } from '@/lib/einvoice/money/format-decimal'

const text = reading.sheet

/** A discount or charge below its line, and what the line is worth before all of them. */
type Part = { name: string; amount: string; before: string }
/** What of a line is printed; a record keeps less of it than a reading. */
type PrintedLine = Pick<InvoiceLine, 'quantity' | 'price' | 'baseQuantity' | 'amount' | 'taxes'> & {
  allowances: readonly (Pick<Allowance, 'charge' | 'amount'> & Partial<Allowance>)[]
}
export type ShownLine = { quantity: string; price: string; parts: readonly Part[]; includesTax: boolean }

/** A line as it is printed, so that whoever multiplies and adds finds what stands behind it. */
export function shownLine(line: PrintedLine): ShownLine {
  const { quantity, price, baseQuantity, amount } = line
  const [units, each, base, net] = [quantity, price, baseQuantity, amount].map(readAmount)
  const [one, number] = [formatDecimal(price, 'price'), formatDecimal(quantity, 'quantity')]
  const parts = line.allowances.filter((part) => !amountOrZero(part.amount)?.eq(0))
  const extra = parts.reduce((sum, part) => {
    const read = readAmount(part.amount)
    return read && sum ? (part.charge ? sum.plus(read) : sum.minus(read)) : null
  }, readAmount('0'))
  const gross = net && extra ? net.minus(extra) : null
  const product = units && each ? units.times(each) : null
  const isNear = (value: typeof product) => Boolean(gross && value?.minus(gross).abs().lt(1))
  const byBase = product && base?.gt(1) ? product.div(base) : null
  const before = gross ? formatDecimal(plainAmount(gross)) : '—'
  const taxes = sumOf(line.taxes.map(({ amount: tax }) => amountOrZero(tax)))
  return {
    quantity: number,
    price: !isNear(product) && isNear(byBase) ? text.each(one, formatDecimal(baseQuantity, 'quantity')) : one,
    includesTax: Boolean(product && taxes && !isNear(product) && isNear(product.minus(taxes))),
    parts: parts.map((part) => ({
      name: [nameOf(part), part.reason].filter(Boolean).join(': '),
      amount: `${part.charge ? '+' : '−'}${formatDecimal(part.amount)}`,
      before,
    })),
  }
}

function nameOf({ charge, percent = '' }: Partial<Allowance>): string {
  const rate = percent === '' || readAmount(percent) === null ? '' : formatDecimal(percent, 'quantity')
  return charge ? text.charge(rate) : text.discount(rate)
}
