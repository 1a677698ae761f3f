import { hit, type Hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule, type Rule } from '@/lib/einvoice/rules/rule'

/** E1: the formats that are no XML or not DIAN's are told before any rule runs. */
export const profileRule: Rule = {
  id: 'E1',
  source: 'FAD03',
  check({ document: { invoice, kind, profile } }) {
    const said = invoice ? invoice.profile : profile
    if (!invoice && kind !== 'ApplicationResponse') return null
    return said.startsWith('DIAN 2.1') ? [] : [hit('E1.profile', 'block', { profile: said })]
  },
}

/** E4: a document of the test environment is no invoice, wherever it says so. */
export const environmentRule: Rule = {
  id: 'E4',
  source: 'FAD04',
  check({ document: { invoice, answer } }) {
    if (!invoice && !answer) return null
    const said: Record<string, string> = {
      ProfileExecutionID: invoice?.environment ?? '1',
      'UUID/@schemeID': invoice?.code.environment ?? '',
      ApplicationResponse: answer?.environment ?? '',
    }
    const test = Object.keys(said).find((where) => said[where] === '2')
    if (test) return [hit('E4.test', 'block', { where: test })]
    const environment = said.ProfileExecutionID ?? ''
    return environment === '1' ? [] : [hit('E4.unknown', 'block', { environment })]
  },
}

const knownTypes = {
  invoice: ['01', '02', '03', '04'],
  'credit-note': ['91'],
  // A debit note has no element for its type.
  'debit-note': ['', '92'],
} as const

export const completeRule = invoiceRule('E5', 'FAD05, FAJ21, FAK21', (invoice) => {
  const missing = (
    field: 'number' | 'supplier' | 'customer' | 'lines' | 'currency',
    there: boolean,
  ): Hit[] => (there ? [] : [hit('E5.missing', 'block', { field })])
  const types: readonly string[] = knownTypes[invoice.kind]
  return [
    ...missing('number', invoice.number !== ''),
    ...missing('supplier', invoice.supplier.nit !== ''),
    ...missing('customer', invoice.customer.nit !== ''),
    ...missing('lines', invoice.lines.length > 0),
    ...missing('currency', /^[A-Z]{3}$/.test(invoice.currency)),
    ...(types.includes(invoice.typeCode) ? [] : [hit('E5.type', 'warn', { type: invoice.typeCode })]),
  ]
})
