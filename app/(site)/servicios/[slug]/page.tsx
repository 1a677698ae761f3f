import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InlineScript } from '@/components/site/inline-script'
import { pageMetadata } from '@/components/site/page-metadata'
import { ServicePage } from '@/components/site/still-parts'
import { serviceGraph } from '@/components/site/structured-data'
import { services } from '@/content/services'
import { servicePage } from '@/content/services-page'
import { serviceDetails } from '@/content/services/service-details'

export const dynamicParams = false
export const generateStaticParams = () => services.map(({ slug }) => ({ slug }))

const find = async ({ params }: PageProps<'/servicios/[slug]'>) => {
  const { slug } = await params
  return services.find((service) => service.slug === slug) ?? notFound()
}

export async function generateMetadata(props: PageProps<'/servicios/[slug]'>): Promise<Metadata> {
  const { slug, path, title } = await find(props)
  return pageMetadata({
    path,
    title: `${title} ${servicePage.place}`,
    description: serviceDetails[slug].metaDescription,
  })
}

export default async function ServiceDetailPage(props: PageProps<'/servicios/[slug]'>) {
  const service = await find(props)
  return (
    <>
      <InlineScript data={serviceGraph(service, serviceDetails[service.slug])} />
      <ServicePage service={service} />
    </>
  )
}
