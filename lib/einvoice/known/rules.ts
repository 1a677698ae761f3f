import { directionOf } from '@/lib/einvoice/known/direction'
import { hit } from '@/lib/einvoice/rules/hit'
import { isFinalConsumer } from '@/lib/einvoice/rules/nits'
import { invoiceRule } from '@/lib/einvoice/rules/rule'
import { addBusinessDays } from '@/lib/calendar/holidays'

/** N2: the invoice is a purchase or a sale of one of the client's companies. */
export const ownershipRule = invoiceRule('N2', '', (invoice, { facts }) => {
  const direction = directionOf(invoice, facts.companies)
  if (direction === null) return null
  const { supplier, customer } = invoice
  if (direction !== 'foreign') return []
  if (isFinalConsumer(customer.nit)) return [hit('N2.final', 'block', { customer: customer.nit })]
  const companies = facts.companies?.map(({ nit }) => nit).join(', ') ?? ''
  return [hit('N2.foreign', 'block', { supplier: supplier.nit, customer: customer.nit, companies })]
})

/** D1: neither the same document twice, nor two documents under one number of a supplier. */
export const duplicateRule = invoiceRule('D1', '', ({ code, number, supplier }, { facts: { earlier } }) => {
  if (!earlier) return null
  const same = earlier.find((one) => one.code !== '' && one.code === code.value)
  if (same) return [hit('D1.same', 'block', { label: same.label, code: code.value })]
  const other = earlier.find((one) => one.number === number && one.supplierNit === supplier.nit)
  return other ? [hit('D1.number', 'warn', { label: other.label, number, nit: supplier.nit })] : []
})

/** How long the buyer may accept or claim; then the invoice counts as accepted (Decreto 1154 de 2020). */
export const acceptanceDays = 3

/** P1: sales on credit, where the buyer's events are needed to deduct cost and IVA; cash asks for nothing. */
export const creditRule = invoiceRule(
  'P1',
  'Resolución 000085 de 2022, art. 34',
  (invoice, { facts, today }) => {
    if (invoice.kind !== 'invoice' || !invoice.payment.credit) return null
    const direction = directionOf(invoice, facts.companies)
    if (direction === 'foreign') return null
    const from = facts.receivedOn ?? today
    const figures = { from, deadline: addBusinessDays(from, acceptanceDays) }
    const sale = directionOf(invoice, facts.companies) === 'sale'
    return [hit(sale ? 'P1.sale' : 'P1.purchase', 'info', figures)]
  },
)
