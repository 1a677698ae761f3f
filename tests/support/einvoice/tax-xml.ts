import type { DraftTax } from './draft'
import { money } from './xml-text'

export type Amount = (tag: string, cents: number) => string

export const amountIn =
  (currency: string, short: boolean): Amount =>
  (tag, cents) =>
    `<cbc:${tag} currencyID="${currency}">${money(cents, short)}</cbc:${tag}>`

const share = (
  { code, name, percent, base, amount, perUnit = 7000, units = '1', zeros }: DraftTax,
  write: Amount,
) => {
  const scheme = `<cac:TaxScheme><cbc:ID>${code}</cbc:ID><cbc:Name>${name}</cbc:Name></cac:TaxScheme>`
  return percent === null
    ? `<cac:TaxSubtotal>${zeros ? write('TaxableAmount', 0) : ''}${write('TaxAmount', amount)}${perUnit === 0 ? '' : `<cbc:BaseUnitMeasure unitCode="94">${units}</cbc:BaseUnitMeasure>${write('PerUnitAmount', perUnit)}`}<cac:TaxCategory>${zeros ? '<cbc:Percent>0.00</cbc:Percent>' : ''}${scheme}</cac:TaxCategory></cac:TaxSubtotal>`
    : `<cac:TaxSubtotal>${write('TaxableAmount', base)}${write('TaxAmount', amount)}<cac:TaxCategory><cbc:Percent>${percent}</cbc:Percent>${scheme}</cac:TaxCategory></cac:TaxSubtotal>`
}

/** A `TaxTotal` or `WithholdingTaxTotal` over shares of one tax. */
export function taxTotal(name: string, shares: readonly DraftTax[], write: Amount): string {
  const sum = shares.reduce((total, { amount }) => total + amount, 0)
  return `<cac:${name}>${write('TaxAmount', sum)}${shares.map((one) => share(one, write)).join('')}</cac:${name}>`
}
