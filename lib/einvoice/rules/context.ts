import { isCivilDay } from '@/lib/calendar/civil-day'
import { addBusinessDays } from '@/lib/calendar/holidays'
import { amountOrZero, plainAmount, readAmount } from '@/lib/einvoice/amount'
import type { Invoice, Reference } from '@/lib/einvoice/model/invoice'
import { directionOf, effectOf, type EarlierInvoice } from '@/lib/einvoice/review-context'
import { isFinalConsumer } from '@/lib/einvoice/rules/parties'
import { invoiceRule, violation, type Violation } from '@/lib/einvoice/rules/rule'

/** Rule N2: the invoice is a purchase or a sale of one of the client's companies. */
export const ownershipRule = invoiceRule('N2', '', (invoice, { context }) => {
  const direction = directionOf(invoice, context.companies)
  if (direction === null) return null
  const { supplier, customer } = invoice
  if (direction !== 'foreign') return []
  if (isFinalConsumer(customer.nit)) return [violation('N2.final', 'block', { customer: customer.nit })]
  const companies = context.companies?.map(({ nit }) => nit).join(', ') ?? ''
  return [violation('N2.foreign', 'block', { supplier: supplier.nit, customer: customer.nit, companies })]
})

/** Rule D1: the invoice is not already stored, and no stored invoice of the supplier has the same number. */
export const duplicateRule = invoiceRule('D1', '', (invoice, { context: { earlier } }) => {
  if (!earlier) return null
  const { code, number, supplier } = invoice
  const same = earlier.find((one) => one.code !== '' && one.code === code.value)
  if (same) {
    const figures = { label: same.label, code: code.value }
    const [before, total] = [same.total, invoice.totals.payable].map(readAmount)
    if (before && total && !before.eq(total))
      return [
        violation(
          'D1.altered',
          'block',
          { ...figures, before: same.total, total: invoice.totals.payable },
          invoice,
        ),
      ]
    return [violation('D1.same', 'block', figures)]
  }
  const other = earlier.find((one) => one.number === number && one.supplierNit === supplier.nit)
  return other ? [violation('D1.number', 'warn', { label: other.label, number, nit: supplier.nit })] : []
})

/** Business days after which an invoice without a claim is tacitly accepted (Decreto 1154 de 2020). */
const acceptanceDays = 3

/** Rule P1: a buyer on credit must register events (receipt and acceptance) before deducting cost and IVA. */
export const creditRule = invoiceRule(
  'P1',
  'Resolución 000085 de 2022, art. 34',
  (invoice, { context, today }) => {
    if (invoice.kind !== 'invoice' || !invoice.payment.credit) return null
    const direction = directionOf(invoice, context.companies)
    // A buyer who is a final consumer registers no events, so the rule does not apply.
    if (direction === 'foreign' || isFinalConsumer(invoice.customer.nit)) return null
    const from = context.receivedOn ?? today
    const figures = { from, deadline: addBusinessDays(from, acceptanceDays) }
    return [violation(direction === 'sale' ? 'P1.sale' : 'P1.purchase', 'info', figures)]
  },
)

/** A credit note with operation 20 and a debit note with operation 30 must refer to an invoice. */
const withReference = ['20', '30']

/** Rule D2: a note names its invoice, and credits no more than earlier notes have left of that invoice. */
export const noteRule = invoiceRule('D2', 'CBF01, DBF01', (note, { context: { earlier } }) => {
  if (note.kind === 'invoice') return null
  const reference = note.references.find(({ kind }) => kind === 'invoice')
  const reason = note.reason.code === '' ? [violation('D2.reason', 'warn', {})] : []
  if (!reference?.code && withReference.includes(note.operation))
    return [...reason, violation('D2.missing', 'warn', { operation: note.operation })]
  if (!reference) return reason
  return [
    ...reason,
    ...referenceFindings(note, reference),
    ...(earlier ? effectFindings(note, reference, earlier) : []),
  ]
})

function referenceFindings(
  { reason, references, issueDate, number: own, code: { value } }: Invoice,
  { number, code, date }: Reference,
): Violation[] {
  const found: Violation[] = []
  if (code !== '' && !/^[0-9a-f]{96}$/.test(code))
    found.push(violation('D2.shape', 'warn', { number, code: code.slice(0, 100) }))
  if (code === value || number === own) found.push(violation('D2.itself', 'warn', { number: own }))
  if (number === '') found.push(violation('D2.unnumbered', 'warn', { code: code.slice(0, 100) }))
  if (isOtherNumber(reason.number, own, references))
    found.push(violation('D2.number', 'warn', { number, other: reason.number }))
  if (isCivilDay(date) && isCivilDay(issueDate) && issueDate < date)
    found.push(violation('D2.date', 'warn', { date, before: issueDate }))
  return found
}

/** True when `text` looks like the number of a referenced document but differs; texts with words are ignored. */
function isOtherNumber(text: string, own: string, references: readonly Reference[]): boolean {
  const [stated, ...others] = [text, own, ...references.map(({ number }) => number)].map(partsOf)
  if (!stated || others.some((one) => one?.digits === stated.digits)) return false
  return others
    .slice(1)
    .some((one) => one?.prefix === stated.prefix && Math.abs(one.digits.length - stated.digits.length) <= 1)
}

function partsOf(text: string): { prefix: string; digits: string } | null {
  const [, prefix = '', digits = ''] = /^([A-Z]{0,6})[-\s]?0*(\d{3,15})$/i.exec(text.trim()) ?? []
  return digits === '' ? null : { prefix: prefix.toUpperCase(), digits }
}

function effectFindings(
  note: Invoice,
  reference: Reference,
  earlier: readonly EarlierInvoice[],
): Violation[] {
  const effect = effectOf(note, earlier)
  if (!effect) return [violation('D2.unknown', 'info', { number: reference.number, code: reference.code })]
  const { label, total: before, credited = '' } = effect.invoice
  const figures = { label, total: note.totals.payable, reason: note.reason.text }
  const found: Violation[] = [violation(`D2.${effect.kind}`, 'info', figures, note)]
  const [whole, taken, own] = [before, credited, figures.total].map(amountOrZero)
  if (effect.kind === 'increases' || before === '' || !whole || !taken || !own) return found
  const left = whole.minus(taken)
  if (own.minus(left).gte(1))
    found.push(violation('D2.exceeds', 'warn', { ...figures, left: plainAmount(left) }, note))
  return found
}
