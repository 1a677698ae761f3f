import type { Metadata } from 'next'
import { LegalPage } from '@/components/site/legal-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { privacy } from '@/content/legal/privacy'

export const metadata: Metadata = pageMetadata(privacy)

export default function PrivacyPage() {
  return <LegalPage document={privacy} />
}
