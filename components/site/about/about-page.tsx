import { History } from '@/components/site/about/history'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { Actions, Closing } from '@/components/site/closing'
import { Figures } from '@/components/site/figures'
import { Icon } from '@/components/site/icon'
import { InlineScript } from '@/components/site/inline-script'
import { linkButtonStyles } from '@/components/site/link-button-styles'
import { pageGraph } from '@/components/site/page-graph'
import { PageHeading } from '@/components/site/page-heading'
import { Section } from '@/components/site/section'
import { Still } from '@/components/site/still'
import { TitledGrid } from '@/components/site/titled-grid'
import { about } from '@/content/about'
import { firm } from '@/content/firm'
import { frame } from '@/content/frame'
import { navigation } from '@/content/navigation'

const networks: readonly string[] = about.follow.networks

export function AboutPage() {
  return (
    <Still>
      <InlineScript data={pageGraph({ path: '/nosotros', type: 'AboutPage', ...about.meta })} />
      <Section opens>
        <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }]} current={about.title} />
        <PageHeading title={about.title} lead={about.lead} />
        <div className="mt-8">
          <Figures figures={about.figures} />
        </div>
      </Section>
      <History />
      <Section folio={2} ruled>
        <h2 className="text-2xl/[1.08]">{about.values.title}</h2>
        <TitledGrid items={about.values.items} />
      </Section>
      <Closing title={about.follow.title}>
        <p>{about.follow.text}</p>
        <Actions>
          {firm.social
            .filter(({ name }) => networks.includes(name))
            .map(({ name, href }) => (
              <a
                key={name}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={linkButtonStyles()}
              >
                {name}
                <Icon name="out" />
                <span className="sr-only">, {frame.chat.newTab}</span>
              </a>
            ))}
        </Actions>
      </Closing>
    </Still>
  )
}
