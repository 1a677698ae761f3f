import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  Thing,
  WebPage,
} from 'schema-dts'
import { absolute, firmId, graph, language, siteId } from '@/components/site/firm-graph'
import { navigation } from '@/content/navigation'

type Step = { label: string; href: string }
type Page = {
  path: string
  title: string
  description: string
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'
  /** What lies between the start and the page. */
  trail?: readonly Step[]
  /** The day of the text, as YYYY-MM-DD, where it has one. */
  modified?: string
}
type Question = { question: string; answer: string }

/** A public page for search engines: what it is, where it stands, and whatever else it is about. */
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

/** The questions of a page, with the answers that stand on it. */
export const questionsNode = (path: string, questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  '@id': absolute(`${path}#faq`),
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
