import { answerXml, attachedDocument, invoiceXml } from '../invoice-xml'
import type { Draft } from '../draft'
import { soundInvoice } from '../sound-invoice'
import { draft, iva, line, shape, swap, type Shape } from './build'

const price = 1_890_000
const plain = [line(3, price, [iva(19)])]
const gross = 3 * price
const note = (kind: 'credit-note' | 'debit-note', changes: Partial<Draft> = {}): Partial<Draft> => ({
  kind,
  typeCode: kind === 'credit-note' ? '91' : '',
  operation: kind === 'credit-note' ? '20' : '30',
  reference: { number: 'FV1234', code: 'ab12'.repeat(24) },
  ...changes,
})
const about = (words: string) => (text: string) =>
  swap(text, '<cbc:ReferenceID>FV1234<', `<cbc:ReferenceID>${words}<`)
const discounted = (text: string, percent: string, base: string) =>
  swap(
    text,
    /(<cac:AllowanceCharge>.*?)(<cbc:Amount[^>]*>[^<]*<\/cbc:Amount>)/,
    `$1<cbc:MultiplierFactorNumeric>${percent}</cbc:MultiplierFactorNumeric>$2<cbc:BaseAmount currencyID="COP">${base}</cbc:BaseAmount>`,
  )
const withheld = (code: string, name: string, percent: number, base = gross) => ({
  code,
  name,
  percent,
  base,
  amount: Math.round((base * percent) / 100),
})
const inCurrency = (currency: string): Partial<Draft> => ({
  ...soundInvoice({ seed: 3, kind: 'export' }),
  ...draftPart(),
  currency,
})
const draftPart = () => ({
  lines: plain,
  discounts: [],
  charges: [],
  prepaid: 0,
  shortAmounts: false,
  credit: false,
})
const total = (text: string, more: string, payable: string) =>
  swap(
    text,
    /<cbc:PayableAmount( currencyID="COP")>[^<]*/,
    `<cbc:PayableRoundingAmount$1>${more}</cbc:PayableRoundingAmount><cbc:PayableAmount$1>${payable}`,
  )

export const soldShapes: readonly Shape[] = [
  shape('a discount of a line', [line(3, price, [iva(19)], { discount: 567_000 })]),
  shape('a discount of a third', [line(1, 1_890_000, [iva(19)], { discount: 629_994 })], {}, (text) =>
    discounted(text, '33.33', '18900.00'),
  ),
  shape('a discount told as a part of one', [line(1, price, [iva(19)], { discount: 189_000 })], {}, (text) =>
    discounted(text, '0.10', '18900.00'),
  ),
  shape('a line that is given away', [line(1, price, [iva(19)]), line(1, price, [], { discount: price })]),
  shape('a charge of a line', [line(3, price, [iva(19)], { charge: 100_000 })]),
  shape('a discount and a charge of a line', [
    line(3, price, [iva(19)], { discount: 200_000, charge: 100_000 }),
  ]),
  shape('discounts of the document', plain, { discounts: [100_000, 50_050] }),
  shape('a discount of the document by its percent', plain, { discounts: [567_000] }, (text) =>
    discounted(text, '10.00', '56700.00'),
  ),
  shape('a charge of the document', plain, { charges: [250_000] }),
  shape('discounts and charges of both', [line(3, price, [iva(19)], { discount: 90_000 })], {
    discounts: [10_000],
    charges: [20_000],
  }),
  shape('a prepayment that is subtracted', plain, { prepaid: 1_000_000, subtractPrepaid: true }),
  shape('a prepayment that is not', plain, { prepaid: 1_000_000, subtractPrepaid: false }),
  shape('rounded up to what coins there are', plain, {}, (text) => total(text, '27.00', '67500.00')),
  shape('rounded down', plain, {}, (text) => total(text, '-23.00', '67450.00')),
  shape(
    'rounded up, with a prepayment that is not subtracted',
    plain,
    { prepaid: 1_000_000, subtractPrepaid: false },
    (text) => total(text, '27.00', '67500.00'),
  ),
  shape('rounded beside the total', plain, {}, (text) => total(text, '0.40', '67473.00')),
  shape('three withholdings', plain, {
    withholdings: [
      withheld('06', 'ReteRenta', 2.5),
      withheld('07', 'ReteICA', 1.104),
      withheld('05', 'ReteIVA', 15, Math.round(gross * 0.19)),
    ],
  }),
  shape('a withholding by a rate of fewer decimals', plain, {
    withholdings: [{ ...withheld('07', 'ReteICA', 0.966), percent: 0.97 }],
  }),
  shape('a discount by a whole percent', [line(3, price, [iva(19)], { discount: 1_890_100 })], {}, (text) =>
    discounted(text, '33.00', '56700.00'),
  ),
  shape('ReteICA per thousand', plain, { withholdings: [withheld('07', 'ReteICA', 0.966)] }, (text) =>
    swap(text, '<cbc:Percent>0.966<', '<cbc:Percent>9.66<'),
  ),
  shape('dollars', plain, inCurrency('USD')),
  shape('euros', plain, inCurrency('EUR')),
  shape('yens', plain, inCurrency('JPY')),
  shape('a rate told from pesos', plain, inCurrency('USD'), (text) =>
    swap(
      swap(text, 'SourceCurrencyCode>USD<', 'SourceCurrencyCode>COP<'),
      'TargetCurrencyCode>COP<',
      'TargetCurrencyCode>USD<',
    ),
  ),
  shape(
    'a note in dollars that leaves the rate to its invoice',
    plain,
    { ...inCurrency('USD'), ...note('credit-note') },
    (text) => swap(text, /<cac:PaymentExchangeRate>.*<\/cac:PaymentExchangeRate>/, ''),
  ),
  shape('a national invoice in dollars', plain, { currency: 'USD' }),
  shape('a credit note', plain, note('credit-note')),
  shape('a credit note that cancels', plain, note('credit-note', { cancels: true })),
  shape('a credit note without an invoice', plain, note('credit-note', { operation: '22' }), (text) =>
    swap(text, /<cac:BillingReference>.*<\/cac:BillingReference>/, ''),
  ),
  ...[
    'Devolución parcial',
    'ANULACION FACTURA',
    '1',
    'FV-1234',
    'fv 1234',
    'NC23',
    'Pedido 4411',
    '000000',
    'Sección de la factura 12345',
  ].map((words) =>
    shape(
      `a credit note that says «${words}» where a number belongs`,
      plain,
      note('credit-note'),
      about(words),
    ),
  ),
  shape(
    'a credit note that tells its own number there',
    plain,
    note('credit-note', { prefix: 'NC', serial: 77_123 }),
    about('NC77123'),
  ),
  shape('a credit note about two invoices', plain, note('credit-note'), (text) =>
    swap(
      text,
      /(<cac:BillingReference>.*<\/cac:BillingReference>)/,
      `$1<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>FV1235</cbc:ID><cbc:UUID>${'cd34'.repeat(24)}</cbc:UUID></cac:InvoiceDocumentReference></cac:BillingReference>`,
    ),
  ),
  shape('a debit note', plain, note('debit-note')),
  shape('a debit note without an invoice', plain, note('debit-note', { operation: '32' }), (text) =>
    swap(text, /<cac:BillingReference>.*<\/cac:BillingReference>/, ''),
  ),
  shape('a mandate', plain, { operation: '11' }),
  shape('transport', plain, { operation: '12' }),
  shape('currency exchange', plain, { operation: '13' }),
  shape('the health sector', plain, { operation: 'SS-CUFE', prepaid: 500_000 }),
  shape('the health sector without a copayment', plain, { operation: 'SS-SinAporte' }),
  shape('an export', plain, inCurrency('USD')),
  shape('the contingency of the issuer, by CUFE', plain, { typeCode: '03' }),
  shape('the contingency of the issuer, by CUDE', plain, { typeCode: '03' }, (text) =>
    swap(text, 'schemeName="CUFE-SHA384"', 'schemeName="CUDE-SHA384"'),
  ),
  shape('the contingency of DIAN', plain, { typeCode: '04' }),
  shape('to the final consumer', plain, {
    ...soundInvoice({ seed: 3, kind: 'final-consumer' }),
    ...draftPart(),
  }),
  shape('from a person with a cédula', plain, {
    supplier: { name: 'Persona Inventada', nit: '1099900011', digit: '', idType: '13' },
  }),
  shape('to a foreigner with a passport', plain, {
    customer: { name: 'Jane Roe', nit: 'AB 123', digit: '', idType: '41' },
  }),
  shape('a numbering without a prefix', plain, { prefix: '' }),
  shape('on credit, due on its day', plain, { credit: true }),
  shape('on credit, due by the header', plain, { credit: true }, (text) =>
    swap(
      swap(text, /<cbc:PaymentDueDate>[^<]*<\/cbc:PaymentDueDate>/, ''),
      '<cbc:InvoiceTypeCode>',
      '<cbc:DueDate>2026-12-31</cbc:DueDate><cbc:InvoiceTypeCode>',
    ),
  ),
  shape('paid half at once and half later', plain, { credit: true }, (text) =>
    swap(
      text,
      '<cac:PaymentMeans>',
      '<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans><cac:PaymentMeans>',
    ),
  ),
  shape('names that registers shorten', plain, {}, (text) =>
    swap(text, /(<cac:PartyLegalEntity><cbc:RegistrationName>)[^<]*/, '$1TRANSPORTES, NUBE Y CIA.'),
  ),
  shape('a QR of text', plain, { qr: 'text' }),
  shape('no QR', plain, { qr: 'absent' }),
  shape(
    'blank lines before it and between its elements',
    plain,
    {},
    (text) => `\n\n${text.replaceAll('><cbc:', '>\n  <cbc:')}`,
  ),
  wrapped('in its wrapper', false),
  wrapped('in its wrapper, with a remark of DIAN', true),
  ...['05', '20', '60'].map((typeCode) =>
    shape(`a document of type ${typeCode}`, plain, { typeCode }, (text) =>
      swap(text, 'schemeName="CUFE-SHA384"', `schemeName="${typeCode === '05' ? 'CUDS' : 'CUDE'}-SHA384"`),
    ),
  ),
  shape('an adjustment of a support document', plain, note('credit-note', { operation: '10' }), (text) =>
    swap(
      swap(text, '>91</cbc:CreditNoteTypeCode>', '>95</cbc:CreditNoteTypeCode>'),
      'schemeName="CUDE-SHA384"',
      'schemeName="CUDS-SHA384"',
    ),
  ),
]

function wrapped(name: string, remark: boolean): Shape {
  const one = draft(plain)
  return { name, text: attachedDocument(one, invoiceXml(one), answerXml(one, remark)) }
}
