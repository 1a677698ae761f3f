import { rate } from '../einvoice/findings/text'
import { inPesos } from '../legal-figures'

const percent = (value: number) => rate(String(value))

/** How each estimate came about, for beside its amount. Amounts in pesos, rates in percent. */
export const penaltyFormulas = {
  minimum: (uvt: number, year: number) => `10 UVT de ${year}: 10 × ${inPesos(uvt)}, al mil más cercano`,
  inTime: 'Se presentó a tiempo',
  late: (rate: number, base: string, amount: number, months: number) =>
    `${percent(rate)} de ${base} (${inPesos(amount)}) por ${months} ${months === 1 ? 'mes o fracción' : 'meses o fracción'}`,
  capped: (formula: string, cap: string) => `${formula}, sin pasar de ${cap}`,
  atLeast: (formula: string, minimum: number) =>
    `${formula}; es menos que la sanción mínima, ${inPesos(minimum)}`,
  interest: (amount: number, days: number) =>
    `${inPesos(amount)} × (usura de cada mes − 2 puntos) × ${days} ${days === 1 ? 'día' : 'días'}, interés simple sobre 365 días (366 en año bisiesto)`,
}

export const penaltyBases = {
  tax: 'el impuesto a cargo',
  income: 'los ingresos brutos',
  netWorth: 'el patrimonio líquido del año anterior',
} as const

export const penaltyCaps = {
  share: (rate: number, base: string) => `el ${percent(rate)} de ${base}`,
  credit: (times: number) => `${times} veces el saldo a favor`,
  units: (units: number) => `${inPesos(units).replace(/^\D+/, '')} UVT`,
}

export const penaltyNorms = {
  minimum: 'E.T., art. 639',
  late: 'E.T., art. 641',
  lateSummoned: 'E.T., art. 642',
  interest: 'E.T., arts. 634 y 635',
} as const
