import type { Metadata } from 'next'
import { Hero } from '@/components/site/home/hero'
import { HomeClosing, ServicesLedger, Testimonials } from '@/components/site/home/home-sections'
import { Reasons } from '@/components/site/home/reasons'
import { ReviewExample } from '@/components/site/home/review-example'
import { InlineScript } from '@/components/site/inline-script'
import { pageMetadata } from '@/components/site/page-metadata'
import { Still } from '@/components/site/still'
import { pageGraph } from '@/components/site/structured-data'
import { home } from '@/content/home'

export const metadata: Metadata = {
  ...pageMetadata({ path: '/', ...home.meta }),
  title: { absolute: home.meta.title },
}

export default function HomePage() {
  return (
    <Still>
      <InlineScript data={pageGraph({ path: '/', ...home.meta })} />
      <Hero />
      <ServicesLedger />
      <ReviewExample />
      <Reasons />
      <Testimonials />
      <HomeClosing />
    </Still>
  )
}
