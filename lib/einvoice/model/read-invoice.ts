import type {
  ExchangeRate,
  Invoice,
  InvoiceKind,
  NumberingRange,
  Reference,
  Totals,
} from '@/lib/einvoice/model/invoice'
import { readAllowances, readLines, readParty, readTaxes } from '@/lib/einvoice/model/read-parts'
import {
  attributeOf,
  childrenOf,
  elementsOf,
  findNode,
  nodeAt,
  textAt,
  textOf,
  type XmlNode,
} from '@/lib/einvoice/xml/node'

export function readInvoice(root: XmlNode, kind: InvoiceKind): Invoice {
  const code = nodeAt(root, 'UUID')
  const currency = textAt(root, 'DocumentCurrencyCode')
  const strangers = strangersIn(root)
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
    foreignCurrencies: [...strangers.currencies].filter((one) => one !== currency),
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
    foreignElements: [...strangers.elements],
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
const skipped = new Set(['PrepaidPayment', 'PricingReference', 'Delivery', 'DeliveryTerms'])
const maxForeign = 3

/** Elements outside UBL are collected, because they are not read but may look like invoice data. */
function strangersIn(root: XmlNode): { currencies: ReadonlySet<string>; elements: ReadonlySet<string> } {
  const [currencies, elements] = [new Set<string>(), new Set<string>()]
  const walk = (node: XmlNode, counts: boolean) => {
    const own = counts ? attributeOf(node, 'currencyID') : ''
    if (own) currencies.add(own)
    for (const child of elementsOf(node)) {
      if (child.name === 'UBLExtensions') continue
      if (child.uri.startsWith(components)) walk(child, counts && !skipped.has(child.name))
      else if (elements.size < maxForeign) elements.add(child.name)
    }
  }
  walk(root, true)
  return { currencies, elements }
}

/** Debit notes have their totals in an element with another name. */
function readTotals(root: XmlNode, kind: InvoiceKind): Totals {
  const totals = nodeAt(root, kind === 'debit-note' ? 'RequestedMonetaryTotal' : 'LegalMonetaryTotal')
  return {
    lines: textAt(totals, 'LineExtensionAmount'),
    taxExclusive: textAt(totals, 'TaxExclusiveAmount'),
    taxInclusive: textAt(totals, 'TaxInclusiveAmount'),
    allowances: textAt(totals, 'AllowanceTotalAmount'),
    charges: textAt(totals, 'ChargeTotalAmount'),
    prepaid: textAt(totals, 'PrepaidAmount'),
    rounding: textAt(totals, 'PayableRoundingAmount'),
    payable: textAt(totals, 'PayableAmount'),
  }
}

const kinds = {
  InvoiceDocumentReference: 'invoice',
  CreditNoteDocumentReference: 'credit-note',
  DebitNoteDocumentReference: 'debit-note',
} as const

const readReferences = (root: XmlNode): Reference[] =>
  childrenOf(root, 'BillingReference').flatMap((billing) =>
    Object.entries(kinds).flatMap(([name, kind]) =>
      childrenOf(billing, name).map((reference) => ({
        kind,
        number: textAt(reference, 'ID'),
        code: textAt(reference, 'UUID').toLowerCase(),
        date: textAt(reference, 'IssueDate'),
      })),
    ),
  )

function readControl(root: XmlNode): { range: NumberingRange | null; software: string; qr: string } {
  const extensions = findNode(nodeAt(root, 'UBLExtensions'), 'DianExtensions')
  const control = nodeAt(extensions, 'InvoiceControl')
  return {
    range: control ? rangeOf(control) : null,
    software: textAt(extensions, 'SoftwareProvider/ProviderID'),
    qr: textOf(nodeAt(extensions, 'QRCode')),
  }
}

const rangeOf = (control: XmlNode): NumberingRange => ({
  authorization: textAt(control, 'InvoiceAuthorization'),
  startDate: textAt(control, 'AuthorizationPeriod/StartDate'),
  endDate: textAt(control, 'AuthorizationPeriod/EndDate'),
  prefix: textAt(control, 'AuthorizedInvoices/Prefix'),
  from: textAt(control, 'AuthorizedInvoices/From'),
  to: textAt(control, 'AuthorizedInvoices/To'),
})
