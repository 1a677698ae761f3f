import type { Metadata } from 'next'
import { pageMetadata } from '@/components/site/page-metadata'
import { ToolsPage } from '@/components/tools/tools-page'
import { toolsPage } from '@/content/tools/tools-page'

export const metadata: Metadata = pageMetadata({ path: toolsPage.path, ...toolsPage.meta })

export default function Tools() {
  return <ToolsPage />
}
