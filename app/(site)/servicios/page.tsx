import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/page-metadata'
import { ServicesPage } from '@/components/site/service/services-page'
import { servicesPage } from '@/content/services-page'

export const metadata: Metadata = pageMetadata({ path: '/servicios', ...servicesPage.meta })

export default function Services() {
  return <ServicesPage />
}
