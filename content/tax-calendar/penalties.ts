import { rate } from '../einvoice/findings/text'
import { inPesos } from '../legal-figures'

const percent = (value: number) => rate(String(value))

/** Amounts are in pesos, rates in percent. */
export const penaltyFormulas = {
  minimum: (uvt: number, year: number) => `10 UVT de ${year}: 10 × ${inPesos(uvt)}, al mil más cercano`,
  inTime: 'Se presentó a tiempo',
  /** `base` and `cap` begin with «de», or with «del» before a masculine noun. */
  late: (rate: number, base: string, amount: number, months: number) =>
    `${percent(rate)} ${base} (${inPesos(amount)}) por ${months} ${months === 1 ? 'mes o fracción' : 'meses o fracción'}`,
  capped: (formula: string, cap: string) => `${formula}, sin pasar ${cap}`,
  atLeast: (formula: string, minimum: number) =>
    `${formula}; es menos que la sanción mínima, ${inPesos(minimum)}`,
  reduced: (rate: number, penalty: number) => `${percent(rate)} de ${inPesos(penalty)}`,
  correction: (rate: number, increase: number) => `${percent(rate)} del mayor valor (${inPesos(increase)})`,
  information: (rate: number, fault: keyof typeof informationFaults, amount: number) =>
    `${percent(rate)} de los valores ${faultWords[fault]} (${inPesos(amount)})`,
  interest: (amount: number, days: number) =>
    `${inPesos(amount)} × (usura de cada mes − 2 puntos) × ${days} ${days === 1 ? 'día' : 'días'}, interés simple sobre 365 días (366 en año bisiesto)`,
}

export const informationFaults = {
  late: 'Se envió tarde',
  wrong: 'Se envió con errores',
  missing: 'No se envió',
} as const
const faultWords = { late: 'enviados tarde', wrong: 'con errores', missing: 'no enviados' } as const

export const penaltyBases = {
  tax: 'del impuesto a cargo',
  unpaid: 'de lo que falta por pagar',
  income: 'de los ingresos brutos',
  netWorth: 'del patrimonio líquido del año anterior',
} as const

export const penaltyCaps = {
  share: (rate: number, base: string) => `del ${percent(rate)} ${base}`,
  credit: (times: number) => `de ${times} veces el saldo a favor`,
  units: (units: number) => `de ${inPesos(units).replace(/^\D+/, '')} UVT`,
}

export const penaltyNorms = {
  minimum: 'E.T., art. 639',
  reduced: 'E.T., art. 640',
  late: 'E.T., art. 641',
  lateSummoned: 'E.T., art. 642',
  correction: 'E.T., art. 644',
  information: 'E.T., art. 651',
  interest: 'E.T., arts. 634, 635 y 590 (parágrafo)',
} as const

export const delayText = {
  late: 'Qué cuesta el retraso',
  whatIf: { return: 'Qué costaría presentarla tarde', information: 'Qué costaría enviarla tarde' },
  payLate: 'Qué costaría pagarla tarde',
  correct: 'Qué costaría corregirla',
  of: (title: string) => `: ${title}`,
  loading: 'Abriendo el cálculo...',
  intro: 'Es una estimación para decidir, no una liquidación.',
  fields: {
    filed: 'Se presenta el',
    paid: 'Se paga el',
    corrected: 'Se corrige el',
    sent: 'Se envía el',
    tax: 'Impuesto a cargo o retenciones practicadas',
    taxHint:
      'Antes de restar retenciones a favor y anticipos. Vacío: la sanción se calcula sobre lo que falta por pagar, y puede ser mayor.',
    without: 'Si no hay impuesto a cargo',
    income: 'Ingresos brutos del período',
    netWorth: 'Patrimonio líquido del año anterior',
    creditBalance: 'Saldo a favor',
    summoned: 'La DIAN ya emplazó para declarar',
    summonedToCorrect: 'La DIAN ya emplazó para corregir',
    increase: 'Mayor valor por pagar o menor saldo a favor',
    fault: 'Qué pasó',
    information: 'Valor de esa información',
    informationHint: 'En pesos. Vacío: la sanción mínima.',
  },
  unpaid: {
    title: 'Lo que falta por pagar',
    hint: 'En pesos. Cada cuota tiene intereses desde su propio vencimiento. Vacío si no falta nada.',
    due: (n: number) => `Vencimiento de la cuota ${n}`,
    pesos: (n: number) => `Valor de la cuota ${n}`,
    only: 'Valor por pagar',
    add: 'Agregar otra cuota',
    remove: (n: number) => `Quitar la cuota ${n}`,
  },
  reduction: {
    title: '¿Se puede reducir la sanción? (E.T., art. 640)',
    hint: 'Sin responder, la sanción va completa. No reduce los intereses ni baja de la sanción mínima.',
    open: 'Sin responder',
    yes: 'Sí',
    no: 'No',
    setBy: { label: 'Quién liquida la sanción', taxpayer: 'El contribuyente', dian: 'La DIAN' },
    before: {
      label: 'La última vez que pasó lo mismo',
      never: 'Nunca',
      'four-years': 'Hace 4 años o más',
      'two-years': 'Hace 2 años o más, y menos de 4',
      'one-year': 'Hace 1 año o más, y menos de 2',
      less: 'Hace menos de 1 año',
    },
    dianActed: 'La DIAN ya envió pliego de cargos, requerimiento especial o emplazamiento',
    accepted: 'Se acepta la sanción y se corrige lo que la causó',
    reduced: (percent: number) => `Sanción reducida al ${percent}%`,
    maybe: (percent: number) => `Podría reducirse al ${percent}%`,
    maybeHint: 'No se resta del total: confirma antes los requisitos en el artículo.',
    whole: 'Con esas respuestas el artículo 640 del E.T. no la reduce.',
  },
  problems: {
    day: (years: number) => `Elige un día desde el vencimiento, hasta ${years} años después.`,
    anyDay: 'Elige un día del calendario.',
    amount: 'Escribe el valor en pesos, sin letras.',
  },
  penalty: {
    return: 'Sanción por extemporaneidad',
    information: 'Sanción por no informar',
    correction: 'Sanción por corrección',
  },
  interest: 'Intereses de mora',
  interestOf: (day: string) => `Intereses de la cuota del ${day}`,
  total: 'Total estimado',
  unknownTotal: 'No se puede sumar todavía',
  norm: (norm: string) => ` (${norm}).`,
  noUvt: (year: number) => `No se puede calcular: falta la UVT de ${year}.`,
  noRate: (months: string) => `No se pueden calcular: falta la tasa de usura de ${months}.`,
  enter: 'Escribirla en el calendario tributario',
  enterHint: ', con la resolución que la fija.',
  firmEnters: 'La firma la escribe cuando se publica.',
  uvt: (year: number, value: string, source: string) => `UVT de ${year}: ${value}. ${source}.`,
  rate: (month: string, percent: string, source: string) => `Usura de ${month}: ${percent}. ${source}.`,
  sources: 'Cifras usadas',
  /** The penalty of E.T., art. 643 is known only from a secondary source, so the site does not compute it. */
  notFiled:
    'Si no se presenta, la sanción por no declarar (E.T., art. 643) sería mucho mayor. Según una sola fuente secundaria, del 20% de los ingresos o consignaciones en renta, del 10% en IVA y consumo, y en retención del 10% de los pagos o del 100% de las retenciones de la última declaración: confírmala antes en la norma.',
  notes: {
    return:
      'Los intereses van mes por mes, con la tasa de cada uno; la DIAN ha tenido más de una lectura. No se cuentan alivios de decretos especiales.',
    payment:
      'Solo intereses, mes por mes con la tasa de cada uno: si además hay sanción, la fija su propia norma. No se cuentan alivios de decretos especiales.',
    correction:
      'Es la sanción de corregir para pagar más o tener menos saldo a favor. El artículo 640 del E.T. puede reducirla: aquí no se calcula.',
    information: 'El artículo 640 del E.T. puede reducirla según los antecedentes: aquí no se calcula.',
  },
} as const
