import { absolute, firmId, firmNode, graph } from '@/components/site/firm-graph'
import { contact } from '@/content/contact'
import { navigation } from '@/content/navigation'

/** The contact page for search engines: whose it is and where it stands. */
export const contactGraph = graph(
  firmNode,
  {
    '@type': 'ContactPage',
    '@id': absolute(`${contact.path}#page`),
    url: absolute(contact.path),
    name: contact.title,
    description: contact.meta.description,
    inLanguage: 'es-CO',
    about: { '@id': firmId },
  },
  {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: navigation.homeLabel, item: absolute('/') },
      { '@type': 'ListItem', position: 2, name: contact.title, item: absolute(contact.path) },
    ],
  },
)
