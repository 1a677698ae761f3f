import type { Metadata } from 'next'
import { InlineScript } from '@/components/site/inline-script'
import { pageMetadata } from '@/components/site/page-metadata'
import { LegalPage } from '@/components/site/still-parts'
import { legalGraph } from '@/components/site/structured-data'
import { cookies } from '@/content/legal/cookies'

export const metadata: Metadata = pageMetadata(cookies)

export default function CookiesPage() {
  return (
    <>
      <InlineScript data={legalGraph(cookies)} />
      <LegalPage path={cookies.path} />
    </>
  )
}
