import { InlineScript } from '@/components/site/inline-script'
import { LegalTabs } from '@/components/site/legal/legal-tabs'
import { LegalText } from '@/components/site/legal/legal-text'
import { TableOfContents } from '@/components/site/legal/table-of-contents'
import { pageGraph } from '@/components/site/page-graph'
import { PageHeading } from '@/components/site/page-heading'
import { Section } from '@/components/site/section'
import { Still } from '@/components/site/still'
import { firm } from '@/content/firm'
import { legalLabels } from '@/content/legal/labels'
import type { LegalDocument } from '@/content/legal/legal-document'

const day = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' })

/** A legal document: tabs to the other three, its date and version, its contents and its numbered sections. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const updated = day.format(new Date(firm.policyVersion))
  return (
    <Still>
      <Section opens className="print:pt-0">
        <InlineScript data={pageGraph({ ...document, modified: firm.policyVersion })} />
        <LegalTabs />
        <p className="hidden border-b border-ink pb-2 print:block">{legalLabels.letterhead}</p>
        <div className="mt-8">
          <PageHeading title={document.title} lead={`${legalLabels.updated} ${updated}. ${document.basis}`} />
        </div>
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem] print:block">
          <TableOfContents sections={document.sections} />
          <LegalText sections={document.sections} />
        </div>
      </Section>
    </Still>
  )
}
