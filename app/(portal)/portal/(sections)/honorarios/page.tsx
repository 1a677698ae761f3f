import type { Metadata } from 'next'
import { OwnFees } from '@/components/fees/own-fees'
import { PageHeading } from '@/components/portal/page-heading'
import { LoadFailed } from '@/components/ui/load-failed'
import { State } from '@/components/ui/state'
import { feesText } from '@/content/fees'
import { listMyFees } from '@/lib/fees/queries'
import { toFailure } from '@/lib/result'
import { mayAct } from '@/lib/session/account-role'
import { requireClient } from '@/lib/session/require'

const text = feesText.own
export const metadata: Metadata = { title: feesText.title }

export default async function OwnFeesPage() {
  const client = await requireClient()
  const mayRead = mayAct(client.role, 'accountant')
  const fees = mayRead
    ? await listMyFees(client).catch((error: unknown) => {
        toFailure(error, 'fees')
        return null
      })
    : null
  return (
    <>
      <PageHeading title={feesText.title} subtitle={text.subtitle} />
      {fees ? (
        <OwnFees fees={fees} />
      ) : mayRead ? (
        <LoadFailed {...text.failed} />
      ) : (
        <State level={2} title={text.forbidden.title}>
          {text.forbidden.text}
        </State>
      )}
    </>
  )
}
