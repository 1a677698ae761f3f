import type { Metadata } from 'next'
import { AssistantPage } from '@/components/assistant/assistant-page'
import { pageMetadata } from '@/components/site/page-metadata'
import { assistantPage } from '@/content/assistant/assistant-page'

export const metadata: Metadata = pageMetadata({ path: assistantPage.path, ...assistantPage.meta })

export default function Assistant() {
  return <AssistantPage />
}
