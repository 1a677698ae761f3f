import type { Tool } from './tools/nit-digit'

export type ServiceSlug =
  | 'asesoria-contable'
  | 'asesoria-tributaria'
  | 'asesoria-nomina'
  | 'asesoria-legal'
  | 'revisoria-fiscal'
  | 'auditoria-externa'

/** `from` is in whole pesos without VAT, so every price is shown with `vatNote`. */
type Price = { from: number; unit: string }
export const vatNote = 'más IVA'

export const vatPercent = 19
/** The percentage of the tax on consumption in restaurants and bars (E.T., art. 512-9). */
export const consumptionPercent = 8

/** Adds the general VAT of 19% (E.T., art. 468) and rounds to whole pesos. */
export const withVat = (price: number): number => Math.round(price * (1 + vatPercent / 100))
export const vatTotal = (total: string): string => `${total} con IVA`

export type Service = {
  slug: ServiceSlug
  path: `/servicios/${ServiceSlug}`
  title: string
  description: string
  price: Price
  priceNote?: string
  package?: Price & { label: string }
}

export const services: readonly Service[] = [
  {
    slug: 'asesoria-contable',
    path: '/servicios/asesoria-contable',
    title: 'Asesoría contable',
    description: 'Registro, conciliaciones y estados financieros al día, bajo norma colombiana.',
    price: { from: 800_000, unit: 'al mes' },
  },
  {
    slug: 'asesoria-tributaria',
    path: '/servicios/asesoria-tributaria',
    title: 'Asesoría tributaria',
    description: 'IVA, retenciones, renta e ICA, presentados a tiempo y sin sorpresas.',
    price: { from: 600_000, unit: 'al mes' },
  },
  {
    slug: 'asesoria-nomina',
    path: '/servicios/asesoria-nomina',
    title: 'Asesoría en nómina',
    description: 'Liquidación, seguridad social y nómina electrónica para tu equipo.',
    price: { from: 30_000, unit: 'por empleado al mes' },
    priceNote: 'con descuento por volumen',
  },
  {
    slug: 'asesoria-legal',
    path: '/servicios/asesoria-legal',
    title: 'Asesoría legal',
    description: 'Constitución, contratos y actas. Crear una empresa toma de 2 a 4 semanas.',
    price: { from: 200_000, unit: 'por hora' },
    package: { label: 'paquetes mensuales', from: 1_200_000, unit: 'al mes' },
  },
  {
    slug: 'revisoria-fiscal',
    path: '/servicios/revisoria-fiscal',
    title: 'Revisoría fiscal',
    description:
      'Para sociedades obligadas: activos brutos de 5.000 salarios mínimos o más, o ingresos brutos de 3.000 o más.',
    price: { from: 1_500_000, unit: 'al mes' },
  },
  {
    slug: 'auditoria-externa',
    path: '/servicios/auditoria-externa',
    title: 'Auditoría externa',
    description: 'Revisión independiente de tus estados financieros, en 3 a 8 semanas.',
    price: { from: 3_500_000, unit: 'por proyecto' },
  },
]

/** Returns the price from which a service is offered, in pesos without IVA. */
export const startingPrice = (service: ServiceSlug): number =>
  services.find(({ slug }) => slug === service)?.price.from ?? 0

/** `asked` lists other phrasings of the question, by which the chat recognises it. */
export type Question = { question: string; answer: string; asked?: string }
type TitledText = { title: string; text: string }

/** The amounts of `rows` must add up to `total`. */
export type WorkedExample = {
  title: string
  period: string
  rows: readonly { label: string; note?: string; value: string }[]
  total: { label: string; value: string }
}

export type ServiceDetail = {
  slug: ServiceSlug
  metaDescription: string
  intro: string
  facts: readonly { label: string; value: string }[]
  benefits: readonly string[]
  example: WorkedExample
  specifics: { title: string; items: readonly TitledText[] }
  tools?: readonly { href: Tool['path']; label: string }[]
  approach?: { title: string; intro: string; items: readonly TitledText[] }
  faq: readonly Question[]
  closing: { title: string; text: string; byPhone?: string }
  related: readonly ServiceSlug[]
}
