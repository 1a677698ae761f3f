import { describe, expect, test } from 'vitest'
import { services, type ServiceSlug } from '@/content/services'
import { independence } from '@/content/services-page'
import { serviceDetails } from '@/content/services/service-details'

const everything = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(everything)
      : []

describe.each(services)('the page of the service $title', (service) => {
  const detail = serviceDetails[service.slug]

  test('has all the texts that it shows', () => {
    expect(detail.slug).toBe(service.slug)
    expect(detail.benefits.length).toBeGreaterThanOrEqual(4)
    expect(detail.specifics.items.length).toBeGreaterThanOrEqual(5)
    expect(detail.faq.length).toBeGreaterThanOrEqual(3)
    expect(detail.facts.length).toBeGreaterThanOrEqual(3)
    expect(everything(detail).filter((text) => text.trim() === '')).toEqual([])
  })

  test('links only to services that the rules of independence allow together with it', () => {
    const isAssurance = (slug: ServiceSlug) => independence.assurance.includes(slug)
    const together = services
      .map(({ slug }) => slug)
      .filter((slug) => slug !== service.slug && isAssurance(slug) === isAssurance(service.slug))
    expect(detail.related.toSorted()).toEqual(together.toSorted())
  })

  test('has a description for search engines of 70 to 160 characters', () => {
    expect(detail.metaDescription.length).toBeGreaterThanOrEqual(70)
    expect(detail.metaDescription.length).toBeLessThanOrEqual(160)
  })
})

test.each([
  ['asesoria-contable', 800_000, 'al mes'],
  ['asesoria-tributaria', 600_000, 'al mes'],
  ['asesoria-nomina', 30_000, 'por empleado al mes'],
  ['asesoria-legal', 200_000, 'por hora'],
  ['revisoria-fiscal', 1_500_000, 'al mes'],
  ['auditoria-externa', 3_500_000, 'por proyecto'],
])('the price of %s starts at %d pesos %s', (slug, from, unit) => {
  expect(services.find((service) => service.slug === slug)?.price).toEqual({ from, unit })
})

test.each([
  ['asesoria-nomina', /3 días hábiles antes de la fecha de pago/],
  ['asesoria-legal', /de 2 a 4 semanas/],
  ['asesoria-legal', /paquetes mensuales desde \$\u00a01\.200\.000/],
  ['revisoria-fiscal', /5\.000 salarios mínimos/],
  ['revisoria-fiscal', /3\.000 salarios mínimos/],
  ['auditoria-externa', /de 3 a 8 semanas/],
  ['auditoria-externa', /seguridad alta.*opinión.*seguridad moderada.*conclusión/],
] as const)('the questions and answers of %s state this fact: %s', (slug, fact) => {
  expect(serviceDetails[slug].faq.map(({ answer }) => answer).join('\n')).toMatch(fact)
})

test('the page of the external audit names its standards and its five types of audit', () => {
  const { approach, specifics, faq } = serviceDetails['auditoria-externa']
  expect(approach?.intro).toMatch(/Normas Internacionales de Auditoría/)
  expect(specifics.items.map(({ title }) => title)).toEqual([
    'Auditoría financiera',
    'Auditoría operativa',
    'Auditoría de cumplimiento',
    'Auditoría de sistemas',
    'Auditorías especiales',
  ])
  expect(faq).toHaveLength(3)
})

const amount = (text: string) => Number(text.replaceAll('.', '').replace('−', '-'))

test.each(['asesoria-contable', 'asesoria-tributaria', 'asesoria-nomina'] as const)(
  'in the example of %s the rows add up to the total',
  (slug) => {
    const { rows, total } = serviceDetails[slug].example
    expect(rows.reduce((sum, { value }) => sum + amount(value), 0)).toBe(amount(total.value))
  },
)
