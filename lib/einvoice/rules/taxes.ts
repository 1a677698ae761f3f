import type { Invoice, Tax, TaxShare } from '@/lib/einvoice/model/invoice'
import { amountOrZero, plainAmount, readAmount, sumOf } from '@/lib/einvoice/money/amount'
import { sameRounded, sameSum } from '@/lib/einvoice/money/tolerance'
import { gapOf, type Gap } from '@/lib/einvoice/rules/compare'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'

const nameOf = (tax: Tax) => tax.name || `Impuesto ${tax.code}`.trim()

/**
 * T5: each tax is the sum of its parts, each part its base by its rate; of the document and of every line. A wrong amount is
 * told where it stands, not again by every sum that it spoils.
 */
export const taxRule = invoiceRule('T5', 'FAS01b, FAS07', (invoice) => [
  ...invoice.taxes.flatMap((tax) => taxFindings(tax, '', invoice.currency)),
  ...invoice.lines.flatMap((line) =>
    line.taxes.flatMap((tax) => taxFindings(tax, line.id, invoice.currency)),
  ),
  ...lineFindings(invoice),
])

function taxFindings(tax: Tax, line: string, currency: string): Hit[] {
  const at = { tax: nameOf(tax), line }
  const rates = ratesOf(tax, currency)
  const gap = sumGap(tax, rates, currency)
  return [
    ...(gap ? [hit('T5.sum', 'block', { ...gap.figures, ...at }, gap.extra)] : []),
    ...rates.flatMap(({ share, rate }) => {
      if (!rate) return []
      const figures = { ...rate.figures, ...at, base: share.base, percent: share.percent }
      return [hit('T5.rate', 'block', figures, rate.extra)]
    }),
  ]
}

type Rated = { share: TaxShare; rate: Gap | null }
const ratesOf = ({ shares }: Tax, currency: string): Rated[] =>
  shares.map((share) => ({ share, rate: rateGap(share, currency) }))

function sumGap(tax: Tax, rates: readonly Rated[], currency: string): Gap | null {
  const amounts = tax.shares.map(({ amount }) => amountOrZero(amount))
  const [stated, computed, right] = [amountOrZero(tax.amount), sumOf(amounts), rightSum(rates)]
  if (!stated || !computed || !right || sameSum(stated, right, currency)) return null
  const suspects = amounts.flatMap((amount) => (amount ? [{ amount, weight: 1 }] : []))
  return gapOf({ stated, computed, currency, kind: 'sum' }, suspects)
}

/** What the parts come to once each is its base by its rate. */
const rightSum = (rates: readonly Rated[]) =>
  sumOf(rates.map(({ share, rate }) => rate?.computed ?? amountOrZero(share.amount)))

function rightAmount(tax: Tax, currency: string) {
  const rates = ratesOf(tax, currency)
  const isWrong = rates.some(({ rate }) => rate) || sumGap(tax, rates, currency)
  return isWrong ? rightSum(rates) : amountOrZero(tax.amount)
}

/** Taxes per unit (bags, fuel) have no rate. */
export function rateGap(share: TaxShare, currency: string): Gap | null {
  const [base, percent, stated] = [
    readAmount(share.base),
    readAmount(share.percent),
    amountOrZero(share.amount),
  ]
  if (!base || !percent || !stated) return null
  const rate = percent.div(100)
  return gapOf({ stated, computed: base.times(rate), currency, kind: 'product' }, [
    { amount: base, weight: rate },
  ])
}

/** Each tax of the header against the same tax of the lines, by its code; where lines tell no taxes nothing is compared. */
function lineFindings({ taxes, lines, currency }: Invoice): Hit[] {
  const own = Map.groupBy(
    lines.flatMap((line) => line.taxes),
    ({ code }) => code,
  )
  const header = Map.groupBy(taxes, ({ code }) => code)
  if (own.size === 0) return []
  return [...new Set([...header.keys(), ...own.keys()])].flatMap((code) => {
    const all = [header.get(code) ?? [], own.get(code) ?? []]
    const [stated, computed] = all.map((same) => sumOf(same.map(({ amount }) => amountOrZero(amount))))
    if (!stated || !computed || sameRounded(stated, computed, currency, lines.length)) return []
    const [right, rightLines] = all.map((same) => sumOf(same.map((tax) => rightAmount(tax, currency))))
    if (right && rightLines && sameRounded(right, rightLines, currency, lines.length)) return []
    const gap = gapOf({ stated, computed, currency, kind: 'product' })
    const tax = all.flat()[0]
    return gap && tax ? [hit('T5.lines', 'warn', { ...gap.figures, tax: nameOf(tax) }, gap.extra)] : []
  })
}

/** T7: withholdings as the issuer tells them, and what is left to pay after them. */
export const withholdingRule = invoiceRule('T7', 'FAT07', ({ withholdings, totals, currency }) => {
  if (withholdings.length === 0) return null
  const wrong = withholdings.flatMap((tax) =>
    tax.shares.flatMap((share) => {
      const gap = rateGap(share, currency)
      if (!gap) return []
      const figures = { ...gap.figures, tax: nameOf(tax), base: share.base, percent: share.percent }
      return [hit('T7.rate', 'info', figures, gap.extra)]
    }),
  )
  const [payable, withheld] = [
    amountOrZero(totals.payable),
    sumOf(withholdings.map(({ amount }) => amountOrZero(amount))),
  ]
  if (!payable || !withheld || withheld.eq(0)) return wrong
  const net = { net: plainAmount(payable.minus(withheld)), withheld: plainAmount(withheld) }
  return [...wrong, hit('T7.net', 'info', { ...net, payable: plainAmount(payable) }, { currency })]
})
