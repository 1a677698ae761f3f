import { documentClass } from '@/lib/einvoice/model/document'
import type { Invoice, Party } from '@/lib/einvoice/model/invoice'
import { violation, invoiceRule, type Violation, type Subject } from '@/lib/einvoice/rules/rule'
import { checkDigit, plainNit } from '@/lib/format/nit'

type Role = 'supplier' | 'customer'

/** Rule N4: both parties have a name and responsibilities, and the parties are neither the same nor swapped. */
export const partyRule = invoiceRule('N4', 'FAJ20, FAJ26, FAJ43, FAK20, FAK26', (invoice, subject) => {
  const { supplier, customer } = invoice
  return [
    ...partyFindings('supplier', supplier),
    ...partyFindings('customer', customer),
    ...(documentClass(invoice) !== 'support' ? responsibilityFindings(invoice) : []),
    ...bothFindings(invoice),
    ...ownFindings(invoice, subject),
  ]
})

function partyFindings(role: Role, { name, nit }: Party): Violation[] {
  return name === '' && nit !== '' ? [violation('N4.name', 'warn', { role })] : []
}

/** The supplier must state responsibilities; a customer should state them only if it is a company. */
function responsibilityFindings({ supplier, customer }: Invoice): Violation[] {
  const isCompany = customer.idType === '31' && customer.nit !== ''
  return [
    ...(supplier.responsibilities === '' && supplier.nit !== ''
      ? [violation('N4.responsibility', 'warn', { role: 'supplier' })]
      : []),
    ...(customer.responsibilities === '' && isCompany
      ? [violation('N4.responsibility', 'info', { role: 'customer' })]
      : []),
  ]
}

function bothFindings({ supplier, customer }: Invoice): Violation[] {
  const [seller, buyer] = [supplier, customer].map(({ legal }) => plainNit(legal.nit))
  const [selling, buying] = [supplier.nit, customer.nit].map(plainNit)
  if (selling && selling === buying && !isFinalConsumer(selling))
    return [violation('N4.same', 'warn', { nit: supplier.nit })]
  if ((seller && seller === buying) || (buyer && buyer === selling))
    return [violation('N4.swapped', 'warn', { supplier: supplier.nit, customer: customer.nit })]
  return [...twinFindings('supplier', supplier), ...twinFindings('customer', customer)]
}

function twinFindings(role: Role, { nit, name, legal }: Party): Violation[] {
  const [own, other] = [nit, legal.nit].map(plainNit)
  if (own && other && !other.startsWith(own) && !own.startsWith(other))
    return [violation('N4.nit', 'warn', { role, nit, other: legal.nit })]
  return areSame(name, legal.name) ? [] : [violation('N4.names', 'warn', { role, name, other: legal.name })]
}

/** Warns if the customer has the NIT of a company of the client, but the supplier has this company's name. */
function ownFindings({ supplier, customer }: Invoice, { context: { companies = [] } }: Subject): Violation[] {
  const own = companies.find(({ nit }) => plainNit(nit) === plainNit(customer.nit))
  if (!own || plainNit(supplier.nit) === plainNit(own.nit) || areSame(customer.name, own.name)) return []
  return wordsOf(own.name).join() === wordsOf(supplier.name).join() && supplier.name !== ''
    ? [violation('N4.own', 'warn', { name: supplier.name, nit: customer.nit })]
    : []
}

/** Registries cut, reorder and shorten names, so two names are treated as the same when they share one word. */
function areSame(one: string, other: string): boolean {
  const words = wordsOf(one)
  const others = new Set(wordsOf(other))
  return words.length === 0 || others.size === 0 || words.some((word) => others.has(word))
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 2 && !['SAS', 'LTDA', 'CIA', 'DEL', 'LAS', 'LOS'].includes(word))

/** Rule N1: the NITs and check digits of both parties are right; other identity documents have no check digit. */
export const nitRule = invoiceRule('N1', 'FAJ24, FAK24', ({ supplier, customer }) => [
  ...nitFindings('supplier', supplier),
  ...nitFindings('customer', customer),
])

export const isFinalConsumer = (nit: string): boolean => /^2{10,12}$/.test(nit)

function nitFindings(role: Role, { nit, digit, idType }: Party): Violation[] {
  if (nit === '' || idType !== '31' || isFinalConsumer(nit)) return []
  if (!/^\d{1,15}$/.test(nit)) return [violation('N1.shape', 'block', { role, nit: nit.slice(0, 40) })]
  if (nit.startsWith('0')) return [violation('N1.zeros', 'block', { role, nit })]
  const glued = gluedDigit(nit)
  if (glued) return [violation('N1.glued', 'block', { role, written: nit, ...glued })]
  const expected = String(checkDigit(nit))
  if (digit === '') return [violation('N1.absent', 'warn', { role, nit, expected })]
  return digit === expected ? [] : [violation('N1.digit', 'block', { role, nit, digit, expected })]
}

/** Company NITs have nine digits and begin with 8 or 9, so a tenth digit with the right value is the check digit. */
function gluedDigit(written: string): { nit: string; digit: string } | null {
  const [nit, digit] = [written.slice(0, 9), written.slice(9)]
  return /^[89]\d{9}$/.test(written) && digit === String(checkDigit(nit)) ? { nit, digit } : null
}
