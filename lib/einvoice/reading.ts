import { documentNames, reading, typeNames } from '@/content/einvoice/reading'
import { findingTexts, ruleNames } from '@/content/einvoice/findings'
import type { Place } from '@/content/einvoice/findings/text'
import {
  amountOrZero,
  formatAmount,
  formatDecimal,
  plainAmount,
  readAmount,
  sumOf,
} from '@/lib/einvoice/amount'
import { documentClass, type EDocument } from '@/lib/einvoice/model/document'
import type { Allowance, Invoice, InvoiceLine } from '@/lib/einvoice/model/invoice'
import type { Review } from '@/lib/einvoice/review-document'
import type { Finding, RuleId } from '@/lib/einvoice/rules/rule'
import { formatNit } from '@/lib/format/nit'

const { sheet } = reading
const todos: Readonly<Record<string, { todo: string | null }>> = findingTexts

/** A check that the document passed; `on` is the compared value, or '' when there is no value to show. */
export type HeldCheck = { id: RuleId; name: string; on: string }

export function checksHeld({ invoice }: EDocument, { passed, recomputed }: Review): HeldCheck[] {
  return passed.map((id) => ({
    id,
    name: id === 'C1' && recomputed ? reading.findings.recomputed : ruleNames[id],
    on: invoice ? (shown[id]?.(invoice) ?? '') : '',
  }))
}

const money = (amount: string, { currency }: Invoice) => (amount === '' ? '' : formatAmount(amount, currency))

const shown: Partial<Record<RuleId, (invoice: Invoice) => string>> = {
  A2: ({ currency }) => currency,
  T1: (invoice) => money(invoice.totals.lines, invoice),
  T2: (invoice) => money(invoice.totals.taxExclusive, invoice),
  T3: (invoice) => money(invoice.totals.taxInclusive, invoice),
  T4: (invoice) => money(invoice.totals.payable, invoice),
  T5(invoice) {
    const sum = sumOf(invoice.taxes.map(({ amount }) => amountOrZero(amount)))
    return sum ? money(plainAmount(sum), invoice) : ''
  },
  N1: ({ supplier }) => (supplier.digit ? `${formatNit(supplier.nit)}-${supplier.digit}` : supplier.nit),
  N3: ({ number }) => number,
}

/** Findings of older stored reviews have no title, so they show the name of the rule. */
export const titleOf = ({ title, id }: Pick<Finding, 'id'> & { title?: string }): string =>
  title || ruleNames[id]

export const todoOf = ({ text }: Pick<Finding, 'text'>): string | null => todos[text]?.todo ?? null

const kindNames = {
  invoice: documentNames.Invoice,
  'credit-note': documentNames.CreditNote,
  'debit-note': documentNames.DebitNote,
}

export function kindName(invoice: Pick<Invoice, 'kind' | 'typeCode'>): string {
  const special = typeNames[invoice.typeCode]?.replace(/^una? /, '')
  if (!special || documentClass(invoice) === 'sale') return kindNames[invoice.kind]
  return special.charAt(0).toUpperCase() + special.slice(1)
}

/** Maps each place of the printed invoice to the number (from 1) of the finding that is marked there. */
export function placesOf(findings: readonly Finding[]): ReadonlyMap<Place, number> {
  const places = new Map<Place, number>()
  for (const [at, finding] of findings.entries()) {
    const place = finding.severity === 'info' ? null : placeOf(finding)
    if (place && !places.has(place)) places.set(place, at + 1)
  }
  return places
}

type Placed = { place?: Place | ((figures: Finding['figures']) => Place | null) } | undefined

function placeOf({ text, figures }: Finding): Place | null {
  // A stored review may have a finding that this version does not know; no place of the invoice is then marked.
  const { place } = (findingTexts as unknown as Readonly<Record<string, Placed>>)[text] ?? {}
  return typeof place === 'function' ? place(figures) : (place ?? null)
}

/** `before` is the line amount before all discounts and charges. */
type Part = { name: string; amount: string; before: string }
type PrintedLine = Pick<InvoiceLine, 'quantity' | 'price' | 'baseQuantity' | 'amount' | 'taxes'> & {
  allowances: readonly (Pick<Allowance, 'charge' | 'amount'> & Partial<Allowance>)[]
}
type ShownLine = { quantity: string; price: string; parts: readonly Part[]; includesTax: boolean }

export function shownLine(line: PrintedLine): ShownLine {
  const { quantity, price, baseQuantity, amount } = line
  const [units, each, base, net] = [quantity, price, baseQuantity, amount].map(readAmount)
  const [one, number] = [formatDecimal(price, 'price'), formatDecimal(quantity, 'quantity')]
  const parts = line.allowances.filter((part) => !amountOrZero(part.amount)?.eq(0))
  const extra = parts.reduce((sum, part) => {
    const read = readAmount(part.amount)
    return read && sum ? (part.charge ? sum.plus(read) : sum.minus(read)) : null
  }, readAmount('0'))
  const gross = net && extra ? net.minus(extra) : null
  const product = units && each ? units.times(each) : null
  const isNear = (value: typeof product) => Boolean(gross && value?.minus(gross).abs().lt(1))
  const byBase = product && base?.gt(1) ? product.div(base) : null
  const before = gross ? formatDecimal(plainAmount(gross)) : '—'
  const taxes = sumOf(line.taxes.map(({ amount: tax }) => amountOrZero(tax)))
  return {
    quantity: number,
    price:
      !isNear(product) && isNear(byBase) ? sheet.each(one, formatDecimal(baseQuantity, 'quantity')) : one,
    includesTax: Boolean(product && taxes && !isNear(product) && isNear(product.minus(taxes))),
    parts: parts.map((part) => ({
      name: [nameOf(part), part.reason].filter(Boolean).join(': '),
      amount: `${part.charge ? '+' : '−'}${formatDecimal(part.amount)}`,
      before,
    })),
  }
}

function nameOf({ charge, percent = '' }: Partial<Allowance>): string {
  const rate = percent === '' || readAmount(percent) === null ? '' : formatDecimal(percent, 'quantity')
  return charge ? sheet.charge(rate) : sheet.discount(rate)
}
