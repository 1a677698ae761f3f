import type { Metadata } from 'next'
import { RefreshOnChange } from '@/components/live/refresh'
import { MySignatures } from '@/components/signatures/my-signatures'
import { PageHeading } from '@/components/portal/page-heading'
import { LoadFailed } from '@/components/ui/load-failed'
import { signaturePageText as text } from '@/content/signature-page'
import { toFailure } from '@/lib/result'
import { listMySignatures } from '@/lib/signatures/queries'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: text.title }

export default async function MySignaturesPage() {
  const client = await requireClient()
  const lists = await listMySignatures(client).catch((error: unknown) => {
    toFailure(error, 'signatures')
    return null
  })
  return (
    <>
      <PageHeading title={text.title} subtitle={text.subtitle} />
      {lists ? <MySignatures {...lists} /> : <LoadFailed {...text.failed} />}
      <RefreshOnChange account={client.account} person={client.id} table="notifications" />
    </>
  )
}
