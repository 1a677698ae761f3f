import type { ReactNode } from 'react'
import type { WebApplication } from 'schema-dts'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { InlineScript } from '@/components/site/inline-script'
import { PageHeading, Section } from '@/components/site/section'
import { absolute, firmId, language, pageGraph } from '@/components/site/structured-data'
import { navigation } from '@/content/navigation'
import { toolLabels, type Tool } from '@/content/tools/nit-digit'
import { toolsPage } from '@/content/tools/tools-page'

type ToolPageProps = {
  tool: Tool
  /** True for a tool that also works without script. */
  plain?: boolean
  children: ReactNode
}

const trail = [{ label: toolsPage.title, href: toolsPage.path }] as const

export function ToolPage({ tool, plain = false, children }: ToolPageProps) {
  return (
    <>
      <InlineScript data={toolGraph(tool, plain)} />
      <Section opens>
        <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }, ...trail]} current={tool.name} />
        <PageHeading title={tool.title} lead={tool.lead} />
        {plain ? null : (
          <noscript>
            <p className="mt-8 border-l-5 border-double border-ochre-ink bg-ochre-wash px-4 py-3.5">
              {toolLabels.noScript}
            </p>
          </noscript>
        )}
        {children}
      </Section>
    </>
  )
}

function toolGraph({ path, name, title, meta }: Tool, plain: boolean) {
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
    ...(plain ? {} : { browserRequirements: 'JavaScript' }),
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'COP' },
    provider: { '@id': firmId },
  }
  return pageGraph({ path, title: name, description: meta.description, trail }, application)
}
