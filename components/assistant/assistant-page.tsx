import { AssistantTabs } from '@/components/assistant/assistant-tabs'
import { Chat } from '@/components/assistant/chat'
import { ServicesPanel } from '@/components/assistant/services-panel'
import { Questions } from '@/components/assistant/still-panels'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { InlineScript } from '@/components/site/inline-script'
import { PageHeading, Section } from '@/components/site/section'
import { pageGraph, questionsNode } from '@/components/site/structured-data'
import { assistantPage } from '@/content/assistant/assistant-page'
import { faq } from '@/content/faq'
import { navigation } from '@/content/navigation'

const { path, meta, title, lead, tabs } = assistantPage

export function AssistantPage() {
  return (
    <>
      <InlineScript data={pageGraph({ path, ...meta }, questionsNode(path, faq))} />
      <Section opens>
        {/* Phones hide the breadcrumb and the lead paragraph, so that the chat's field is visible without scrolling. */}
        <div className="max-md:hidden">
          <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }]} current={title} />
        </div>
        <PageHeading title={title} lead={lead} leadIsWide />
        <AssistantTabs
          label={tabs.label}
          tabs={[
            { id: 'chat', label: tabs.chat, panel: <Chat /> },
            { id: 'servicios', label: tabs.services, panel: <ServicesPanel /> },
            { id: 'preguntas', label: tabs.questions, panel: <Questions /> },
          ]}
        />
        <p className="mt-8 text-ink-2 md:hidden">{lead}</p>
      </Section>
    </>
  )
}
