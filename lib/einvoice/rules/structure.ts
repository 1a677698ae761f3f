import { typeNames } from '@/content/einvoice/reading'
import { documentClass } from '@/lib/einvoice/model/document'
import type { Invoice, InvoiceKind } from '@/lib/einvoice/model/invoice'
import { violation, invoiceRule, type Violation, type Rule } from '@/lib/einvoice/rules/rule'

/** Rule E1: invoices, notes and application responses state the profile that DIAN prescribes. */
export const profileRule: Rule = {
  id: 'E1',
  source: 'FAD03',
  check({ document: { invoice, kind, profile, encoding } }) {
    const stated = invoice ? invoice.profile : profile
    if (!invoice && kind !== 'ApplicationResponse') return null
    return [
      ...(encoding ? [violation('E1.encoding', 'info', encoding)] : []),
      ...(stated.startsWith('DIAN 2.1') ? [] : [violation('E1.profile', 'block', { profile: stated })]),
      ...(invoice ? kindFindings(invoice) : []),
    ]
  },
}

const saysKind: readonly (readonly [kind: InvoiceKind, pattern: RegExp])[] = [
  ['credit-note', /nota\s+(de\s+)?cr[eé]dito/i],
  ['debit-note', /nota\s+(de\s+)?d[eé]bito/i],
]

function kindFindings({ kind, profile, foreignElements }: Invoice): Violation[] {
  const statedKind = saysKind.find(([, pattern]) => pattern.test(profile))?.[0]
  const names = foreignElements.join(', ')
  return [
    ...(statedKind && statedKind !== kind ? [violation('E1.kind', 'warn', { profile, kind })] : []),
    ...(names === '' ? [] : [violation('E1.namespace', 'warn', { names })]),
  ]
}

/** Rule E4: the document is from DIAN's production environment, and no part of it names the test environment. */
export const environmentRule: Rule = {
  id: 'E4',
  source: 'FAD04',
  check({ document: { invoice, answer } }) {
    if (!invoice && !answer) return null
    const stated: Record<string, string> = {
      ProfileExecutionID: invoice?.environment ?? '1',
      'UUID/@schemeID': invoice?.code.environment ?? '',
      ApplicationResponse: answer?.environment ?? '',
    }
    const test = Object.keys(stated).find((where) => stated[where] === '2')
    if (test) return [violation('E4.test', 'block', { where: test })]
    const environment = stated.ProfileExecutionID ?? ''
    return environment === '1' ? [] : [violation('E4.unknown', 'block', { environment })]
  },
}

/** Rule E5: an invoice lacks no required part. For a document of another type, the finding names that type. */
export const completeRule = invoiceRule('E5', 'FAD05, FAJ21, FAK21', (invoice) => {
  const missing = (
    field: 'number' | 'supplier' | 'customer' | 'lines' | 'currency',
    there: boolean,
  ): Violation[] => (there ? [] : [violation('E5.missing', 'block', { field })])
  return [
    ...missing('number', invoice.number !== ''),
    ...missing('supplier', invoice.supplier.nit !== ''),
    ...missing('customer', invoice.customer.nit !== ''),
    ...missing('lines', invoice.lines.length > 0),
    ...missing('currency', /^[A-Z]{3}$/.test(invoice.currency)),
    ...classFindings(invoice),
  ]
})

function classFindings(invoice: Invoice): Violation[] {
  const { typeCode: type } = invoice
  const kind = documentClass(invoice)
  if (kind === 'sale') return []
  if (kind === 'unknown') return [violation('E5.type', 'warn', { type })]
  return [violation('E5.person', 'info', { type, name: typeNames[type] ?? typeNames[kind] })]
}

/** Rule E7: elements that may occur only once are not repeated; equal repetitions only cause a warning. */
export const onceRule: Rule = {
  id: 'E7',
  source: 'UBL 2.1 (maxOccurs); anexo 1.9, 6 y 7',
  check({ document: { invoice, answer, repeated } }) {
    if (!invoice && !answer) return null
    return (repeated ?? []).map(({ path, count, first, other, isSame }) =>
      violation(isSame ? 'E7.copy' : 'E7.several', isSame ? 'warn' : 'block', {
        path,
        count: String(count),
        first,
        other,
      }),
    )
  },
}

/** Rule E8: each line has a description, a unit and a number that no other line has. */
export const lineRule = invoiceRule('E8', 'FAV02, FAV05, FAZ02', ({ lines }) => {
  if (lines.length === 0) return null
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { id } of lines) {
    if (id !== '' && seen.has(id)) repeated.add(id)
    seen.add(id)
  }
  const unnumbered = lines.filter(({ id }) => id === '').length
  return [
    ...[...repeated].map((line) => violation('E8.repeated', 'warn', { line })),
    ...(unnumbered > 0 ? [violation('E8.unnumbered', 'warn', { count: String(unnumbered) })] : []),
    ...lines
      .filter(({ description }) => description === '')
      .map(({ id }) => violation('E8.description', 'warn', { line: id })),
    ...lines
      .filter(({ unit, quantity }) => unit === '' && quantity !== '')
      .map(({ id }) => violation('E8.unit', 'warn', { line: id })),
  ]
})
