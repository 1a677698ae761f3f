import type { Metadata } from 'next'
import { InlineScript } from '@/components/site/inline-script'
import { pageMetadata } from '@/components/site/page-metadata'
import { LegalPage } from '@/components/site/still-parts'
import { legalGraph } from '@/components/site/structured-data'
import { privacy } from '@/content/legal/privacy'

export const metadata: Metadata = pageMetadata(privacy)

export default function PrivacyPage() {
  return (
    <>
      <InlineScript data={legalGraph(privacy)} />
      <LegalPage path={privacy.path} />
    </>
  )
}
