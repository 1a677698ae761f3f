import type { Metadata } from 'next'
import { LazyRutBatch } from '@/components/clients/lazy-forms'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { clientsText } from '@/content/clients'
import { rutBatchText } from '@/content/tax-profile-ruts'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { requireAdmin } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: rutBatchText.title }
}

export default async function RutBatchPage() {
  await requireAdmin()
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb
          trail={[{ label: clientsText.title, href: '/admin/clientes' }]}
          current={rutBatchText.title}
        />
      </div>
      <PageHeading title={rutBatchText.title} subtitle={rutBatchText.intro} />
      <LazyRutBatch today={bogotaDay(new Date())} />
    </>
  )
}
