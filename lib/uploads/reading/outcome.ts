import { isCivilDay } from '@/lib/calendar/civil-day'
import { amountOrZero, plainAmount, readAmount, sumOf } from '@/lib/einvoice/amount'
import type { Direction } from '@/lib/einvoice/review-context'
import type { EDocument } from '@/lib/einvoice/model/document'
import type { Invoice, InvoiceKind, Tax, Totals } from '@/lib/einvoice/model/invoice'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import type { Review } from '@/lib/einvoice/review-document'
import type { Json } from '@/lib/supabase/database.types'
import type { Keys, Reviewed } from '@/lib/uploads/reading/task'

const maxLines = 200
const maxParts = 30
const maxLineParts = 5
const maxFindings = 40
const largest = 1e15

export function outcomeOf({ document, review }: Reviewed, { codes, numbers }: Keys): Json {
  const { name, invoice, answer } = document
  const problems = review.findings.filter(({ severity }) => severity !== 'info')
  return storable({
    document: shortened(document),
    review,
    proposal: invoice ? review.proposal : null,
    rules_version: review.rulesVersion,
    findings: problems.slice(0, maxFindings),
    codes,
    numbers,
    ...(invoice ? columnsOf(invoice, review) : { kind: name, about: answer?.about.slice(0, 200) ?? '' }),
  })
}

export const refusedOutcome = (refused: RefusalReason): Json => ({ refused, codes: [], numbers: [] })

function columnsOf(invoice: Invoice, { direction, effect }: Review) {
  const { total, base, iva, withheld, taxes, withholdings, ...summary } = summaryOf(invoice, direction)
  // Lists and totals are in pesos, so amounts in other currencies are left out here.
  const pesos = (amount: string) => (summary.currency === 'COP' ? smallEnough(amount) : null)
  return {
    kind: summary.kind,
    code: summary.code.slice(0, 200),
    supplier: plainLine(summary.supplierName).slice(0, 300),
    supplier_nit: summary.supplierNit.slice(0, 100),
    customer: plainLine(summary.customerName).slice(0, 300),
    customer_nit: summary.customerNit.slice(0, 100),
    document_number: plainLine(summary.number).slice(0, 100),
    issued_on: isCivilDay(summary.date) && summary.date > '1' ? summary.date : null,
    currency: summary.currency.slice(0, 10),
    total: pesos(total),
    base: pesos(base),
    iva: pesos(iva),
    withheld: pesos(withheld),
    taxes: summary.currency === 'COP' ? { taxes, withholdings } : null,
    direction,
    effect: effect?.kind ?? null,
    affects: effect?.invoice.id ?? null,
  }
}

/** A name in lists and mails is one line, without characters that reorder or hide the text beside it. */
const plainLine = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()

const smallEnough = (text: string) => (readAmount(text)?.abs().lt(largest) ? text : null)

/** Keeps the parts of a document that a page shows. The stored file contains the rest. */
function shortened(document: EDocument): EDocument {
  const { invoice, answer } = document
  const dianAnswer = answer && { ...answer, remarks: answer.remarks.slice(0, maxParts) }
  if (!invoice) return { ...document, answer: dianAnswer }
  const { lines, lineCount, taxes, withholdings, allowances, references, notes } = invoice
  const shown = lines.slice(0, maxLines).map((line) => ({
    ...line,
    taxes: line.taxes.slice(0, maxLineParts).map((tax) => ({ ...tax, shares: [] })),
    allowances: line.allowances.slice(0, maxLineParts),
  }))
  return {
    ...document,
    answer: dianAnswer,
    invoice: {
      ...invoice,
      answer: null,
      lines: shown,
      lineCount: shown.length < lines.length ? String(lines.length) : lineCount,
      taxes: taxes.slice(0, maxParts).map(fewShares),
      withholdings: withholdings.slice(0, maxParts).map(fewShares),
      allowances: allowances.slice(0, maxParts),
      references: references.slice(0, maxParts),
      foreignCurrencies: [],
      prepayments: [],
      notes: notes.slice(0, maxParts).map((note) => note.slice(0, 2_000)),
      qr: '',
    },
  }
}

const fewShares = (tax: Tax): Tax => ({ ...tax, shares: tax.shares.slice(0, maxParts) })

/** Cutting a text may leave half a surrogate pair, which the database rejects. */
const storable = (value: unknown): Json =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part)),
  ) as Json

/** Lists and totals use these data. Amounts are plain decimals, or '' when they are unreadable. */
type InvoiceSummary = {
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
  /** The amount before taxes: lines minus discounts plus charges. */
  base: string
  iva: string
  withheld: string
  /** Amounts by the DIAN's tax code, without unreadable amounts. */
  taxes: Readonly<Record<string, string>>
  withholdings: Readonly<Record<string, string>>
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
    base: baseOf(totals),
    iva: plainOf(amountsOf(taxes.filter((tax) => tax.code === ivaCode))),
    withheld: plainOf(amountsOf(withholdings)),
    taxes: byCode(taxes),
    withholdings: byCode(withholdings),
  }
}

const amountsOf = (taxes: readonly Tax[]) => taxes.map(({ amount }) => amount)

function baseOf({ lines, allowances, charges }: Totals): string {
  const [sum, less, more] = [lines, allowances, charges].map(amountOrZero)
  return sum && less && more ? plainAmount(sum.minus(less).plus(more)) : ''
}

function byCode(taxes: readonly Tax[]): Record<string, string> {
  const codes = [...new Set(taxes.map(({ code }) => code))].filter((code) => /^[\dA-Z]{1,3}$/.test(code))
  const sums = codes.map(
    (code) => [code, plainOf(amountsOf(taxes.filter((tax) => tax.code === code)))] as const,
  )
  return Object.fromEntries(sums.filter(([, sum]) => smallEnough(sum)))
}

function plainOf(texts: readonly string[]): string {
  const sum = sumOf(texts.map(amountOrZero))
  return sum ? plainAmount(sum) : ''
}
