import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/page-metadata'
import { AuditorDutyForm } from '@/components/tools/auditor-duty-form'
import { ToolPage } from '@/components/tools/tool-page'
import { auditorDuty } from '@/content/tools/auditor-duty'

export const metadata: Metadata = pageMetadata({ path: auditorDuty.path, ...auditorDuty.meta })

export default function AuditorDutyPage() {
  return (
    <ToolPage tool={auditorDuty}>
      <AuditorDutyForm />
    </ToolPage>
  )
}
