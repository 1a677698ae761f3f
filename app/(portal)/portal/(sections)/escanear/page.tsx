import type { Metadata } from 'next'
import { ForRole } from '@/components/portal/for-role'
import { PageHeading } from '@/components/portal/page-heading'
import { ScanStart } from '@/components/scans/scan-start'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { scansText as text } from '@/content/scans'
import { copiesOwner } from '@/lib/portal/copies-owner'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: text.title }

export default async function ScanPage() {
  const { id, account } = await requireClient()
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb trail={[{ label: text.crumb, href: '/portal/facturas' }]} current={text.title} />
      </div>
      <PageHeading title={text.title} subtitle={text.subtitle} />
      <ForRole atLeast="assistant">
        <ScanStart owner={`${copiesOwner(id)}.${account}`} />
      </ForRole>
    </>
  )
}
