import { Breadcrumb } from '@/components/site/breadcrumb'
import { InlineScript } from '@/components/site/inline-script'
import { PageHeading } from '@/components/site/page-heading'
import { Section } from '@/components/site/section'
import { Still } from '@/components/site/still'
import { Sectors } from '@/components/site/service/sectors'
import { ServiceCards } from '@/components/site/service/service-cards'
import { servicesGraph } from '@/components/site/service/service-graph'
import { ServicesClosing } from '@/components/site/service/services-closing'
import { navigation } from '@/content/navigation'
import { servicesPage } from '@/content/services-page'

export function ServicesPage() {
  return (
    <Still>
      <InlineScript data={servicesGraph()} />
      <Section opens>
        <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }]} current={servicesPage.title} />
        <PageHeading title={servicesPage.title} lead={servicesPage.lead} />
        <ServiceCards />
      </Section>
      <Sectors />
      <ServicesClosing />
    </Still>
  )
}
