import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { InlineScript } from '@/components/site/inline-script'
import { PageHeading } from '@/components/site/page-heading'
import { Section } from '@/components/site/section'
import { toolGraph } from '@/components/tools/tool-graph'
import { navigation } from '@/content/navigation'
import { toolLabels, type Tool } from '@/content/tools/tool'

/** A public tool in the frame of the inner pages. */
export function ToolPage({ tool, children }: { tool: Tool; children: ReactNode }) {
  return (
    <>
      <InlineScript data={toolGraph(tool)} />
      <Section opens>
        <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }]} current={tool.name} />
        <PageHeading title={tool.title} lead={tool.lead} />
        <noscript>
          <p className="mt-8 border-l-5 border-double border-ochre-ink bg-ochre-wash px-4 py-3.5">
            {toolLabels.noScript}
          </p>
        </noscript>
        {children}
      </Section>
    </>
  )
}
