import type { ObligationId } from '../tax-calendar/obligations'
import { municipalityName } from '../municipalities'
import type { Payer } from './due-dates'

type PublicTax = {
  slug: string
  name: string
  title: string
  who: string
  payers: readonly Payer[]
  obligations: readonly { id: ObligationId; municipality?: string }[]
}

const national = (...ids: ObligationId[]) => ids.map((id) => ({ id }))
const all = ['company', 'large-taxpayer', 'simple', 'person'] as const
const bogota = '11001'

export const publicTaxes = [
  {
    slug: 'renta-empresas',
    name: 'Renta de empresas',
    title: 'Fechas de la renta de empresas',
    who: 'Personas jurídicas del régimen ordinario o del especial que no son grandes contribuyentes.',
    payers: ['company'],
    obligations: national('company-income-return', 'company-income-second'),
  },
  {
    slug: 'renta-grandes-contribuyentes',
    name: 'Renta de grandes contribuyentes',
    title: 'Renta de grandes contribuyentes',
    who: 'Quienes son grandes contribuyentes en la fecha en que deben pagar o declarar.',
    payers: ['large-taxpayer'],
    obligations: national(
      'large-taxpayer-income-first',
      'large-taxpayer-income-return',
      'large-taxpayer-income-third',
    ),
  },
  {
    slug: 'renta-personas-naturales',
    name: 'Renta de personas naturales',
    title: 'Fechas de la renta de personas',
    who: 'Personas naturales que pasan de alguno de los topes. Va por los dos últimos dígitos de la cédula o del NIT.',
    payers: ['person'],
    obligations: national('person-income-return'),
  },
  {
    slug: 'iva-bimestral',
    name: 'IVA bimestral',
    title: 'Fechas del IVA bimestral',
    who: 'Responsables con ingresos de 92.000 UVT o más el año anterior, grandes contribuyentes, y quienes exportan o producen bienes exentos.',
    payers: ['company', 'large-taxpayer', 'person'],
    obligations: national('vat-bimonthly'),
  },
  {
    slug: 'iva-cuatrimestral',
    name: 'IVA cuatrimestral',
    title: 'Fechas del IVA cuatrimestral',
    who: 'Responsables con ingresos de menos de 92.000 UVT el año anterior.',
    payers: ['company', 'person'],
    obligations: national('vat-four-monthly'),
  },
  {
    slug: 'retencion-en-la-fuente',
    name: 'Retención en la fuente',
    title: 'Fechas de la retención en la fuente',
    who: 'Agentes de retención y autorretenedores. Se declara cada mes en el formulario 350.',
    payers: all,
    obligations: national('withholding'),
  },
  {
    slug: 'regimen-simple',
    name: 'Régimen SIMPLE',
    title: 'Fechas del régimen SIMPLE',
    who: 'Inscritos en el régimen SIMPLE: anticipos cada bimestre (no una persona con ingresos de menos de 3.500 UVT), declaración anual e IVA del año.',
    payers: ['simple'],
    obligations: national('simple-advance', 'simple-return', 'simple-vat'),
  },
  {
    slug: 'impuesto-al-consumo',
    name: 'Impuesto al consumo',
    title: 'Fechas del impuesto al consumo',
    who: 'Responsables del impuesto nacional al consumo, código 33 del RUT.',
    payers: ['company', 'large-taxpayer', 'person'],
    obligations: national('consumption-tax'),
  },
  {
    slug: 'informacion-exogena',
    name: 'Información exógena',
    title: 'Fechas de la información exógena',
    who: 'Obligados a informar, código 14 del RUT. La DIAN publica cada año la tabla.',
    payers: ['company', 'simple', 'person'],
    obligations: national('exogenous'),
  },
  {
    slug: 'exogena-grandes-contribuyentes',
    name: 'Exógena de grandes contribuyentes',
    title: 'Exógena de grandes contribuyentes',
    who: 'Grandes contribuyentes obligados a informar, código 14 del RUT.',
    payers: ['large-taxpayer'],
    obligations: national('exogenous-large-taxpayer'),
  },
  {
    slug: 'impuesto-al-patrimonio',
    name: 'Impuesto al patrimonio',
    title: 'Fechas del impuesto al patrimonio',
    who: 'Obligados al impuesto al patrimonio, código 03 del RUT.',
    payers: ['company', 'large-taxpayer', 'person'],
    obligations: national('wealth-return', 'wealth-second'),
  },
  {
    slug: 'pila',
    name: 'PILA',
    title: 'Fechas de la PILA',
    who: 'Empleadores que pagan aportes a seguridad social. Va por los dos últimos dígitos del documento.',
    payers: all,
    obligations: national('social-security'),
  },
  {
    slug: 'ica-bogota',
    name: `ICA de ${municipalityName(bogota)}`,
    title: `Fechas del ICA de ${municipalityName(bogota)}`,
    who: `Contribuyentes de industria y comercio en ${municipalityName(bogota)} y sus agentes de retención.`,
    payers: all,
    obligations: [
      { id: 'local-tax-bimonthly', municipality: bogota },
      { id: 'local-tax-annual', municipality: bogota },
      { id: 'local-withholding', municipality: bogota },
    ],
  },
  {
    slug: 'matricula-mercantil',
    name: 'Matrícula mercantil',
    title: 'Renovación de la matrícula mercantil',
    who: 'Comerciantes y empresas inscritos en el registro mercantil.',
    payers: all,
    obligations: national('business-register'),
  },
] as const satisfies readonly PublicTax[]

export type TaxSlug = (typeof publicTaxes)[number]['slug']
