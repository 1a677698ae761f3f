import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/page-metadata'
import { DueDatesForm } from '@/components/tools/due-dates/due-dates-form'
import { DueDatesIndex } from '@/components/tools/due-dates/due-dates-index'
import { ToolPage } from '@/components/tools/tool-page'
import { dueDates } from '@/content/tools/due-dates'

export const metadata: Metadata = pageMetadata({ path: dueDates.path, ...dueDates.meta })

export default function DueDatesPage() {
  return (
    <ToolPage tool={dueDates} plain>
      <DueDatesForm />
      <DueDatesIndex />
    </ToolPage>
  )
}
