import Link from 'next/link'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { Icon } from '@/components/site/icon'
import { InlineScript } from '@/components/site/inline-script'
import { PageHeading, Section } from '@/components/site/section'
import { pageGraph } from '@/components/site/structured-data'
import { navigation } from '@/content/navigation'
import { tools, toolsPage } from '@/content/tools/tools-page'

const { path, title, lead, meta } = toolsPage

export function ToolsPage() {
  return (
    <>
      <InlineScript
        data={pageGraph({ path, title, description: meta.description, type: 'CollectionPage' })}
      />
      <Section opens>
        <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }]} current={title} />
        <PageHeading title={title} lead={lead} />
        <ul className="mt-8 border-t border-ink rule-closes">
          {tools.map((tool) => (
            <li
              key={tool.path}
              className="relative grid gap-x-10 gap-y-1 border-t border-rule py-6 first:border-t-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
            >
              <div>
                <h2 className="text-xl/[1.2]">
                  <Link
                    href={tool.path}
                    prefetch={false}
                    className="after:absolute after:inset-0 hover:underline"
                  >
                    {tool.title}
                  </Link>
                </h2>
                <p className="mt-1.5 max-w-[62ch] text-ink-2">{tool.lead}</p>
              </div>
              <span aria-hidden className="inline-flex items-center gap-1.5 font-[550] text-green">
                {toolsPage.open}
                <Icon name="arrow" />
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
