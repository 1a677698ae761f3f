/** An amount in whole pesos that a norm sets for one year. */
export type LegalFigure = { year: number; value: number; source: string }

/** UVT (unidad de valor tributario): the tax unit, in pesos. */
export const uvt: LegalFigure = {
  year: 2026,
  value: 52_374,
  source: 'Resolución DIAN 000238 del 15 de diciembre de 2025',
}
export const uvtBefore: LegalFigure = {
  year: 2025,
  value: 49_799,
  source: 'Resolución DIAN 000193 de 2024',
}

const uvtFound = 'Varias fuentes secundarias'

/** The UVT of a year is missing here until DIAN publishes it, in the November or December before. */
export const uvtByYear: Readonly<Partial<Record<number, LegalFigure>>> = {
  2021: { year: 2021, value: 36_308, source: 'Resolución DIAN 000111 del 11 de diciembre de 2020' },
  2022: { year: 2022, value: 38_004, source: uvtFound },
  2023: { year: 2023, value: 42_412, source: uvtFound },
  2024: { year: 2024, value: 47_065, source: uvtFound },
  2025: uvtBefore,
  2026: uvt,
}

/** A minimum wage and its transport aid, in pesos a month; `aid` is null where no source states it. */
type Wage = LegalFigure & { aid: number | null; state: WageState }
type WageState = 'decreed' | 'transitional'

export const wageStates: Readonly<Record<WageState, string>> = {
  decreed: 'Fijado por decreto.',
  transitional:
    'El decreto de diciembre de 2025 fue suspendido y uno transitorio mantiene la cifra. Por confirmar con tu asesor.',
}

const wage2025: Wage = {
  year: 2025,
  value: 1_423_500,
  aid: 200_000,
  source: 'Decretos 1572 y 1573 de 2024',
  state: 'decreed',
}

/** The wage of a year is missing here until the Government sets it, in the December before. */
export const wageByYear: Readonly<Partial<Record<number, Wage>>> = {
  2023: {
    year: 2023,
    value: 1_160_000,
    aid: 140_606,
    source: 'Decretos 2613 y 2614 de 2022',
    state: 'decreed',
  },
  2024: {
    year: 2024,
    value: 1_300_000,
    aid: 162_000,
    source: 'Decretos 2292 y 2293 de 2023',
    state: 'decreed',
  },
  2025: wage2025,
  2026: {
    year: 2026,
    value: 1_750_905,
    aid: 249_095,
    source: 'Fuentes secundarias',
    state: 'transitional',
  },
}

/** Last year's minimum wage decides whether a company needs an auditor this year (concepto CTCP 317 de 2024). */
export const measuringWage: LegalFigure = wage2025

/** A company with this many minimum wages of assets or income needs an auditor (Ley 43 de 1990, art. 13, par. 2). */
export const auditorThresholds = { assets: 5_000, income: 3_000 } as const

const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  maximumFractionDigits: 0,
})

export const inPesos = (amount: number): string => pesos.format(amount)

/** The minimum penalty is 10 UVT, rounded to the nearest thousand pesos (E.T., art. 639). */
export const minimumPenaltyInPesos = inPesos(Math.round((10 * uvt.value) / 1000) * 1000)

export const uvtInPesos = (units: number): string =>
  ` (${inPesos(units * uvt.value)} con la UVT de ${uvt.year})`

/** Tells the UVT of this year and of last year, in pesos. */
export const uvtAnswer = `La de ${uvt.year} vale ${inPesos(uvt.value)} (${uvt.source}). La de ${uvtBefore.year} valió ${inPesos(uvtBefore.value)} (${uvtBefore.source}). La DIAN fija la de cada año en una resolución.`

export const wagesInPesos = (wages: number, { year, value } = measuringWage): string =>
  ` (${inPesos(wages * value)} para ${year + 1})`

export const wageAnswer = (wage: Wage | null = wageByYear[uvt.year] ?? null): string =>
  wage
    ? `El de ${wage.year} es de ${inPesos(wage.value)} al mes${wage.aid === null ? '' : `, y el auxilio de transporte, de ${inPesos(wage.aid)}: juntos son ${inPesos(wage.value + wage.aid)}`} (${wage.source.toLowerCase()}). ${wageStates[wage.state]}`
    : 'Lo fija el Gobierno por decreto cada diciembre para el año siguiente, y con él el auxilio de transporte. Aquí no damos una cifra que el equipo no haya confirmado: mírala en el decreto vigente, en la página del Ministerio del Trabajo.'
