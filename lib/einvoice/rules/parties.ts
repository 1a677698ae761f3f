import { documentClass } from '@/lib/einvoice/model/document-class'
import type { Invoice, Party } from '@/lib/einvoice/model/invoice'
import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { isFinalConsumer } from '@/lib/einvoice/rules/nits'
import { invoiceRule, type Subject } from '@/lib/einvoice/rules/rule'
import { plainNit } from '@/lib/format/nit'

type Role = 'supplier' | 'customer'

/** N4: both parties have a name and responsibilities, each is one and not the other. */
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

function partyFindings(role: Role, { name, nit }: Party): Hit[] {
  return name === '' && nit !== '' ? [hit('N4.name', 'warn', { role })] : []
}

/** A company's customer that invoices has them as well; others need not say. */
function responsibilityFindings({ supplier, customer }: Invoice): Hit[] {
  const isCompany = customer.idType === '31' && customer.nit !== ''
  return [
    ...(supplier.responsibilities === '' && supplier.nit !== ''
      ? [hit('N4.responsibility', 'warn', { role: 'supplier' })]
      : []),
    ...(customer.responsibilities === '' && isCompany
      ? [hit('N4.responsibility', 'info', { role: 'customer' })]
      : []),
  ]
}

function bothFindings({ supplier, customer }: Invoice): Hit[] {
  const [seller, buyer] = [supplier, customer].map(({ legal }) => plainNit(legal.nit))
  const [selling, buying] = [supplier.nit, customer.nit].map(plainNit)
  if (selling && selling === buying && !isFinalConsumer(selling))
    return [hit('N4.same', 'warn', { nit: supplier.nit })]
  if ((seller && seller === buying) || (buyer && buyer === selling))
    return [hit('N4.swapped', 'warn', { supplier: supplier.nit, customer: customer.nit })]
  return [...twinFindings('supplier', supplier), ...twinFindings('customer', customer)]
}

/** What is said of a party by its taxes and by its registration is of one. */
function twinFindings(role: Role, { nit, name, legal }: Party): Hit[] {
  const [own, other] = [nit, legal.nit].map(plainNit)
  if (own && other && !other.startsWith(own) && !own.startsWith(other))
    return [hit('N4.nit', 'warn', { role, nit, other: legal.nit })]
  return areSame(name, legal.name) ? [] : [hit('N4.names', 'warn', { role, name, other: legal.name })]
}

/** The client's name where the other party's belongs, while its NIT is in the right place. */
function ownFindings({ supplier, customer }: Invoice, { facts: { companies = [] } }: Subject): Hit[] {
  const own = companies.find(({ nit }) => plainNit(nit) === plainNit(customer.nit))
  if (!own || plainNit(supplier.nit) === plainNit(own.nit) || areSame(customer.name, own.name)) return []
  return wordsOf(own.name).join() === wordsOf(supplier.name).join() && supplier.name !== ''
    ? [hit('N4.own', 'warn', { name: supplier.name, nit: customer.nit })]
    : []
}

/** Registers and programs cut, turn round and shorten names: one word in common is enough. */
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
