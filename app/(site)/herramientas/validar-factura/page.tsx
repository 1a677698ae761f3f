import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/page-metadata'
import { InvoiceCheck } from '@/components/tools/check/invoice-check'
import { ToolPage } from '@/components/tools/tool-page'
import { invoiceCheck } from '@/content/tools/invoice-check'

export const metadata: Metadata = pageMetadata({ path: invoiceCheck.path, ...invoiceCheck.meta })

export default function InvoiceCheckPage() {
  return (
    <ToolPage tool={invoiceCheck}>
      <InvoiceCheck />
    </ToolPage>
  )
}
