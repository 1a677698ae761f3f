import { answerXml, attachedDocument } from '../attached-document'
import { invoiceXml } from '../invoice-xml'
import { draft, inc, iva, line, perUnit } from '../shapes/build'
import { soundInvoice } from '../sound-invoice'

const lines = [
  line(3, 1_890_000, [iva(19)], { discount: 567_000 }),
  line(2, 2_456_000, [iva(5)], { charge: 100_000 }),
  line(1, 740_000, [inc(8)]),
  line(2, 0, [], { taxes: [perUnit('22', 'INC Bolsas', 14_000)] }),
]
const gross = lines.reduce((sum, { amount }) => sum + amount, 0)
const withheld = (code: string, name: string, percent: number) => ({
  code,
  name,
  percent,
  base: gross,
  amount: Math.round((gross * percent) / 100),
})

const percents = (text: string) =>
  text
    .replace(
      /(<cac:AllowanceCharge><cbc:ID>1<\/cbc:ID><cbc:ChargeIndicator>false<\/cbc:ChargeIndicator>)(<cbc:Amount[^>]*>5670\.00<\/cbc:Amount>)/,
      '$1<cbc:MultiplierFactorNumeric>10.00</cbc:MultiplierFactorNumeric>$2<cbc:BaseAmount currencyID="COP">56700.00</cbc:BaseAmount>',
    )
    .replace(
      '<cac:AccountingSupplierParty>',
      '<cac:InvoicePeriod><cbc:StartDate>2026-03-01</cbc:StartDate><cbc:EndDate>2026-03-31</cbc:EndDate></cac:InvoicePeriod><cac:AccountingSupplierParty>',
    )

const rich = {
  prefix: 'FV',
  serial: 4821,
  date: '2026-04-27',
  credit: true,
  discounts: [10_000],
  charges: [20_000],
  prepaid: 50_000,
  subtractPrepaid: true,
  withholdings: [withheld('06', 'ReteRenta', 2.5), withheld('07', 'ReteICA', 1.104)],
  supplier: { name: 'Papeles del Roble S.A.S.', nit: '999100201', digit: '8', idType: '31' },
} as const
const about = { number: 'FV1234', code: 'ab12'.repeat(24) }

/** The sound documents that the defects are put into, one at a time. */
export const base = {
  invoice: percents(invoiceXml(draft(lines, rich))),
  credit: invoiceXml(
    draft(lines.slice(0, 1), {
      ...rich,
      kind: 'credit-note',
      typeCode: '91',
      operation: '20',
      reference: about,
      withholdings: [],
      prepaid: 0,
    }),
  ),
  debit: invoiceXml(
    draft(lines.slice(0, 1), {
      ...rich,
      kind: 'debit-note',
      typeCode: '',
      operation: '30',
      reference: about,
      withholdings: [],
      prepaid: 0,
    }),
  ),
  export: invoiceXml({
    ...soundInvoice({ seed: 3, kind: 'export' }),
    lines: [line(4, 1_250_000)],
    discounts: [],
    charges: [],
    prepaid: 0,
  }),
  wrapped: attachedDocument(
    draft(lines, rich),
    invoiceXml(draft(lines, rich)),
    answerXml(draft(lines, rich), false),
  ),
} as const

export type Base = keyof typeof base
/** One thing that is wrong in a sound document. */
export type Defect = { name: string; of: Base; change: (text: string) => string }
