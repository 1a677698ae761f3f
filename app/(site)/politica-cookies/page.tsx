import type { Metadata } from 'next'
import { LegalPage } from '@/components/site/legal-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { cookies } from '@/content/legal/cookies'

export const metadata: Metadata = pageMetadata(cookies)

export default function CookiesPage() {
  return <LegalPage document={cookies} />
}
