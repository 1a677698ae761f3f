import { Icon } from '@/components/site/icon'
import { Section } from '@/components/site/section'
import { WorkedExampleFigure } from '@/components/site/service/worked-example-figure'
import { servicePage } from '@/content/services-page'
import type { ServiceDetail } from '@/content/services/service-detail'

export function ServiceBenefits({ detail }: { detail: ServiceDetail }) {
  return (
    <Section folio={1} ruled>
      <div className="grid items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <div>
          <h2 className="text-2xl/[1.08]">{servicePage.benefits}</h2>
          <ul className="mt-8 border-t border-ink rule-closes">
            {detail.benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3 border-t border-rule py-3 first:border-t-0">
                <Icon name="check" className="mt-[0.2em] size-[1.25em] text-green" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <WorkedExampleFigure example={detail.example} />
      </div>
    </Section>
  )
}
