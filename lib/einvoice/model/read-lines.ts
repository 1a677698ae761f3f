import type { InvoiceKind, InvoiceLine } from '@/lib/einvoice/model/invoice'
import { readAllowances, readTaxes } from '@/lib/einvoice/model/read-taxes'
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
