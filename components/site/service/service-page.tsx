import { InlineScript } from '@/components/site/inline-script'
import { QuestionList } from '@/components/site/question-list'
import { RelatedServices } from '@/components/site/service/related-services'
import { ServiceBenefits } from '@/components/site/service/service-benefits'
import { ServiceClosing } from '@/components/site/service/service-closing'
import { serviceGraph } from '@/components/site/service/service-graph'
import { ServiceIntro } from '@/components/site/service/service-intro'
import { ServiceTools } from '@/components/site/service/service-tools'
import { Section } from '@/components/site/section'
import { Still } from '@/components/site/still'
import { TitledGrid } from '@/components/site/titled-grid'
import type { Service } from '@/content/services'
import { servicePage } from '@/content/services-page'
import type { ServiceDetail } from '@/content/services/service-detail'

export function ServicePage({ service, detail }: { service: Service; detail: ServiceDetail }) {
  const { approach, specifics } = detail
  const shift = approach ? 1 : 0
  return (
    <Still>
      <InlineScript data={serviceGraph(service, detail)} />
      <ServiceIntro service={service} detail={detail} />
      <ServiceBenefits detail={detail} />
      {approach ? (
        <Section folio={2} ruled>
          <h2 className="text-2xl/[1.08]">{approach.title}</h2>
          <p className="mt-4 max-w-[60ch] text-ink-2">{approach.intro}</p>
          <TitledGrid items={approach.items} columns={4} />
        </Section>
      ) : null}
      <Section folio={2 + shift} ruled>
        <h2 className="text-2xl/[1.08]">{specifics.title}</h2>
        <TitledGrid items={specifics.items} />
        {detail.tools ? <ServiceTools tools={detail.tools} /> : null}
      </Section>
      <Section folio={3 + shift} ruled>
        <h2 className="text-2xl/[1.08]">{servicePage.faq}</h2>
        <QuestionList name={detail.slug} questions={detail.faq} />
      </Section>
      <ServiceClosing detail={detail} />
      <RelatedServices slugs={detail.related} />
    </Still>
  )
}
