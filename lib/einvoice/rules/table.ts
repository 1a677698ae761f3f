import { creditRule, duplicateRule, noteRule, ownershipRule } from '@/lib/einvoice/rules/context'
import type { Invoice, NumberingRange } from '@/lib/einvoice/model/invoice'
import { readAmount } from '@/lib/einvoice/amount'
import { allowanceRule, productRule } from '@/lib/einvoice/rules/lines'
import { amountRule, currencyRule, exchangeRule } from '@/lib/einvoice/rules/amounts'
import { codeListRule } from '@/lib/einvoice/rules/codes'
import { dateRule, paymentRule } from '@/lib/einvoice/rules/dates'
import { violation, invoiceRule, type Violation, type Rule } from '@/lib/einvoice/rules/rule'
import { nitRule, partyRule } from '@/lib/einvoice/rules/parties'
import { linesRule, payableRule, taxBaseRule, taxInclusiveRule } from '@/lib/einvoice/rules/totals'
import { authenticityRule, signingDateRule, wrapperRule } from '@/lib/einvoice/rules/wrapper'
import {
  completeRule,
  environmentRule,
  lineRule,
  onceRule,
  profileRule,
} from '@/lib/einvoice/rules/structure'
import { taxKindRule } from '@/lib/einvoice/rules/tax-kinds'
import { taxRule, withholdingRule } from '@/lib/einvoice/rules/taxes'
import { verdictRule } from '@/lib/einvoice/rules/verdict'
import { isCivilDay } from '@/lib/calendar/civil-day'

/** Rule N3: number and date of an invoice are within DIAN's authorization; notes have no authorization. */
const numberingRule = invoiceRule('N3', 'FAB05 a FAB12', (invoice) => {
  if (invoice.kind !== 'invoice') return null
  const { range } = invoice
  if (!range) return [violation('N3.absent', 'warn', {})]
  return [...shapeFindings(range), ...numberFindings(invoice, range), ...periodFindings(invoice, range)]
})

function shapeFindings(range: NumberingRange): Violation[] {
  const { authorization, startDate, endDate, from, to } = range
  const fields = {
    authorization: /^\d{6,20}$/.test(authorization),
    startDate: isCivilDay(startDate),
    endDate: isCivilDay(endDate),
    from: /^\d{1,18}$/.test(from),
    to: /^\d{1,18}$/.test(to),
  }
  return (['authorization', 'startDate', 'endDate', 'from', 'to'] as const).flatMap((field) => {
    if (range[field] === '') return [violation('N3.incomplete', 'warn', { field })]
    return fields[field] ? [] : [violation('N3.wrong', 'warn', { field, text: range[field].slice(0, 60) })]
  })
}

function numberFindings(
  { number }: Invoice,
  { prefix, from, to, authorization }: NumberingRange,
): Violation[] {
  if (number === '') return []
  if (!number.startsWith(prefix)) return [violation('N3.prefix', 'warn', { number, prefix, authorization })]
  const [own, first, last] = [number.slice(prefix.length), from, to].map(readAmount)
  if (!first || !last) return []
  if (first.gt(last)) return [violation('N3.reversed', 'warn', { from, to, authorization })]
  if (own && own.gte(first) && own.lte(last)) return []
  return [violation('N3.range', 'warn', { number, from, to, authorization })]
}

function periodFindings({ issueDate: date }: Invoice, range: NumberingRange): Violation[] {
  const { startDate: start, endDate: end, authorization } = range
  if (![date, start, end].every(isCivilDay)) return []
  if (start > end) return [violation('N3.reversed', 'warn', { from: start, to: end, authorization })]
  if (date >= start && date <= end) return []
  return [violation('N3.period', 'warn', { date, start, end, authorization })]
}

/** Rule C1: the CUFE or CUDE has the right format and, when the key is known, the right value. */
const codeRule = invoiceRule('C1', 'FAD06', ({ code }, { context: { codeCheck } }) => {
  if (!/^[0-9a-f]{96}$/.test(code.value)) return [violation('C1.shape', 'block', { code: code.value })]
  if (!/^CU[FD][ES]-SHA384$/.test(code.scheme))
    return [violation('C1.scheme', 'warn', { scheme: code.scheme })]
  if (codeCheck === 'differs') return [violation('C1.differs', 'block', { code: code.value })]
  return codeCheck === 'limited' ? [violation('C1.limited', 'warn', { code: code.value })] : []
})

/** The version is stored with every review and must be raised whenever a rule or a tolerance changes. */
export const rulesVersion = '1.9-7'

export const rules: readonly Rule[] = [
  profileRule,
  authenticityRule,
  wrapperRule,
  verdictRule,
  signingDateRule,
  environmentRule,
  completeRule,
  codeListRule,
  onceRule,
  lineRule,
  codeRule,
  amountRule,
  currencyRule,
  exchangeRule,
  linesRule,
  taxBaseRule,
  taxInclusiveRule,
  payableRule,
  allowanceRule,
  taxRule,
  taxKindRule,
  productRule,
  withholdingRule,
  nitRule,
  partyRule,
  numberingRule,
  dateRule,
  paymentRule,
  ownershipRule,
  duplicateRule,
  noteRule,
  creditRule,
]
