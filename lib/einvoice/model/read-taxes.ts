import type { Allowance, Tax, TaxShare } from '@/lib/einvoice/model/invoice'
import { childrenOf, nodeAt, textAt, type XmlNode } from '@/lib/einvoice/xml/node'

/** `TaxTotal` or `WithholdingTaxTotal` of the document or of a line, one per tax code as a rule. */
export const readTaxes = (parent: XmlNode, name: 'TaxTotal' | 'WithholdingTaxTotal'): Tax[] =>
  childrenOf(parent, name).map(readTax)

function readTax(total: XmlNode): Tax {
  const shares = childrenOf(total, 'TaxSubtotal')
  const scheme = nodeAt(shares[0], 'TaxCategory/TaxScheme')
  return {
    code: textAt(scheme, 'ID'),
    name: textAt(scheme, 'Name'),
    amount: textAt(total, 'TaxAmount'),
    shares: shares.map(readShare),
  }
}

const readShare = (share: XmlNode): TaxShare => ({
  base: textAt(share, 'TaxableAmount'),
  amount: textAt(share, 'TaxAmount'),
  percent: textAt(share, 'TaxCategory/Percent') || textAt(share, 'Percent'),
  units: textAt(share, 'BaseUnitMeasure'),
  perUnit: textAt(share, 'PerUnitAmount'),
})

export const readAllowances = (parent: XmlNode): Allowance[] =>
  childrenOf(parent, 'AllowanceCharge').map((allowance) => ({
    charge: /^(true|1)$/i.test(textAt(allowance, 'ChargeIndicator')),
    reason: textAt(allowance, 'AllowanceChargeReason'),
    amount: textAt(allowance, 'Amount'),
    base: textAt(allowance, 'BaseAmount'),
    percent: textAt(allowance, 'MultiplierFactorNumeric'),
  }))
