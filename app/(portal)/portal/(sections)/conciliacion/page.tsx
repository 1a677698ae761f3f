import type { Metadata } from 'next'
import { OwnDianLists } from '@/components/dian-lists/own-page'
import { RefreshOnChange } from '@/components/live/refresh'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { dianListsText as text } from '@/content/dian-lists'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { isMonth, readPassed } from '@/lib/dian-lists/href'
import { readOwnDianMonth } from '@/lib/dian-lists/open-month'
import { monthAfter } from '@/lib/einvoice/dian-list/month'
import type { SearchParams } from '@/lib/http/search-params'
import { mayAct } from '@/lib/session/account-role'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: text.title }

export default async function OwnDianListsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [client, { mes, desde }] = [await requireClient(), await searchParams]
  const passed = readPassed(desde)
  const page = await readOwnDianMonth(client, isMonth(mes) ? mes : null, passed)
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb trail={[{ label: text.client.crumb, href: '/portal/facturas' }]} current={text.title} />
      </div>
      <PageHeading title={text.title} subtitle={text.client.intro} />
      <OwnDianLists
        page={page}
        passed={passed}
        mayUpload={mayAct(client.role, 'assistant')}
        month={monthAfter(bogotaDay(Date.now()).slice(0, 7), -1)}
      />
      <RefreshOnChange account={client.account} table="dian_months" />
      <RefreshOnChange account={client.account} table="invoices" />
    </>
  )
}
