import type { Metadata } from 'next'
import { InlineScript } from '@/components/site/inline-script'
import { pageMetadata } from '@/components/site/page-metadata'
import { ServicesPage } from '@/components/site/still-parts'
import { servicesGraph } from '@/components/site/structured-data'
import { servicesPage } from '@/content/services-page'

export const metadata: Metadata = pageMetadata({ path: '/servicios', ...servicesPage.meta })

export default function Services() {
  return (
    <>
      <InlineScript data={servicesGraph()} />
      <ServicesPage />
    </>
  )
}
