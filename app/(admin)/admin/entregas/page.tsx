import { Send } from 'lucide-react'
import type { Metadata } from 'next'
import { RefreshForFirm } from '@/components/live/refresh'
import { DeliveryRow, HealthCard } from '@/components/deliveries/delivery-list'
import { PageHeading } from '@/components/portal/page-heading'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ForwardPager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { deliveriesText as text, deliveryKinds } from '@/content/deliveries'
import { deliveryHref, deliveryHealth, listDeliveries, readDeliveryQuery } from '@/lib/deliveries/queries'
import { requireStaff } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: text.title }
}

const tabs = ['all', 'late', 'parked'] as const

export default async function DeliveriesPage({ searchParams }: PageProps<'/admin/entregas'>) {
  const member = await requireStaff()
  const { tab, cursor } = readDeliveryQuery(await searchParams)
  const [page, health] = await Promise.all([
    listDeliveries(member, tab, cursor),
    member.role === 'admin' ? deliveryHealth(member) : null,
  ])
  return (
    <>
      <PageHeading title={text.title} subtitle={text.intro} />
      {health ? (
        <section aria-labelledby="services" className="pb-8">
          <h2 id="services" className="pb-2">
            {text.health.title}
          </h2>
          <ul className="grid gap-x-8 md:grid-cols-3">
            {deliveryKinds.map((kind) => (
              <HealthCard key={kind} kind={kind} state={health[kind]} />
            ))}
          </ul>
        </section>
      ) : null}
      <LinkTabs
        label={text.tabs.label}
        items={tabs.map((one) => ({
          href: deliveryHref(one),
          label: text.tabs[one],
          current: one === tab,
        }))}
      />
      <h2 className="sr-only">{text.tabs[tab]}</h2>
      {page.rows.length === 0 ? (
        <State icon={Send} title={text.empty.title} className="mt-6">
          {text.empty.description}
        </State>
      ) : (
        <ol className={page.next ? 'rule-opens' : 'rule-closes'}>
          {page.rows.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ol>
      )}
      <ForwardPager
        first={cursor ? { href: deliveryHref(tab), label: text.first } : null}
        next={page.next && { href: deliveryHref(tab, page.next), label: text.next }}
      />
      <RefreshForFirm member={member.id} tables={['section_changes']} />
    </>
  )
}
