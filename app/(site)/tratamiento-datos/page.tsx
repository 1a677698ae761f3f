import type { Metadata } from 'next'
import { LegalPage } from '@/components/site/legal-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { dataTreatment } from '@/content/legal/data-treatment'

export const metadata: Metadata = pageMetadata(dataTreatment)

export default function DataTreatmentPage() {
  return <LegalPage document={dataTreatment} />
}
