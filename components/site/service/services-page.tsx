import { Breadcrumb } from '@/components/site/breadcrumb'
import { Actions, Closing } from '@/components/site/closing'
import { ContactLink } from '@/components/site/contact-link'
import { InlineScript } from '@/components/site/inline-script'
import { PageHeading } from '@/components/site/page-heading'
import { PhoneLink } from '@/components/site/phone-link'
import { Section } from '@/components/site/section'
import { Sectors } from '@/components/site/service/sectors'
import { ServiceCards } from '@/components/site/service/service-cards'
import { servicesGraph } from '@/components/site/service/service-graph'
import { Still } from '@/components/site/still'
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

function ServicesClosing() {
  const { title, text, ask } = servicesPage.closing
  return (
    <Closing title={title}>
      <p>{text}</p>
      <Actions>
        <ContactLink look="primary">{ask}</ContactLink>
        <PhoneLink />
      </Actions>
    </Closing>
  )
}
