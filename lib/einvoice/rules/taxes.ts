import type Big from 'big.js'
import type { Invoice, InvoiceLine, Tax, TaxShare } from '@/lib/einvoice/model/invoice'
import { amountOrZero, plainAmount, sumOf } from '@/lib/einvoice/amount'
import { gapOf, percentSlack, sameRounded, sameSum, type Gap } from '@/lib/einvoice/rules/compare'
import { violation, invoiceRule, type Violation } from '@/lib/einvoice/rules/rule'
import { includesTax, isPerUnit, rateGap, unitGap } from '@/lib/einvoice/rules/tax-share'

export const taxName = (tax: Tax) => tax.name || `Impuesto ${tax.code}`.trim()

/** Rule T5: a tax is the sum of its shares, and a share is base times rate or units times price. */
export const taxRule = invoiceRule('T5', 'FAS01b, FAS07', (invoice) => {
  const { taxes, lines, currency } = invoice
  const around = { lines, currency, sums: sumsByRate(lines, currency) }
  return [
    ...taxes.flatMap((tax) => taxFindings(tax, null, around)),
    ...lines.flatMap((line) => line.taxes.flatMap((tax) => taxFindings(tax, line, around))),
    ...lineFindings(invoice),
  ]
})

type Around = {
  lines: readonly InvoiceLine[]
  currency: string
  sums: () => ReadonlyMap<string, LineSums>
}

function taxFindings(tax: Tax, line: InvoiceLine | null, around: Around): Violation[] {
  const { currency } = around
  const at = { tax: taxName(tax), line: line?.id ?? '' }
  const rates = ratesOf(tax, line?.quantity ?? '', currency)
  // The tax's sum is not checked if a share per unit seems wrong, because issuers state units in several ways.
  const isByUnits = rates.some(({ share, rate }) => rate && isPerUnit(share, tax.code))
  const gap = isByUnits ? null : sumGap(tax, rates, currency)
  return [
    ...(gap ? [violation('T5.sum', 'block', { ...gap.figures, ...at }, gap.extra)] : []),
    ...rates.flatMap((rated) => {
      if (!rated.rate || (!line && isRoundedByLine(tax, rated.share, around))) return []
      return [shareViolation(tax, rated.share, rated.rate, at, currency)]
    }),
  ]
}

function shareViolation(
  tax: Tax,
  share: TaxShare,
  rate: Gap,
  at: { tax: string; line: string },
  currency: string,
): Violation {
  if (isPerUnit(share, tax.code)) {
    const figures = { ...rate.figures, ...at, perUnit: share.perUnit, units: share.units }
    return violation('T5.unit', 'warn', figures, rate.extra)
  }
  const figures = { ...rate.figures, ...at, base: share.base, percent: share.percent }
  return includesTax(share, currency)
    ? violation('T5.included', 'warn', figures, { currency })
    : violation('T5.rate', 'block', figures, rate.extra)
}

type Rated = { share: TaxShare; rate: Gap | null }
const ratesOf = ({ shares, code }: Tax, quantity: string, currency: string): Rated[] =>
  shares.map((share) => ({
    share,
    rate: isPerUnit(share, code) ? unitGap(share, code, quantity, currency) : rateGap(share, currency),
  }))

function sumGap(tax: Tax, rates: readonly Rated[], currency: string): Gap | null {
  const amounts = tax.shares.map(({ amount }) => amountOrZero(amount))
  const [stated, computed, right] = [amountOrZero(tax.amount), sumOf(amounts), rightSum(rates)]
  if (!stated || !computed || !right || sameSum(stated, right, currency, amounts.length)) return null
  const suspects = amounts.flatMap((amount) => (amount ? [{ amount, weight: 1 }] : []))
  return gapOf({ stated, computed, currency, kind: 'sum', parts: amounts.length }, suspects)
}

const rightSum = (rates: readonly Rated[]) =>
  sumOf(rates.map(({ share, rate }) => rate?.computed ?? amountOrZero(share.amount)))

function rightAmount({ tax, quantity }: Taxed, currency: string) {
  const rates = ratesOf(tax, quantity, currency)
  const isWrong = rates.some(({ rate }) => rate) || sumGap(tax, rates, currency)
  return isWrong ? rightSum(rates) : amountOrZero(tax.amount)
}

type Taxed = { tax: Tax; quantity: string }

const rateKey = (code: string, percent: string) => `${code} ${amountOrZero(percent)?.toString() ?? percent}`

type LineSums = { base: Big | null; amount: Big | null; count: number; hold: boolean }

/** The returned function adds up the lines' taxes at its first call, which only a wrong tax in the header needs. */
function sumsByRate(lines: readonly InvoiceLine[], currency: string): () => ReadonlyMap<string, LineSums> {
  let sums: Map<string, LineSums> | undefined
  return () => {
    if (sums) return sums
    const parts = lines.flatMap(({ taxes }) =>
      taxes.flatMap(({ code, shares }) =>
        shares.map((share) => ({ share, key: rateKey(code, share.percent) })),
      ),
    )
    sums = new Map(
      [...Map.groupBy(parts, ({ key }) => key)].map(([key, same]) => [
        key,
        {
          base: sumOf(same.map(({ share }) => amountOrZero(share.base))),
          amount: sumOf(same.map(({ share }) => amountOrZero(share.amount))),
          count: same.length,
          hold: same.every(({ share }) => !rateGap(share, currency)),
        },
      ]),
    )
    return sums
  }
}

/**
 * True when rounding on each line explains a wrong tax in the header.
 * If no line states taxes, a difference of half a peso per line is tolerated.
 */
function isRoundedByLine(tax: Tax, share: TaxShare, { lines, currency, sums }: Around): boolean {
  const [base, amount] = [amountOrZero(share.base), amountOrZero(share.amount)]
  if (!base || !amount) return false
  const own = sums().get(rateKey(tax.code, share.percent))
  const isSum = Boolean(own?.amount && sameSum(amount, own.amount, currency, own.count))
  if (isPerUnit(share, tax.code)) return isSum
  const right = rateGap(share, currency)?.computed
  if (!right) return true
  const difference = right.minus(amount).abs()
  if (sums().size === 0) return difference.lte(lines.length * 0.5)
  if (!own?.base || !own.hold || !isSum) return false
  return difference.lte(own.count) && sameSum(base, own.base, currency, own.count)
}

/** Compares the taxes of header and lines by code, if any line states taxes. */
function lineFindings({ taxes, lines, currency }: Invoice): Violation[] {
  const own = Map.groupBy(
    lines.flatMap((line) => line.taxes.map((tax): Taxed => ({ tax, quantity: line.quantity }))),
    ({ tax }) => tax.code,
  )
  const header = Map.groupBy(
    taxes.map((tax): Taxed => ({ tax, quantity: '' })),
    ({ tax }) => tax.code,
  )
  if (own.size === 0) return []
  return [...new Set([...header.keys(), ...own.keys()])].flatMap((code) => {
    const all = [header.get(code) ?? [], own.get(code) ?? []]
    const [stated, computed] = all.map((same) => sumOf(same.map(({ tax }) => amountOrZero(tax.amount))))
    if (!stated || !computed || sameRounded(stated, computed, currency, lines.length)) return []
    const [right, rightLines] = all.map((same) => sumOf(same.map((one) => rightAmount(one, currency))))
    if (right && rightLines && sameRounded(right, rightLines, currency, lines.length)) return []
    const gap = gapOf({ stated, computed, currency, kind: 'product' })
    const tax = all.flat()[0]?.tax
    return gap && tax ? [violation('T5.lines', 'warn', { ...gap.figures, tax: taxName(tax) }, gap.extra)] : []
  })
}

/** Rule T7: a withholding is the sum of its shares, and each share is base times rate. */
export const withholdingRule = invoiceRule('T7', 'FAT01, FAT07', ({ withholdings, totals, currency }) => {
  if (withholdings.length === 0) return null
  const wrong = withholdings.flatMap((tax) => withheldFindings(tax, currency))
  const [payable, withheld] = [
    amountOrZero(totals.payable),
    sumOf(withholdings.map(({ amount }) => amountOrZero(amount))),
  ]
  if (totals.payable === '' || !payable || !withheld || withheld.eq(0)) return wrong
  const figures = { withheld: plainAmount(withheld), payable: plainAmount(payable) }
  if (withheld.gt(payable)) return [...wrong, violation('T7.over', 'warn', figures, { currency })]
  return [
    ...wrong,
    violation('T7.net', 'info', { ...figures, net: plainAmount(payable.minus(withheld)) }, { currency }),
  ]
})

function withheldFindings(tax: Tax, currency: string): Violation[] {
  const rates = tax.shares.map((share) => ({ share, rate: withheldGap(share, currency) }))
  const gap = tax.shares.length > 0 ? sumGap(tax, rates, currency) : null
  return [
    ...(gap ? [violation('T7.sum', 'warn', { ...gap.figures, tax: taxName(tax) }, gap.extra)] : []),
    ...rates.flatMap(({ share, rate }) => {
      if (!rate) return []
      const figures = { ...rate.figures, tax: taxName(tax), base: share.base, percent: share.percent }
      return [violation('T7.rate', 'warn', figures, rate.extra)]
    }),
  ]
}

/** Accepts a percent that was rounded to one decimal, and the rates per thousand that are usual for ReteICA. */
function withheldGap(share: TaxShare, currency: string): Gap | null {
  const gap = rateGap(share, currency)
  const [base, rate, stated] = [share.base, share.percent, share.amount].map(amountOrZero)
  if (!gap || !base || !rate || !stated) return gap
  const slack = percentSlack(base, /\.[1-9]/.test(share.percent) ? share.percent : '0.1')
  const isNear = (computed: Big) => computed.minus(stated).abs().lte(slack)
  if (isNear(gap.computed)) return null
  return rateGap({ ...share, percent: rate.div(10).toFixed() }, currency) ? gap : null
}
