import type { Invoice, NumberingRange } from '@/lib/einvoice/model/invoice'
import { readAmount } from '@/lib/einvoice/money/amount'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'
import { isCivilDay } from '@/lib/format/civil-day'

/** N3: the number and the date are within what DIAN authorized; notes have no authorization of their own. */
export const numberingRule = invoiceRule('N3', 'FAB05 a FAB12', (invoice) => {
  if (invoice.kind !== 'invoice') return null
  if (!invoice.range) return ['01', '02'].includes(invoice.typeCode) ? [hit('N3.absent', 'warn', {})] : null
  return [...numberFindings(invoice, invoice.range), ...periodFindings(invoice, invoice.range)]
})

function numberFindings({ number }: Invoice, { prefix, from, to, authorization }: NumberingRange): Hit[] {
  if (!number.startsWith(prefix)) return [hit('N3.prefix', 'warn', { number, prefix, authorization })]
  const [own, first, last] = [number.slice(prefix.length), from, to].map(readAmount)
  if (!first || !last) return []
  if (own && own.gte(first) && own.lte(last)) return []
  return [hit('N3.range', 'warn', { number, from, to, authorization })]
}

function periodFindings({ issueDate: date }: Invoice, range: NumberingRange): Hit[] {
  const { startDate: start, endDate: end, authorization } = range
  if (![date, start, end].every(isCivilDay) || (date >= start && date <= end)) return []
  return [hit('N3.period', 'warn', { date, start, end, authorization })]
}
