import { uvt, wageByYear } from '../legal-figures'
import { thresholds } from '../tax-calendar/thresholds'
import type { Tool } from './nit-digit'

export const legalAmounts = {
  path: '/herramientas/uvt-y-salario-minimo',
  name: 'UVT y salario mínimo',
  title: 'UVT, salario mínimo y auxilio de transporte por año',
  lead: 'Las cifras de cada año, con la norma o la fuente de donde salen y en qué estado están. Lo que no tiene fuente no aparece.',
  meta: {
    title: 'UVT y salario mínimo por año',
    description:
      'Valor de la UVT de 2022 a 2026 en Colombia, salario mínimo y auxilio de transporte, con su fuente y su estado, y lo que valen en pesos los topes en UVT.',
  },
  card: [
    {
      label: `UVT de ${uvt.year}`,
      value: uvt.value.toLocaleString('es-CO'),
    },
    {
      label: `Salario mínimo de ${uvt.year}`,
      value: (wageByYear[uvt.year]?.value ?? 0).toLocaleString('es-CO'),
    },
    { label: 'Cada cifra', value: 'Con su fuente' },
  ],
} as const satisfies Tool

export const legalAmountsText = {
  year: 'Año',
  value: 'Valor en pesos',
  source: 'Fuente y estado',
  wage: 'Salario al mes',
  aid: 'Auxilio de transporte',
  unknown: 'Sin fuente',
  tables: {
    uvt: 'UVT',
    wages: 'Salario mínimo y auxilio de transporte',
    thresholds: `Qué vale en pesos lo que la ley pone en UVT, ${uvt.year}`,
  },
  notYet: (year: number) =>
    `La de ${year} todavía no está aquí: la DIAN la fija en una resolución a fin del año anterior, y ninguna otra cifra la reemplaza.`,
  wageNotYet: (year: number) => `El de ${year} lo fija el Gobierno en diciembre de ${year - 1}.`,
  rule: 'Regla',
  units: 'UVT',
  norm: 'Norma',
} as const

export const amountsInUnits: readonly { rule: string; units: number; norm: string }[] = [
  { rule: 'Sanción mínima, antes de redondearla al mil más cercano', units: 10, norm: 'E.T., art. 639' },
  {
    rule: `Persona natural declara renta de ${uvt.year}: ingresos de este valor o más`,
    units: thresholds.incomeToFile.units,
    norm: thresholds.incomeToFile.norm,
  },
  {
    rule: `Persona natural declara renta de ${uvt.year}: patrimonio bruto de más de`,
    units: thresholds.assetsToFile.units,
    norm: thresholds.assetsToFile.norm,
  },
  {
    rule: `IVA cada dos meses en ${uvt.year + 1}: ingresos de ${uvt.year} de este valor o más`,
    units: thresholds.vatBimonthly.units,
    norm: thresholds.vatBimonthly.norm,
  },
  { rule: 'Régimen SIMPLE: ingresos hasta', units: 100_000, norm: 'Fuentes secundarias' },
]
