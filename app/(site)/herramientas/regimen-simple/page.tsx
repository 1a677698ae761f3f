import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/page-metadata'
import { GuideForm } from '@/components/tools/guide-form'
import { PlainTable } from '@/components/tools/plain-table'
import { ToolPage } from '@/components/tools/tool-page'
import { regimeDifferences, simpleRegime, simpleRegimeQuestions } from '@/content/tools/guides/simple-regime'

export const metadata: Metadata = pageMetadata({ path: simpleRegime.path, ...simpleRegime.meta })

export default function SimpleRegimePage() {
  return (
    <ToolPage tool={simpleRegime} plain>
      <GuideForm guide="simple" questions={simpleRegimeQuestions} />
      <div className="mt-14 max-w-[62rem]">
        <PlainTable id="cambios" {...regimeDifferences} />
      </div>
    </ToolPage>
  )
}
