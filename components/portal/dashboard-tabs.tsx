import type { Route } from 'next'
import { LinkTabs } from '@/components/ui/link-tabs'
import { portal } from '@/content/portal'
import type { DashboardTab } from '@/lib/documents/dashboard'

/** The three parts of the first screen, each with an address of its own. */
export function DashboardTabs({ current }: { current: DashboardTab }) {
  const { label, items } = portal.tabs
  return (
    <LinkTabs
      label={label}
      className="mt-14"
      items={items.map(({ tab, href, label }) => ({ href: href as Route, label, current: tab === current }))}
    />
  )
}
