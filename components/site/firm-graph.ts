import { firm } from '@/content/firm'
import { home } from '@/content/home'
import { env } from '@/lib/env'

export const absolute = (path: string): string => `${env.SITE_URL}${path}`
export const firmId = absolute('/#firm')

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** The firm as schema.org knows it; other nodes point to its `@id`. */
export const firmNode = {
  '@type': 'AccountingService',
  '@id': firmId,
  name: firm.name,
  legalName: firm.legalName,
  taxID: firm.nit,
  url: absolute('/'),
  image: absolute('/apple-icon'),
  description: home.meta.description,
  telephone: firm.phone.label,
  email: firm.email,
  foundingDate: String(firm.founded),
  areaServed: { '@type': 'Country', name: firm.address.country },
  address: {
    '@type': 'PostalAddress',
    streetAddress: firm.address.street,
    addressLocality: firm.address.city,
    addressCountry: 'CO',
  },
  openingHoursSpecification: firm.hours.map(({ opens, closes }, index) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: index === 0 ? weekdays : ['Saturday'],
    opens,
    closes,
  })),
  sameAs: firm.social.map(({ href }) => href),
}

export const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes })
