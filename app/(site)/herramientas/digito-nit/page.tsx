import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/page-metadata'
import { NitDigitForm } from '@/components/tools/nit-digit-form'
import { ToolPage } from '@/components/tools/tool-page'
import { nitDigit } from '@/content/tools/nit-digit'

export const metadata: Metadata = pageMetadata({ path: nitDigit.path, ...nitDigit.meta })

export default function NitDigitPage() {
  return (
    <ToolPage tool={nitDigit}>
      <NitDigitForm />
    </ToolPage>
  )
}
