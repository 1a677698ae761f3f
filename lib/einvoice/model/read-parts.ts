import type { Allowance, InvoiceKind, InvoiceLine, Party, Tax, TaxShare } from '@/lib/einvoice/model/invoice'
import { attributeOf, childrenOf, nodeAt, textAt, textOf, type XmlNode } from '@/lib/einvoice/xml/node'

const names = {
  invoice: { line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  'credit-note': { line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
  'debit-note': { line: 'DebitNoteLine', quantity: 'DebitedQuantity' },
} as const

export function readLines(root: XmlNode, kind: InvoiceKind): InvoiceLine[] {
  const name = names[kind]
  return childrenOf(root, name.line).map((line) => {
    const quantity = nodeAt(line, name.quantity)
    return {
      id: textAt(line, 'ID'),
      description: childrenOf(nodeAt(line, 'Item'), 'Description').map(textOf).join(' '),
      quantity: textOf(quantity),
      unit: attributeOf(quantity, 'unitCode'),
      price: textAt(line, 'Price/PriceAmount'),
      baseQuantity: textAt(line, 'Price/BaseQuantity'),
      amount: textAt(line, 'LineExtensionAmount'),
      free: /^true$/i.test(textAt(line, 'FreeOfChargeIndicator')),
      allowances: readAllowances(line),
      taxes: readTaxes(line, 'TaxTotal'),
    }
  })
}

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

/** Reads a party; if its tax scheme has no NIT, the NIT is read from `PartyIdentification`. */
export function readParty(parent: XmlNode | undefined): Party {
  const party = nodeAt(parent, 'Party') ?? parent
  const scheme = nodeAt(party, 'PartyTaxScheme')
  const legal = nodeAt(party, 'PartyLegalEntity')
  const taxId = nodeAt(scheme, 'CompanyID')
  const id = textOf(taxId) ? taxId : nodeAt(party, 'PartyIdentification/ID')
  const address = nodeAt(party, 'PhysicalLocation/Address') ?? nodeAt(scheme, 'RegistrationAddress')
  const legalName = textAt(legal, 'RegistrationName')
  return {
    name: textAt(scheme, 'RegistrationName') || legalName || textAt(party, 'PartyName/Name'),
    nit: textOf(id),
    digit: attributeOf(id, 'schemeID'),
    idType: attributeOf(id, 'schemeName'),
    legal: { name: legalName, nit: textAt(legal, 'CompanyID') },
    responsibilities: textAt(scheme, 'TaxLevelCode'),
    organization: textAt(parent, 'AdditionalAccountID'),
    address: textAt(address, 'AddressLine/Line'),
    city: textAt(address, 'CityName'),
    email: textAt(party, 'Contact/ElectronicMail'),
  }
}
