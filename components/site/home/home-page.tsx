import { Hero } from '@/components/site/home/hero'
import { HomeClosing, ServicesLedger, Testimonials } from '@/components/site/home/home-sections'
import { Reasons } from '@/components/site/home/reasons'
import { ReviewExample } from '@/components/site/home/review-example'

export function HomePage() {
  return (
    <>
      <Hero />
      <ServicesLedger />
      <ReviewExample />
      <Reasons />
      <Testimonials />
      <HomeClosing />
    </>
  )
}
