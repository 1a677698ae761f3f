import { rate } from '../einvoice/findings/text'
import { inPesos } from '../legal-figures'

const percent = (value: number) => rate(String(value))

/** Amounts are in pesos, rates in percent. */
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

export const delayText = {
  late: 'Qué cuesta el retraso',
  whatIf: 'Qué costaría presentarla tarde',
  payLate: 'Qué costaría pagarla tarde',
  of: (title: string) => `: ${title}`,
  loading: 'Abriendo el cálculo...',
  intro: 'Es una estimación para decidir, no una liquidación.',
  fields: {
    filed: 'Se presenta y se paga el',
    paid: 'Se paga el',
    tax: 'Impuesto o retenciones por pagar',
    taxHint: 'En pesos. Vacío si no hay.',
    without: 'Si no hay impuesto a cargo',
    income: 'Ingresos brutos del período',
    netWorth: 'Patrimonio líquido del año anterior',
    creditBalance: 'Saldo a favor',
    summoned: 'La DIAN ya emplazó para declarar',
  },
  problems: {
    day: (years: number) => `Elige un día desde el vencimiento, hasta ${years} años después.`,
    amount: 'Escribe el valor en pesos, sin letras.',
  },
  penalty: 'Sanción por extemporaneidad',
  interest: 'Intereses de mora',
  total: 'Total estimado',
  unknownTotal: 'No se puede sumar todavía',
  norm: (norm: string) => ` (${norm}).`,
  noUvt: (year: number) => `No se puede calcular: falta la UVT de ${year}.`,
  noRate: (months: string) => `No se pueden calcular: falta la tasa de usura de ${months}.`,
  enter: 'Escribirla en el calendario tributario',
  firmEnters: 'La firma la escribe cuando se publica.',
  uvt: (year: number, value: string, source: string) => `UVT de ${year}: ${value}. ${source}.`,
  rate: (month: string, percent: string, source: string) => `Usura de ${month}: ${percent}. ${source}.`,
  sources: 'Cifras usadas',
  notes: {
    return:
      'El artículo 640 del E.T. puede reducir la sanción según los antecedentes y otros requisitos: aquí no se calcula. Tampoco los alivios de decretos especiales.',
    payment:
      'Solo intereses: si además hay sanción, la fija su propia norma. No se cuentan alivios de decretos especiales.',
  },
} as const
