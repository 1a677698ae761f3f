import type { Invoice, NumberingRange } from '@/lib/einvoice/model/invoice'
import { readAmount } from '@/lib/einvoice/money/amount'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'
import { isCivilDay } from '@/lib/format/civil-day'

/** N3: the number and the date are within what DIAN authorized; notes have no authorization of their own. */
export const numberingRule = invoiceRule('N3', 'FAB05 a FAB12', (invoice) => {
  if (invoice.kind !== 'invoice') return null
  const { range } = invoice
  if (!range) return [hit('N3.absent', 'warn', {})]
  return [...shapeFindings(range), ...numberFindings(invoice, range), ...periodFindings(invoice, range)]
})

/** A numbering may have no prefix; all else it has. */
function shapeFindings(range: NumberingRange): Hit[] {
  const { authorization, startDate, endDate, from, to } = range
  const fields = {
    authorization: /^\d{6,20}$/.test(authorization),
    startDate: isCivilDay(startDate),
    endDate: isCivilDay(endDate),
    from: /^\d{1,18}$/.test(from),
    to: /^\d{1,18}$/.test(to),
  }
  return (['authorization', 'startDate', 'endDate', 'from', 'to'] as const).flatMap((field) => {
    if (range[field] === '') return [hit('N3.incomplete', 'warn', { field })]
    return fields[field] ? [] : [hit('N3.wrong', 'warn', { field, text: range[field].slice(0, 60) })]
  })
}

function numberFindings({ number }: Invoice, { prefix, from, to, authorization }: NumberingRange): Hit[] {
  if (number === '') return []
  if (!number.startsWith(prefix)) return [hit('N3.prefix', 'warn', { number, prefix, authorization })]
  const [own, first, last] = [number.slice(prefix.length), from, to].map(readAmount)
  if (!first || !last) return []
  if (first.gt(last)) return [hit('N3.reversed', 'warn', { from, to, authorization })]
  if (own && own.gte(first) && own.lte(last)) return []
  return [hit('N3.range', 'warn', { number, from, to, authorization })]
}

function periodFindings({ issueDate: date }: Invoice, range: NumberingRange): Hit[] {
  const { startDate: start, endDate: end, authorization } = range
  if (![date, start, end].every(isCivilDay)) return []
  if (start > end) return [hit('N3.reversed', 'warn', { from: start, to: end, authorization })]
  if (date >= start && date <= end) return []
  return [hit('N3.period', 'warn', { date, start, end, authorization })]
}
