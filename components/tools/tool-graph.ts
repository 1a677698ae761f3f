import type { WebApplication } from 'schema-dts'
import { absolute, firmId, language } from '@/components/site/firm-graph'
import { pageGraph } from '@/components/site/page-graph'
import { toolLabels, type Tool } from '@/content/tools/tool'

/** A public tool for search engines: the page, where it stands, and the application on it, which costs nothing. */
export function toolGraph({ path, name, title, meta }: Tool) {
  const application: WebApplication = {
    '@type': 'WebApplication',
    '@id': absolute(`${path}#tool`),
    name: title,
    alternateName: name,
    description: meta.description,
    url: absolute(path),
    inLanguage: language,
    applicationCategory: 'FinanceApplication',
    operatingSystem: toolLabels.anySystem,
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'COP' },
    provider: { '@id': firmId },
  }
  return pageGraph({ path, title: name, description: meta.description }, application)
}
