import type { Metadata } from 'next'
import { InlineScript } from '@/components/site/inline-script'
import { pageMetadata } from '@/components/site/page-metadata'
import { LegalPage } from '@/components/site/still-parts'
import { legalGraph } from '@/components/site/structured-data'
import { terms } from '@/content/legal/terms'

export const metadata: Metadata = pageMetadata(terms)

export default function TermsPage() {
  return (
    <>
      <InlineScript data={legalGraph(terms)} />
      <LegalPage path={terms.path} />
    </>
  )
}
