import type { Invoice, InvoiceKind } from '@/lib/einvoice/model/invoice'
import { readControl } from '@/lib/einvoice/model/read-control'
import { readLines } from '@/lib/einvoice/model/read-lines'
import { readParty } from '@/lib/einvoice/model/read-party'
import { readReferences } from '@/lib/einvoice/model/read-references'
import { readAllowances, readTaxes } from '@/lib/einvoice/model/read-taxes'
import { readTotals } from '@/lib/einvoice/model/read-totals'
import {
  attributeOf,
  childrenOf,
  elementsOf,
  nodeAt,
  textAt,
  textOf,
  type XmlNode,
} from '@/lib/einvoice/xml/node'

/** From the root element of an `Invoice`, `CreditNote` or `DebitNote`. */
export function readInvoice(root: XmlNode, kind: InvoiceKind): Invoice {
  const code = nodeAt(root, 'UUID')
  const currency = textAt(root, 'DocumentCurrencyCode')
  return {
    kind,
    typeCode: textAt(root, kind === 'credit-note' ? 'CreditNoteTypeCode' : 'InvoiceTypeCode'),
    operation: textAt(root, 'CustomizationID'),
    profile: textAt(root, 'ProfileID'),
    environment: textAt(root, 'ProfileExecutionID'),
    number: textAt(root, 'ID'),
    issueDate: textAt(root, 'IssueDate'),
    issueTime: textAt(root, 'IssueTime'),
    dueDate: textAt(root, 'DueDate'),
    code: {
      value: textOf(code).toLowerCase(),
      scheme: attributeOf(code, 'schemeName'),
      environment: attributeOf(code, 'schemeID'),
    },
    currency,
    foreignCurrencies: [...new Set(currenciesIn(root))].filter((one) => one !== currency),
    supplier: readParty(nodeAt(root, 'AccountingSupplierParty/Party')),
    customer: readParty(nodeAt(root, 'AccountingCustomerParty/Party')),
    lines: readLines(root, kind),
    lineCount: textAt(root, 'LineCountNumeric'),
    taxes: readTaxes(root, 'TaxTotal'),
    withholdings: readTaxes(root, 'WithholdingTaxTotal'),
    allowances: readAllowances(root),
    prepayments: childrenOf(root, 'PrepaidPayment').map((payment) => textAt(payment, 'PaidAmount')),
    totals: readTotals(root, kind),
    payment: paymentOf(root),
    references: readReferences(root),
    reason: {
      code: textAt(root, 'DiscrepancyResponse/ResponseCode'),
      text: textAt(root, 'DiscrepancyResponse/Description'),
      number: textAt(root, 'DiscrepancyResponse/ReferenceID'),
    },
    ...readControl(root),
    notes: childrenOf(root, 'Note').map(textOf),
    answer: null,
  }
}

function paymentOf(root: XmlNode): Invoice['payment'] {
  const all = childrenOf(root, 'PaymentMeans')
  const credit = all.find((means) => textAt(means, 'ID') === '2')
  const means = credit ?? all[0]
  return {
    credit: credit !== undefined,
    means: textAt(means, 'PaymentMeansCode'),
    dueDate: textAt(means, 'PaymentDueDate'),
  }
}

/** Of the amounts that the totals are made of; prices may be told in another currency beside them. */
function currenciesIn(root: XmlNode): string[] {
  const own = attributeOf(root, 'currencyID')
  const parts = elementsOf(root).flatMap((child) => (skipped.has(child.name) ? [] : currenciesIn(child)))
  return own ? [own, ...parts] : parts
}

const skipped = new Set(['UBLExtensions', 'PrepaidPayment', 'PricingReference', 'Delivery', 'DeliveryTerms'])
