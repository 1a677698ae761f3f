import { documentClass } from '@/lib/einvoice/model/document'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import { violation, invoiceRule, type Violation, type Subject } from '@/lib/einvoice/rules/rule'
import { isCivilDay } from '@/lib/calendar/civil-day'

const firstValidated = '2019-01-01'
const clock = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/

/**
 * Rule P2: the issue date is valid, not before 2019, not in the future and in an open accounting period.
 * Rule P2 also checks the issue time, the due date of a document on credit, and that no period ends before it begins.
 */
export const dateRule = invoiceRule('P2', 'FAD09, FAD10', (invoice, subject) => {
  const { issueDate: date, issueTime: time, payment, period } = invoice
  const due = payment.dueDate || invoice.dueDate
  if (!isCivilDay(date)) return [violation('P2.unreadable', 'block', { date })]
  return [
    ...periodFindings(invoice, subject),
    ...timeFindings(time),
    ...(payment.credit && isCivilDay(due) && due < date ? [violation('P2.due', 'warn', { due, date })] : []),
    ...(isCivilDay(period.start) && isCivilDay(period.end) && period.end < period.start
      ? [violation('P2.period', 'warn', period)]
      : []),
  ]
})

/** The time is part of the CUFE and must end in -05:00, because Colombia has a single time zone. */
function timeFindings(time: string): Violation[] {
  if (time === '') return [violation('P2.noTime', 'warn', {})]
  if (!clock.test(time)) return [violation('P2.time', 'warn', { time: time.slice(0, 60) })]
  return time.endsWith('-05:00') ? [] : [violation('P2.zone', 'warn', { time })]
}

export const paymentRule = invoiceRule(
  'P3',
  'FAN01, FAN02, FAN04',
  ({ kind, payment, dueDate, typeCode }) => {
    if (kind !== 'invoice' || documentClass({ kind, typeCode }) !== 'sale') return null
    if (payment.ways.length === 0) return [violation('P3.absent', 'warn', {})]
    const due = payment.dueDate || dueDate
    if (due === '') return payment.credit ? [violation('P3.due', 'warn', {})] : []
    return isCivilDay(due) ? [] : [violation('P3.unreadable', 'warn', { due })]
  },
)

function periodFindings(
  { issueDate: date }: Invoice,
  { today, context: { openFrom } }: Subject,
): Violation[] {
  if (date > today) return [violation('P2.future', 'warn', { date, today })]
  if (date < firstValidated) return [violation('P2.early', 'warn', { date })]
  return openFrom && date < openFrom ? [violation('P2.closed', 'warn', { date, openFrom })] : []
}
