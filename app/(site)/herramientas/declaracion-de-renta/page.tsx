import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/page-metadata'
import { GuideForm } from '@/components/tools/guide-form'
import { ToolPage } from '@/components/tools/tool-page'
import { incomeReturn, incomeReturnQuestions } from '@/content/tools/guides/income-return'

export const metadata: Metadata = pageMetadata({ path: incomeReturn.path, ...incomeReturn.meta })

export default function IncomeReturnPage() {
  return (
    <ToolPage tool={incomeReturn} plain>
      <GuideForm guide="renta" questions={incomeReturnQuestions} />
    </ToolPage>
  )
}
