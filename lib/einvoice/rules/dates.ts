import type { Invoice } from '@/lib/einvoice/model/invoice'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule, type Subject } from '@/lib/einvoice/rules/rule'
import { isCivilDay } from '@/lib/format/civil-day'

const firstValidated = '2019-01-01'
const clock = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/

/** P2: a real day and time, not to come, since there is validation, in an open period, and due no earlier than made. */
export const dateRule = invoiceRule('P2', 'FAD09, FAD10', (invoice, subject) => {
  const { issueDate: date, issueTime: time, payment } = invoice
  if (!isCivilDay(date)) return [hit('P2.unreadable', 'block', { date })]
  return [
    ...periodFindings(invoice, subject),
    ...(time === '' || clock.test(time) ? [] : [hit('P2.time', 'warn', { time })]),
    ...(payment.credit && payment.dueDate !== '' && payment.dueDate < date
      ? [hit('P2.due', 'warn', { due: payment.dueDate, date })]
      : []),
  ]
})

function periodFindings({ issueDate: date }: Invoice, { today, facts: { openFrom } }: Subject): Hit[] {
  if (date > today) return [hit('P2.future', 'warn', { date, today })]
  if (date < firstValidated) return [hit('P2.early', 'warn', { date })]
  return openFrom && date < openFrom ? [hit('P2.closed', 'warn', { date, openFrom })] : []
}
