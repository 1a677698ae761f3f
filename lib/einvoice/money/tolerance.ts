import Big from 'big.js'

/**
 * DIAN compares rounded to whole pesos: sums of the header may differ by less than one, products by two at most
 * (issuers round each line). Other currencies are compared to the cent, with room for one per product.
 */
const tolerances = {
  pesos: { sum: new Big(1), product: new Big(2) },
  other: { sum: new Big('0.02'), product: new Big('0.05') },
}

const of = (currency: string) => tolerances[currency === 'COP' ? 'pesos' : 'other']

/** Half a cent for each part that was rounded before it was added. */
const perPart = new Big('0.005')

export const sameSum = (one: Big, other: Big, currency: string, parts = 0): boolean =>
  one
    .minus(other)
    .abs()
    .lt(of(currency).sum.plus(perPart.times(parts)))

export const sameProduct = (one: Big, other: Big, currency: string): boolean =>
  one.minus(other).abs().lte(of(currency).product)

/** Sums of what was rounded line by line, as far as each may have moved. */
export const sameRounded = (one: Big, other: Big, currency: string, lines: number): boolean =>
  sameProduct(one, other, currency) || one.minus(other).abs().lte(of(currency).sum.times(lines))

/** What half of the last written decimal of a percent makes of its base; zeros at the end say nothing. */
export function percentSlack(base: Big, percent: string): Big {
  const decimals = /\.(\d*?)0*$/.exec(percent)?.[1]?.length ?? 0
  return base.times(new Big(10).pow(-decimals)).div(200)
}
