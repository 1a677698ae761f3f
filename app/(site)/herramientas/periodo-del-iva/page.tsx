import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/page-metadata'
import { GuideForm } from '@/components/tools/guide-form'
import { ToolPage } from '@/components/tools/tool-page'
import { vatPeriod, vatPeriodQuestions } from '@/content/tools/guides/vat-period'

export const metadata: Metadata = pageMetadata({ path: vatPeriod.path, ...vatPeriod.meta })

export default function VatPeriodPage() {
  return (
    <ToolPage tool={vatPeriod} plain>
      <GuideForm guide="iva" questions={vatPeriodQuestions} />
    </ToolPage>
  )
}
