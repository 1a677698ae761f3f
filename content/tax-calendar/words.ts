import { monthNames } from '../calendar-names'
import { cities, entities, kinds, regimes, traits, vatCycles } from './profile'
import { rutCodes } from './rut-codes'

export const monthName = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1]} de ${month.slice(0, 4)}`

type Named = {
  cycle: 'month' | 'bimester' | 'quarter' | 'four-months' | 'semester' | 'year'
  year: number
  part: number
}

const partNames = {
  bimester: 'bimestre',
  quarter: 'trimestre',
  'four-months': 'cuatrimestre',
  semester: 'semestre',
} as const

/** Returns for example `noviembre de 2026`, `bimestre 5 de 2026` or `2026`. */
export function periodName({ cycle, year, part }: Named): string {
  if (cycle === 'year') return String(year)
  return cycle === 'month' ? `${monthNames[part - 1]} de ${year}` : `${partNames[cycle]} ${part} de ${year}`
}

const reasonTexts = {
  kind: (value: string) => named(kinds, value),
  regime: (value: string) => named(regimes, value),
  entity: (value: string) => (entities as Readonly<Record<string, { name: string }>>)[value]?.name ?? value,
  rut: (value: string) => `Responsabilidad ${value} del RUT: ${rutCodes[value]?.name ?? 'desconocida'}`,
  vat: (value: string) => named(vatCycles, value),
  trait: (value: string) => named(traits, value),
  municipality: (value: string) =>
    value === '' ? 'Tributa en un municipio' : `Tributa en ${cities[value] ?? `el municipio ${value}`}`,
}
const named = (names: Readonly<Record<string, string>>, value: string) => names[value] ?? value

/** Returns for example «Gran contribuyente. Responsabilidad 48 del RUT: impuesto sobre las ventas, IVA.» */
export const whyText = (reasons: readonly { fact: keyof typeof reasonTexts; value: string }[]): string =>
  reasons.map(({ fact, value }) => `${reasonTexts[fact](value).replace(/\.$/, '')}.`).join(' ')

export const tableProblems = {
  'no-day': 'No es un día del calendario',
  'unknown-endings': 'No son cifras finales de un NIT',
  'missing-ending': 'Falta la fecha de esta terminación',
  'double-ending': 'Esta terminación tiene dos fechas',
  'closed-day': 'Cae en fin de semana o festivo',
  'before-period-ends': 'Cae antes de que termine el período',
  'out-of-order': 'Las fechas no suben con las terminaciones',
} as const

export const noTable = 'Sin tabla: nadie ha publicado la de este año, o no está cargada.'
