import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/page-metadata'
import { LateFilingForm } from '@/components/tools/late-filing-form'
import { ToolPage } from '@/components/tools/tool-page'
import { lateFiling } from '@/content/tools/late-filing'

export const metadata: Metadata = pageMetadata({ path: lateFiling.path, ...lateFiling.meta })

export default function LateFilingPage() {
  return (
    <ToolPage tool={lateFiling} plain>
      <LateFilingForm />
    </ToolPage>
  )
}
