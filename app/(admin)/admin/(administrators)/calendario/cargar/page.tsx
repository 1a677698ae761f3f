import type { Metadata, Route } from 'next'
import { LazyTableImport } from '@/components/firm-calendar/lazy-change-forms'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { firmCalendarText } from '@/content/firm-calendar'
import { calendarFileText } from '@/content/firm-calendar-file'
import { requireAdmin } from '@/lib/session/require'

const text = calendarFileText

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: text.title }
}

export default async function LoadTablePage() {
  await requireAdmin()
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb
          trail={[{ label: firmCalendarText.title, href: '/admin/calendario' as Route }]}
          current={text.title}
        />
      </div>
      <PageHeading title={text.title} subtitle={text.intro} />
      <LazyTableImport />
    </>
  )
}
