import type {
  AboutPage,
  AccountingService,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  ItemList,
  Service as ServiceNode,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { contactMap } from '@/content/contact'
import { firm } from '@/content/firm'
import { home } from '@/content/home'
import type { LegalDocument } from '@/content/legal/legal-document'
import { navigation } from '@/content/navigation'
import { services, type Service, type ServiceDetail } from '@/content/services'
import { servicesPage } from '@/content/services-page'
import { env } from '@/lib/env'
import { formatPesos } from '@/lib/format/number'

export const language = 'es-CO'
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

type Step = { label: string; href: string }

type Page = {
  path: string
  title: string
  description: string
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'
  trail?: readonly Step[]
  /** The date of the text as YYYY-MM-DD, if it has one. */
  modified?: string
}

type Question = { question: string; answer: string }

export function pageGraph(page: Page, ...about: Thing[]) {
  const { path, title, description, type = 'WebPage', trail = [], modified } = page
  const isHome = path === '/'
  const node = {
    '@type': type,
    '@id': absolute(`${path}#page`),
    url: absolute(path),
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': siteId },
    about: { '@id': firmId },
    ...(isHome ? {} : { breadcrumb: { '@id': absolute(`${path}#breadcrumb`) } }),
    ...(modified ? { dateModified: modified } : {}),
  } satisfies WebPage | AboutPage | ContactPage | CollectionPage
  return graph(node, ...(isHome ? [] : [breadcrumb(page, trail)]), ...about)
}

function breadcrumb({ path, title }: Page, trail: readonly Step[]): BreadcrumbList {
  const steps = [{ label: navigation.homeLabel, href: '/' }, ...trail, { label: title, href: path }]
  return {
    '@type': 'BreadcrumbList',
    '@id': absolute(`${path}#breadcrumb`),
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  }
}

export const questionsNode = (path: string, questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  '@id': absolute(`${path}#faq`),
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const serviceId = (path: string) => absolute(`${path}#service`)

export function serviceGraph({ title, path, description, price }: Service, detail: ServiceDetail) {
  const service: ServiceNode = {
    '@type': 'Service',
    '@id': serviceId(path),
    name: title,
    serviceType: title,
    description,
    url: absolute(path),
    provider: { '@id': firmId },
    areaServed: firmNode.areaServed,
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: price.from,
        priceCurrency: 'COP',
        valueAddedTaxIncluded: false,
        unitText: price.unit,
      },
    },
  }
  const trail = [{ label: servicesPage.title, href: '/servicios' }]
  const page = { path, title, description: detail.metaDescription, trail }
  return pageGraph(page, service, questionsNode(path, detail.faq))
}

export const legalGraph = ({ path, title, description }: LegalDocument) =>
  pageGraph({ path, title, description, modified: firm.policyVersion })

export function servicesGraph() {
  const list: ItemList = {
    '@type': 'ItemList',
    '@id': absolute('/servicios#services'),
    itemListElement: services.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(path),
    })),
  }
  const { title, meta } = servicesPage
  return pageGraph({ path: '/servicios', title, description: meta.description, type: 'CollectionPage' }, list)
}

export const absolute = (path: string): string => `${env.SITE_URL}${path}`
export const firmId = absolute('/#firm')
const siteId = absolute('/#website')

const prices = services.map(({ price }) => price.from)

/** The other nodes of the structured data refer to the firm by the `@id` of this node. */
const firmNode = {
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
    ...(firm.address.region ? { addressRegion: firm.address.region } : {}),
    ...(firm.address.postalCode ? { postalCode: firm.address.postalCode } : {}),
  },
  ...(firm.address.position ? { geo: { '@type': 'GeoCoordinates', ...firm.address.position } } : {}),
  hasMap: contactMap.href,
  priceRange: `${formatPesos(Math.min(...prices))} a ${formatPesos(Math.max(...prices))}`,
  openingHoursSpecification: firm.hours.map(({ opens, closes }, index) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: index === 0 ? weekdays : (['Saturday'] as const),
    opens,
    closes,
  })),
  sameAs: firm.social.map(({ href }) => href),
} as const satisfies AccountingService

const siteNode = {
  '@type': 'WebSite',
  '@id': siteId,
  url: absolute('/'),
  name: firm.name,
  inLanguage: language,
  publisher: { '@id': firmId },
} as const satisfies WebSite

const graph = (...nodes: Thing[]) => ({
  '@context': 'https://schema.org',
  '@graph': [firmNode, siteNode, ...nodes],
})
