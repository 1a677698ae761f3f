import { isCivilDay } from '@/lib/format/civil-day'
import { effectOf } from '@/lib/einvoice/known/effect'
import type { KnownInvoice } from '@/lib/einvoice/known/facts'
import type { Invoice, Reference } from '@/lib/einvoice/model/invoice'
import { amountOrZero, plainAmount } from '@/lib/einvoice/money/amount'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'

/** Operations of notes that refer to an invoice: 20 of credit notes, 30 of debit notes. */
const withReference = ['20', '30']

/** D2: a note names the invoice that it changes, and takes no more off it than is left. */
export const noteRule = invoiceRule('D2', 'CBF01, DBF01', (note, { facts: { earlier } }) => {
  if (note.kind === 'invoice') return null
  const reference = note.references.find(({ kind }) => kind === 'invoice')
  const reason = note.reason.code === '' ? [hit('D2.reason', 'warn', {})] : []
  if (!reference?.code && withReference.includes(note.operation))
    return [...reason, hit('D2.missing', 'warn', { operation: note.operation })]
  if (!reference) return reason
  return [
    ...reason,
    ...referenceFindings(note, reference),
    ...(earlier ? effectFindings(note, reference, earlier) : []),
  ]
})

/** The note's own words about the invoice agree with each other. */
function referenceFindings(
  { reason, references, issueDate, number: own, code: { value } }: Invoice,
  { number, code, date }: Reference,
): Hit[] {
  const found: Hit[] = []
  if (code !== '' && !/^[0-9a-f]{96}$/.test(code))
    found.push(hit('D2.shape', 'warn', { number, code: code.slice(0, 100) }))
  if (code === value || number === own) found.push(hit('D2.itself', 'warn', { number: own }))
  if (number === '') found.push(hit('D2.unnumbered', 'warn', { code: code.slice(0, 100) }))
  if (isOtherNumber(reason.number, own, references))
    found.push(hit('D2.number', 'warn', { number, other: reason.number }))
  if (isCivilDay(date) && isCivilDay(issueDate) && issueDate < date)
    found.push(hit('D2.date', 'warn', { date, before: issueDate }))
  return found
}

/**
 * Issuers write words where the number belongs, or the reason, or the note's own number: only a number under the prefix of
 * the invoice, and as long, names another invoice.
 */
function isOtherNumber(text: string, own: string, references: readonly Reference[]): boolean {
  const [told, ...known] = [text, own, ...references.map(({ number }) => number)].map(partsOf)
  if (!told || known.some((one) => one?.digits === told.digits)) return false
  return known
    .slice(1)
    .some((one) => one?.prefix === told.prefix && Math.abs(one.digits.length - told.digits.length) <= 1)
}

/** `FV-0012` is FV and 12; null for all that is no number. */
function partsOf(text: string): { prefix: string; digits: string } | null {
  const [, prefix = '', digits = ''] = /^([A-Z]{0,6})[-\s]?0*(\d{3,15})$/i.exec(text.trim()) ?? []
  return digits === '' ? null : { prefix: prefix.toUpperCase(), digits }
}

function effectFindings(note: Invoice, reference: Reference, earlier: readonly KnownInvoice[]): Hit[] {
  const effect = effectOf(note, earlier)
  if (!effect) return [hit('D2.unknown', 'info', { number: reference.number, code: reference.code })]
  const { label, total: before, credited = '' } = effect.invoice
  const figures = { label, total: note.totals.payable, reason: note.reason.text }
  const found: Hit[] = [hit(`D2.${effect.kind}`, 'info', figures, note)]
  const [whole, taken, own] = [before, credited, figures.total].map(amountOrZero)
  if (effect.kind === 'increases' || before === '' || !whole || !taken || !own) return found
  const left = whole.minus(taken)
  if (own.minus(left).gte(1))
    found.push(hit('D2.exceeds', 'warn', { ...figures, left: plainAmount(left) }, note))
  return found
}
