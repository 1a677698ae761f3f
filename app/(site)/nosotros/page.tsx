import type { Metadata } from 'next'
import { InlineScript } from '@/components/site/inline-script'
import { pageMetadata } from '@/components/site/page-metadata'
import { AboutPage } from '@/components/site/still-parts'
import { pageGraph } from '@/components/site/structured-data'
import { about } from '@/content/about'

export const metadata: Metadata = pageMetadata({ path: '/nosotros', ...about.meta })

export default function About() {
  return (
    <>
      <InlineScript data={pageGraph({ path: '/nosotros', type: 'AboutPage', ...about.meta })} />
      <AboutPage />
    </>
  )
}
