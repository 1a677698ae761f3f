import type { Metadata } from 'next'
import { InlineScript } from '@/components/site/inline-script'
import { pageMetadata } from '@/components/site/page-metadata'
import { LegalPage } from '@/components/site/still-parts'
import { legalGraph } from '@/components/site/structured-data'
import { dataTreatment } from '@/content/legal/data-treatment'

export const metadata: Metadata = pageMetadata(dataTreatment)

export default function DataTreatmentPage() {
  return (
    <>
      <InlineScript data={legalGraph(dataTreatment)} />
      <LegalPage path={dataTreatment.path} />
    </>
  )
}
