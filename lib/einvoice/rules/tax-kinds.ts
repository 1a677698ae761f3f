import type { Invoice, Tax } from '@/lib/einvoice/model/invoice'
import { amountOrZero } from '@/lib/einvoice/amount'
import { violation, invoiceRule, type Violation } from '@/lib/einvoice/rules/rule'
import { taxName } from '@/lib/einvoice/rules/taxes'

const withholdings = new Set(['05', '06', '07'])
const taxes = new Set(['01', '02', '03', '04'])
const names: Readonly<Record<string, string>> = {
  IVA: '01',
  ICA: '03',
  INC: '04',
  RETEIVA: '05',
  RETEFUENTE: '06',
  RETERENTA: '06',
  RETEICA: '07',
}
const nameOf: Readonly<Record<string, string>> = {
  '01': 'IVA',
  '03': 'ICA',
  '04': 'INC',
  '05': 'ReteIVA',
  '06': 'ReteRenta',
  '07': 'ReteICA',
}
/** The percentages of IVA (01) and INC (04) that were in force at any time since 2019. */
const tariffs: Readonly<Record<string, readonly number[]>> = {
  '01': [0, 5, 14, 16, 19],
  '04': [0, 2, 4, 8, 16],
}

/** Rule T9: taxes and rates exist, each appears once, and taxes and withholdings are not mixed. */
export const taxKindRule = invoiceRule('T9', 'FAS02, FAS03, FAT03', (invoice) => {
  if (invoice.taxes.length + invoice.withholdings.length === 0) return null
  return [
    ...invoice.taxes.flatMap((tax) => [...kindFindings(tax, false), ...tariffFindings(tax, '')]),
    ...invoice.withholdings.flatMap((tax) => kindFindings(tax, true)),
    ...invoice.lines.flatMap(({ id, taxes: own }) => own.flatMap((tax) => tariffFindings(tax, id))),
    ...twice(invoice),
  ]
})

function kindFindings(tax: Tax, withheld: boolean): Violation[] {
  const { code } = tax
  const figures = { tax: taxName(tax), code }
  const misplaced = (withheld ? taxes : withholdings).has(code) && !amountOrZero(tax.amount)?.eq(0)
  const other = names[tax.name.toUpperCase().replace(/[^A-Z]/g, '')]
  return [
    ...(misplaced ? [violation('T9.kind', 'warn', { ...figures, withheld: withheld ? 'yes' : '' })] : []),
    ...(other && nameOf[code] && other !== code
      ? [violation('T9.name', 'warn', { ...figures, other: nameOf[code] })]
      : []),
  ]
}

function tariffFindings(tax: Tax, line: string): Violation[] {
  const known = tariffs[tax.code]
  if (!known) return []
  return tax.shares.flatMap(({ percent }) => {
    const rate = amountOrZero(percent)
    if (!rate || known.some((one) => rate.eq(one))) return []
    return [violation('T9.tariff', 'warn', { tax: taxName(tax), line, percent, known: known.join(', ') })]
  })
}

/** DIAN expects one total for each tax; one for each rate is accepted, but two totals for one rate are an error. */
function twice({ taxes: all }: Invoice): Violation[] {
  const seen = new Set<string>()
  return all.flatMap((tax) => {
    const keys = tax.shares.map(({ percent }) => `${tax.code} ${amountOrZero(percent)?.toFixed() ?? percent}`)
    const repeated = keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return repeated ? [violation('T9.twice', 'warn', { tax: taxName(tax), code: tax.code })] : []
  })
}
