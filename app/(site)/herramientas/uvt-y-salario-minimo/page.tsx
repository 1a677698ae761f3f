import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/page-metadata'
import { LegalAmountsPage } from '@/components/tools/legal-amounts-page'
import { legalAmounts } from '@/content/tools/legal-amounts'

export const metadata: Metadata = pageMetadata({ path: legalAmounts.path, ...legalAmounts.meta })

export default function LegalAmounts() {
  return <LegalAmountsPage />
}
