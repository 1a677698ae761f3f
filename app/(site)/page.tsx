import type { Metadata } from 'next'
import { InlineScript } from '@/components/site/inline-script'
import { pageMetadata } from '@/components/site/page-metadata'
import { HomePage } from '@/components/site/still-parts'
import { pageGraph } from '@/components/site/structured-data'
import { home } from '@/content/home'

export const metadata: Metadata = {
  ...pageMetadata({ path: '/', ...home.meta }),
  title: { absolute: home.meta.title },
}

export default function Home() {
  return (
    <>
      <InlineScript data={pageGraph({ path: '/', ...home.meta })} />
      <HomePage />
    </>
  )
}
