import type { ItemList, Service as ServiceNode } from 'schema-dts'
import { absolute, firmId, firmNode } from '@/components/site/firm-graph'
import { pageGraph, questionsNode } from '@/components/site/page-graph'
import { services, type Service } from '@/content/services'
import { servicesPage } from '@/content/services-page'
import type { ServiceDetail } from '@/content/services/service-detail'

const serviceId = (path: string) => absolute(`${path}#service`)

/** A service page for search engines: the service with its starting price, where it stands, its questions. */
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
        unitText: price.unit,
      },
    },
  }
  const trail = [{ label: servicesPage.title, href: '/servicios' }]
  const page = { path, title, description: detail.metaDescription, trail }
  return pageGraph(page, service, questionsNode(path, detail.faq))
}

/** The list of services for search engines. */
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
