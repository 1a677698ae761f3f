import type { DraftLine, DraftTax } from './draft'
import type { Random } from './random'

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

/** Lines whose amounts follow from quantity, price, discount and charge, taxed by one rate each. */
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
  // Construction contracts (AIU) pay taxes on a part of the amount alone.
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

/** A gift costs nothing, but its tax is charged on what it is worth. */
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
