import type { AccountingService, Thing, WebSite } from 'schema-dts'
import { firm } from '@/content/firm'
import { home } from '@/content/home'
import { env } from '@/lib/env'

export const absolute = (path: string): string => `${env.SITE_URL}${path}`
export const language = 'es-CO'
export const firmId = absolute('/#firm')
export const siteId = absolute('/#website')

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** The firm as schema.org knows it; other nodes point to its `@id`. */
export const firmNode = {
  '@type': 'AccountingService',
  '@id': firmId,
  name: firm.name,
  legalName: firm.legalName,
  taxID: firm.nit,
  url: absolute('/'),
  logo: absolute('/icon.svg'),
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
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: index === 0 ? weekdays : (['Saturday'] as const),
    opens,
    closes,
  })),
  sameAs: firm.social.map(({ href }) => href),
} as const satisfies AccountingService

export const siteNode = {
  '@type': 'WebSite',
  '@id': siteId,
  url: absolute('/'),
  name: firm.name,
  inLanguage: language,
  publisher: { '@id': firmId },
} as const satisfies WebSite

/** One graph with the firm and the site in it, which the page's own nodes point to. */
export const graph = (...nodes: Thing[]) => ({
  '@context': 'https://schema.org',
  '@graph': [firmNode, siteNode, ...nodes],
})
