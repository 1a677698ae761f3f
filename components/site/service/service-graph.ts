import { absolute, firmId, firmNode, graph } from '@/components/site/firm-graph'
import { navigation } from '@/content/navigation'
import type { Service } from '@/content/services'
import { servicesPage } from '@/content/services-page'
import type { ServiceDetail } from '@/content/services/service-detail'

const crumb = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: absolute(path),
})

/** A service page for search engines: the service with its starting price, where it stands, its questions. */
export const serviceGraph = ({ title, path, description, price }: Service, detail: ServiceDetail) =>
  graph(
    firmNode,
    {
      '@type': 'Service',
      '@id': absolute(`${path}#service`),
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
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        crumb(1, navigation.homeLabel, '/'),
        crumb(2, servicesPage.title, '/servicios'),
        crumb(3, title, path),
      ],
    },
    {
      '@type': 'FAQPage',
      '@id': absolute(`${path}#faq`),
      mainEntity: detail.faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  )
