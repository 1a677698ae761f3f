import { answerXml, attachedDocument, invoiceXml } from '../invoice-xml'
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

type Base = keyof typeof base
export type Defect = { name: string; of: Base; change: (text: string) => string }

/** Replaces the text of the first element `tag` that comes after the text `after`. */
export const setText = (
  text: string,
  tag: string,
  to: string | ((old: string) => string),
  after = '',
): string => {
  const from = after === '' ? 0 : text.indexOf(after)
  if (from < 0) throw new Error(`no place: ${after}`)
  const pattern = new RegExp(`(<\\w+:${tag}(?: [^>]*)?>)([^<]*)(?=</)`)
  const rest = text.slice(from)
  const found = pattern.exec(rest)
  if (!found) throw new Error(`no element: ${tag}`)
  const [whole, open = '', old = ''] = found
  const next = typeof to === 'string' ? to : to(old)
  return (
    text.slice(0, from) + rest.slice(0, found.index) + open + next + rest.slice(found.index + whole.length)
  )
}

/** Removes the first element `tag` that comes after the text `after`. */
export const without = (text: string, tag: string, after = ''): string => {
  const from = after === '' ? 0 : text.indexOf(after)
  if (from < 0) throw new Error(`no place: ${after}`)
  const rest = text.slice(from)
  const next = rest.replace(new RegExp(`<(\\w+:${tag})(?: [^>]*)?(?:/>|>[^]*?</\\1>)`), '')
  if (next === rest) throw new Error(`no element: ${tag}`)
  return text.slice(0, from) + next
}

export const attribute = (text: string, tag: string, name: string, to: string | null, after = ''): string => {
  const from = after === '' ? 0 : text.indexOf(after)
  const rest = text.slice(from)
  const next = rest.replace(
    new RegExp(`(<\\w+:${tag}(?: [^>]*?)?) ${name}="[^"]*"`),
    to === null ? '$1' : `$1 ${name}="${to}"`,
  )
  if (next === rest) throw new Error(`no attribute: ${tag}/${name}`)
  return text.slice(0, from) + next
}

export const more = (old: string) => (Number(old) + 1234).toFixed(2)
export const swapped = (old: string) => {
  const at = [...old].findIndex((digit, place) => /\d/.test(old[place + 1] ?? '') && digit !== old[place + 1])
  return old.slice(0, at) + old[at + 1] + old[at] + old.slice(at + 2)
}

export const defect = (of: Base, name: string, change: (text: string) => string): Defect => ({
  name,
  of,
  change,
})
