import type { Direction } from '@/lib/einvoice/facts'
import type { Invoice, InvoiceKind, Tax } from '@/lib/einvoice/model/invoice'
import { amountOrZero, plainAmount, sumOf } from '@/lib/einvoice/amount'

/** What is kept of an invoice to list it and to add it up; amounts are plain decimals, '' where nobody can read them. */
export type InvoiceSummary = {
  kind: InvoiceKind
  number: string
  code: string
  date: string
  currency: string
  supplierNit: string
  supplierName: string
  customerNit: string
  customerName: string
  direction: Direction | null
  total: string
  iva: string
  withheld: string
}

const ivaCode = '01'

export function summaryOf(invoice: Invoice, direction: Direction | null): InvoiceSummary {
  const { kind, number, code, issueDate, currency, supplier, customer, totals, taxes, withholdings } = invoice
  return {
    kind,
    number,
    code: code.value,
    date: issueDate,
    currency,
    supplierNit: supplier.nit,
    supplierName: supplier.name,
    customerNit: customer.nit,
    customerName: customer.name,
    direction,
    total: plainOf([totals.payable]),
    iva: plainOf(amountsOf(taxes.filter((tax) => tax.code === ivaCode))),
    withheld: plainOf(amountsOf(withholdings)),
  }
}

const amountsOf = (taxes: readonly Tax[]) => taxes.map(({ amount }) => amount)

function plainOf(texts: readonly string[]): string {
  const sum = sumOf(texts.map(amountOrZero))
  return sum ? plainAmount(sum) : ''
}
