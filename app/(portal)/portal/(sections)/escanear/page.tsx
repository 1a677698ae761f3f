import type { Metadata } from 'next'
import { ForRole } from '@/components/portal/for-role'
import { PageHeading } from '@/components/portal/page-heading'
import { ScanStart } from '@/components/scans/scan-start'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { scansText as text } from '@/content/scans'
import { readFileItem } from '@/lib/document-requests/queries'
import { copiesOwner } from '@/lib/portal/copies-owner'
import { destinationOf } from '@/lib/scans/destination'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: text.title }

export default async function ScanPage({ searchParams }: PageProps<'/portal/escanear'>) {
  const client = await requireClient()
  const { solicitud, soporte } = await searchParams
  const found = await readFileItem(client, solicitud, soporte)
  const to = found && destinationOf(found.request, found.item)
  const crumb = to
    ? { label: text.requestCrumb, href: to.back }
    : { label: text.crumb, href: '/portal/facturas' as const }
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb trail={[crumb]} current={text.title} />
      </div>
      <PageHeading title={text.title} subtitle={text.subtitle} />
      <ForRole atLeast="assistant">
        <ScanStart person={copiesOwner(client.id)} account={client.account} to={to} />
      </ForRole>
    </>
  )
}
