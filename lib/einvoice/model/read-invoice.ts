import type { ExchangeRate, Invoice, InvoiceKind } from '@/lib/einvoice/model/invoice'
import { readControl } from '@/lib/einvoice/model/read-control'
import { readLines } from '@/lib/einvoice/model/read-lines'
import { readParty } from '@/lib/einvoice/model/read-party'
import { readReferences } from '@/lib/einvoice/model/read-references'
import { readAllowances, readTaxes } from '@/lib/einvoice/model/read-taxes'
import { readTotals } from '@/lib/einvoice/model/read-totals'
import { attributeOf, childrenOf, nodeAt, textAt, textOf, type XmlNode } from '@/lib/einvoice/xml/node'

/** From the root element of an `Invoice`, `CreditNote` or `DebitNote`. */
export function readInvoice(root: XmlNode, kind: InvoiceKind): Invoice {
  const code = nodeAt(root, 'UUID')
  const currency = textAt(root, 'DocumentCurrencyCode')
  return {
    kind,
    version: textAt(root, 'UBLVersionID'),
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
    exchange: exchangeOf(nodeAt(root, 'PaymentExchangeRate')),
    foreignCurrencies: [...new Set(currenciesIn(root))].filter((one) => one !== currency),
    supplier: readParty(nodeAt(root, 'AccountingSupplierParty')),
    customer: readParty(nodeAt(root, 'AccountingCustomerParty')),
    lines: readLines(root, kind),
    lineCount: textAt(root, 'LineCountNumeric'),
    taxes: readTaxes(root, 'TaxTotal'),
    withholdings: readTaxes(root, 'WithholdingTaxTotal'),
    allowances: readAllowances(root),
    prepayments: childrenOf(root, 'PrepaidPayment').map((payment) => textAt(payment, 'PaidAmount')),
    totals: readTotals(root, kind),
    period: { start: textAt(root, 'InvoicePeriod/StartDate'), end: textAt(root, 'InvoicePeriod/EndDate') },
    payment: paymentOf(root),
    references: readReferences(root),
    reason: {
      code: textAt(root, 'DiscrepancyResponse/ResponseCode'),
      text: textAt(root, 'DiscrepancyResponse/Description'),
      number: textAt(root, 'DiscrepancyResponse/ReferenceID'),
    },
    ...readControl(root),
    notes: childrenOf(root, 'Note').map(textOf),
    foreignElements: foreignIn(root),
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
    ways: all
      .slice(0, 20)
      .map((one) => ({ form: textAt(one, 'ID'), means: textAt(one, 'PaymentMeansCode') })),
  }
}

const exchangeOf = (rate: XmlNode | undefined): ExchangeRate | null =>
  rate
    ? {
        from: textAt(rate, 'SourceCurrencyCode'),
        to: textAt(rate, 'TargetCurrencyCode'),
        rate: textAt(rate, 'CalculationRate'),
        date: textAt(rate, 'Date'),
      }
    : null

const components = 'urn:oasis:names:specification:ubl:schema:xsd:Common'

/** Names alone are read everywhere else: here is where a twin of another vocabulary is seen. */
function foreignIn(node: XmlNode): string[] {
  const found: string[] = []
  for (const child of node.children) {
    if (child.name === 'UBLExtensions') continue
    if (!child.uri.startsWith(components)) found.push(child.name)
    else if (child.children.length > 0) found.push(...foreignIn(child))
    if (found.length > 3) break
  }
  return [...new Set(found)].slice(0, 3)
}

/** Of the amounts that the totals are made of; prices may be told in another currency beside them. */
function currenciesIn(root: XmlNode): string[] {
  const own = attributeOf(root, 'currencyID')
  const parts = root.children.flatMap((child) => (skipped.has(child.name) ? [] : currenciesIn(child)))
  return own ? [own, ...parts] : parts
}

const skipped = new Set(['UBLExtensions', 'PrepaidPayment', 'PricingReference', 'Delivery', 'DeliveryTerms'])
