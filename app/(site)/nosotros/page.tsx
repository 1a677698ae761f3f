import type { Metadata } from 'next'
import { AboutPage } from '@/components/site/about-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { about } from '@/content/about'

export const metadata: Metadata = pageMetadata({ path: '/nosotros', ...about.meta })

export default function About() {
  return <AboutPage />
}
