import { createHash } from 'node:crypto'
import type { Random } from './random'
import { money } from './xml-text'

/** Amounts are whole cents, unlike in the site's review, so that tests and review cannot make the same error. */
export type DraftLine = {
  text: string
  quantity: number
  price: number
  discount: number
  charge: number
  amount: number
  free: boolean
  taxes: readonly DraftTax[]
}
export type DraftTax = {
  code: string
  name: string
  percent: number | null
  base: number
  amount: number
  /** If `percent` is null, the tax is `perUnit` cents (7,000 by default) for each of the `units` (1 by default). */
  perUnit?: number
  units?: string
  /** True if a tax per unit also states a base of zero and a percent of zero, as some programs do. */
  zeros?: boolean
}
export type DraftParty = { name: string; nit: string; digit: string; idType: string }

export type Draft = {
  kind: 'invoice' | 'credit-note' | 'debit-note'
  typeCode: string
  operation: string
  environment: '1' | '2'
  prefix: string
  serial: number
  date: string
  time: string
  currency: string
  supplier: DraftParty
  customer: DraftParty
  lines: readonly DraftLine[]
  discounts: readonly number[]
  charges: readonly number[]
  prepaid: number
  subtractPrepaid: boolean
  withholdings: readonly DraftTax[]
  credit: boolean
  cancels: boolean
  reference: { number: string; code: string } | null
  secret: string
  /** True if round amounts are written without decimals, as some programs do. */
  shortAmounts: boolean
  qr: 'url' | 'text' | 'absent'
}

export const numberOf = (draft: Draft): string => `${draft.prefix}${draft.serial}`

const goods = [
  'Resma de papel',
  'Servicio de aseo',
  'Café molido & tostado',
  'Silla <ergonómica>',
  'Asesoría',
  'Tóner',
]
const iva = (percent: number) => ({ code: '01', name: 'IVA', percent })
const inc = { code: '04', name: 'INC', percent: 8 }
const rates = [iva(19), iva(19), iva(19), iva(5), iva(0), inc, null] as const

export function draftLines(
  random: Random,
  options: { count: number; foreign: boolean; wholeTaxes: boolean },
) {
  const lines = Array.from({ length: options.count }, () => line(random, options))
  if (random.chance(0.15)) lines.push(gift(random))
  if (random.chance(0.15)) lines.push(bags(random))
  return lines
}

function line(random: Random, options: { foreign: boolean; wholeTaxes: boolean }): DraftLine {
  const quantity = random.chance(0.2) ? random.between(2, 80) * 250 : random.between(1, 20) * 1000
  const price = options.foreign ? random.between(500, 90_000) : random.between(1_500, 900_000) * 100
  const gross = Math.round((quantity * price) / 1000)
  const discount = random.chance(0.25) ? Math.round(gross * random.pick([0.05, 0.1, 0.3333])) : 0
  const charge = random.chance(0.1) ? Math.round(gross * 0.02) : 0
  const amount = gross - discount + charge
  const rate = random.pick(rates)
  // In construction contracts (AIU) only part of the amount is taxed.
  const base = random.chance(0.06) ? Math.round(amount * 0.1) : amount
  return {
    text: random.pick(goods),
    quantity,
    price,
    discount,
    charge,
    amount,
    free: false,
    taxes: rate === null ? [] : [taxOn(base, rate, options.wholeTaxes)],
  }
}

function taxOn(
  base: number,
  rate: { code: string; name: string; percent: number },
  whole: boolean,
): DraftTax {
  const exact = (base * rate.percent) / 100
  return { ...rate, base, amount: whole ? Math.round(exact / 100) * 100 : Math.round(exact) }
}

function gift(random: Random): DraftLine {
  const worth = random.between(1_000, 50_000) * 100
  const nothing = { price: 0, discount: 0, charge: 0, amount: 0 }
  return { text: 'Obsequio', quantity: 1000, ...nothing, free: true, taxes: [taxOn(worth, iva(19), false)] }
}

function bags(random: Random): DraftLine {
  const count = random.between(1, 5)
  const nothing = { price: 0, discount: 0, charge: 0, amount: 0 }
  const tax = { code: '22', name: 'INC Bolsas', percent: null, base: 0, amount: count * 7000 }
  return { text: 'Bolsas', quantity: count * 1000, ...nothing, free: false, taxes: [tax] }
}

/** Computes the CUFE as DIAN's annex says, independently of the site's code. */
export function codeOf(draft: Draft): string {
  const { taxes, lines, payable } = totalsOf(draft)
  const tax = (code: string) =>
    code +
    money(
      taxes
        .filter((one) => one.code === code)
        .flatMap(({ shares }) => shares)
        .reduce((sum, { amount }) => sum + amount, 0),
    )
  const text = `${numberOf(draft)}${draft.date}${draft.time}${money(lines)}${tax('01')}${tax('04')}${tax('03')}${money(payable)}${draft.supplier.nit}${draft.customer.nit}${draft.secret}${draft.environment}`
  return createHash('sha384').update(text).digest('hex')
}

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export function totalsOf(draft: Draft) {
  const lines = add(draft.lines.map(({ amount }) => amount))
  const taxes = headerTaxes(draft)
  const taxInclusive = lines + add(taxes.flatMap(({ shares }) => shares.map(({ amount }) => amount)))
  const [allowances, charges] = [add(draft.discounts), add(draft.charges)]
  const whole = taxInclusive - allowances + charges
  return {
    lines,
    taxes,
    taxExclusive: add(
      draft.lines.map((line) =>
        Math.max(0, ...line.taxes.map(({ base, percent }) => (percent === null ? 0 : base))),
      ),
    ),
    taxInclusive,
    allowances,
    charges,
    payable: draft.subtractPrepaid ? whole - draft.prepaid : whole,
  }
}

function headerTaxes(draft: Draft): { code: string; name: string; shares: DraftTax[] }[] {
  const all = draft.lines.flatMap(({ taxes }) => taxes)
  return [...new Set(all.map(({ code }) => code))].map((code) => {
    const own = all.filter((tax) => tax.code === code)
    const rates = [...new Set(own.map(({ percent }) => percent))]
    return {
      code,
      name: own[0]?.name ?? '',
      shares: rates.map((percent) => {
        const same = own.filter((tax) => tax.percent === percent)
        return {
          ...same[0],
          code,
          name: own[0]?.name ?? '',
          percent,
          base: add(same.map(({ base }) => base)),
          amount: add(same.map(({ amount }) => amount)),
        }
      }),
    }
  })
}
