import { Breadcrumb } from '@/components/site/breadcrumb'
import { PageHeading } from '@/components/site/page-heading'
import { Section } from '@/components/site/section'
import { Sectors } from '@/components/site/service/sectors'
import { ServiceCards } from '@/components/site/service/service-cards'
import { ServicesClosing } from '@/components/site/service/services-closing'
import { navigation } from '@/content/navigation'
import { servicesPage } from '@/content/services-page'

export function ServicesPage() {
  return (
    <>
      <Section opens>
        <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }]} current={servicesPage.title} />
        <PageHeading title={servicesPage.title} lead={servicesPage.lead} />
        <ServiceCards />
      </Section>
      <Sectors />
      <ServicesClosing />
    </>
  )
}
