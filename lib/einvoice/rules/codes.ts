import type { Invoice, Party } from '@/lib/einvoice/model/invoice'
import { documentClass } from '@/lib/einvoice/model/document'
import { violation, invoiceRule, type FiguresOf, type Violation } from '@/lib/einvoice/rules/rule'

type Field = FiguresOf<'E6.code'>['field']

const codesOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const taxes = codesOf('01 02 03 04 05 06 07 08 20 21 22 23 24 25 26 30 32 33 34 35 36 37 99 ZA ZY ZZ')
const withholdings = codesOf('05 06 07 08')
const identities = codesOf('11 12 13 21 22 31 41 42 47 48 50 91')
const means = codesOf(
  '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 70 71 72 74 75 76 77 78 91 92 93 94 95 96 97 ZZZ',
)
/** Operation codes: DIAN's examples use 01 to 12, and the health sector uses codes such as `SS-…`. */
const operation = /^(0?[1-9]|1\d|SS-[A-Za-z]+)$/
const noteOperations = {
  invoice: codesOf('20 25 27 32 35 40 45 50 55 60'),
  'credit-note': codesOf('20 22 23 25 27 32 35 40 45 50 55 60'),
  'debit-note': codesOf('20 25 27 30 32 33 35 40 45 50 55 60'),
}
const reasons = { 'credit-note': codesOf('1 2 3 4 5 6'), 'debit-note': codesOf('1 2 3 4') }
const responsibility = /^([A-Z]{1,2}-\d{1,3}(-[A-Z]{2})?|ZZ|No aplica)$/i
let currencies: ReadonlySet<string> | undefined

/** Rule E6: every code is in DIAN's lists, and a document has the CUFE, CUDE or CUDS that its type requires. */
export const codeListRule = invoiceRule('E6', 'FAD01, FAD02, FAD08, FAJ26, FAN02', (invoice) => [
  ...schemeFindings(invoice),
  ...statedCodes(invoice).flatMap(([field, code, isListed, where]): Violation[] =>
    isListed ? [] : [violation('E6.code', 'warn', { field, code: code.slice(0, 60), where })],
  ),
])

type StatedCode = readonly [field: Field, code: string, known: boolean, where: string]

function statedCodes(invoice: Invoice): StatedCode[] {
  const { kind, version, currency, reason, payment, supplier, customer } = invoice
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  return [
    ['version', version, version === 'UBL 2.1', 'UBLVersionID'],
    ['operation', invoice.operation, isOperation(invoice), 'CustomizationID'],
    ['currency', currency, currency === '' || currencies.has(currency), 'DocumentCurrencyCode'],
    ...partyCodes(supplier, 'AccountingSupplierParty'),
    ...partyCodes(customer, 'AccountingCustomerParty'),
    ...payment.ways.flatMap(({ form, means: by }): StatedCode[] => [
      ['payment', form, form === '1' || form === '2', 'PaymentMeans/ID'],
      ['means', by, means.has(by), 'PaymentMeans/PaymentMeansCode'],
    ]),
    ...(kind === 'invoice' || reason.code === ''
      ? []
      : [
          [
            'reason',
            reason.code,
            reasons[kind].has(reason.code),
            'DiscrepancyResponse/ResponseCode',
          ] as const,
        ]),
    ...taxCodes(invoice),
  ]
}

const isOperation = ({ operation: code, kind, typeCode }: Invoice) =>
  operation.test(code) ||
  (noteOperations[kind].has(code) && (kind !== 'invoice' || documentClass({ kind, typeCode }) !== 'sale'))

const partyCodes = ({ idType, nit, organization, responsibilities }: Party, party: string): StatedCode[] => [
  ['identity', idType, nit === '' || identities.has(idType), `${party}: CompanyID/@schemeName`],
  ['person', organization, ['', '1', '2'].includes(organization), `${party}: AdditionalAccountID`],
  [
    'responsibility',
    responsibilities,
    responsibilities.split(/[;,]\s*/).every((one) => one === '' || responsibility.test(one)),
    `${party}: TaxLevelCode`,
  ],
]

function taxCodes({ taxes: header, withholdings: withheld, lines }: Invoice): StatedCode[] {
  const all = new Set([...header, ...lines.flatMap((line) => line.taxes)].map(({ code }) => code))
  return [
    ...[...all].map((code): StatedCode => ['tax', code, taxes.has(code), 'TaxScheme/ID']),
    // A tax code among the withholdings gets no finding here, because rule T9 reports it.
    ...withheld.map(({ code }): StatedCode => [
      'withholding',
      code,
      withholdings.has(code) || taxes.has(code),
      'WithholdingTaxTotal: TaxScheme/ID',
    ]),
  ]
}

/** A document of type 03 reports an invoice that was issued on paper, so it may have a CUFE or a CUDE. */
function schemeFindings({ kind, typeCode, code: { scheme, value } }: Invoice): Violation[] {
  const dummy = /^([0-9a-f])\1+$/.test(value) && value.length === 96
  const expected = {
    sale: kind === 'invoice' ? 'CUFE' : 'CUDE',
    support: 'CUDS',
    equivalent: 'CUDE',
    unknown: '',
  }[documentClass({ kind, typeCode })]
  const other = /^CU[FD][ES]/.exec(scheme)?.[0]
  const wrong = other && expected !== '' && other !== expected && typeCode !== '03'
  return [
    ...(dummy ? [violation('E6.dummy', 'block', { code: value })] : []),
    ...(wrong
      ? [violation('E6.scheme', 'warn', { scheme, expected: `${expected}-SHA384`, type: typeCode || kind })]
      : []),
  ]
}
