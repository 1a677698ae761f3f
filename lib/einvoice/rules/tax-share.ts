import { amountOrZero, readAmount } from '@/lib/einvoice/amount'
import { gapOf, sameProduct, type Gap } from '@/lib/einvoice/rules/compare'
import type { TaxShare } from '@/lib/einvoice/model/invoice'

/** These codes are taxes in pesos per unit: on drinks, stamps, bags, carbon, fuel, liquor and plastics. */
const perUnitCodes = new Set(['02', '20', '21', '22', '23', '24', '25', '26', '30', '32', '33', '34'])

/** For these codes the tax is units times unit price, unlike the tax on spirits, which depends on alcohol too. */
const plainUnitCodes = new Set(['22', '23', '24', '25', '33', '34'])

const isZero = (text: string) => amountOrZero(text)?.eq(0) === true

export const isPerUnit = ({ perUnit, percent }: TaxShare, code: string): boolean =>
  !isZero(perUnit) ? isZero(percent) || perUnitCodes.has(code) : perUnitCodes.has(code) && isZero(percent)

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

/** True when the base includes the tax, such as a base of 119.000 for a tax of 19.000 at 19 %. */
export function includesTax({ base, percent, amount }: TaxShare, currency: string): boolean {
  const [from, rate, stated] = [base, percent, amount].map(readAmount)
  if (!from || !rate || !stated || stated.lte(0)) return false
  return sameProduct(stated, from.times(rate).div(rate.plus(100)), currency)
}

/** Issuers count units per line or per piece, or state the tax for 100 ml; a tax is right if it fits one of these. */
export function unitGap(share: TaxShare, code: string, quantity: string, currency: string): Gap | null {
  if (!plainUnitCodes.has(code)) return null
  const [perUnit, stated] = [readAmount(share.perUnit), amountOrZero(share.amount)]
  const [units, pieces] = [share.units, quantity].map((text) =>
    text === '' ? readAmount('1') : readAmount(text),
  )
  if (!perUnit || perUnit.eq(0) || !stated || !units || !pieces) return null
  const ofUnits = perUnit.times(units)
  const readings = [ofUnits, perUnit.times(pieces), ofUnits.times(pieces)].flatMap((one) => [
    one,
    one.div(100),
  ])
  if (readings.some((one) => sameProduct(stated, one, currency))) return null
  // Taxes in the header have no quantity, so every multiple of the tax per unit is accepted.
  if (quantity === '' && stated.mod(perUnit).eq(0)) return null
  if (rateGap(share, currency) === null && !isZero(share.percent) && !isZero(share.base)) return null
  const computed = units.eq(1) ? perUnit.times(pieces) : ofUnits
  return gapOf({ stated, computed, currency, kind: 'product' })
}
