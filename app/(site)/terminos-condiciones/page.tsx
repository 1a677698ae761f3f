import type { Metadata } from 'next'
import { LegalPage } from '@/components/site/legal-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { terms } from '@/content/legal/terms'

export const metadata: Metadata = pageMetadata(terms)

export default function TermsPage() {
  return <LegalPage document={terms} />
}
