import Link from 'next/link'
import { Suspense } from 'react'
import { TotalsSection } from '@/components/monthly-totals/totals-section'
import { Button } from '@/components/ui/button'
import { Skeleton, Spinner } from '@/components/ui/loading'
import { monthlyTotals } from '@/content/monthly-totals'
import { tabAddress } from '@/lib/invoices/address'
import { clientFile, ownFile, type MonthlyTotals } from '@/lib/monthly-totals/monthly-totals'
import type { Result } from '@/lib/result'

const text = monthlyTotals.empty

/** The client's own totals, in the portal's invoices section. */
export function OwnTotals({ reading }: { reading: Result<MonthlyTotals> }) {
  return (
    <div className="pt-8">
      <TotalsSection
        reading={reading}
        file={ownFile}
        empty={text.own}
        action={
          <Button asChild size="sm" variant="primary">
            <Link href={tabAddress('upload')}>{text.action}</Link>
          </Button>
        }
      />
    </div>
  )
}

type ClientTotalsProps = { client: string; reading: Promise<Result<MonthlyTotals>> }

/** A client's, on their page in the workspace, which does not wait for them. */
export function ClientTotals({ client, reading }: ClientTotalsProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <LoadedTotals client={client} reading={reading} />
    </Suspense>
  )
}

async function LoadedTotals({ client, reading }: ClientTotalsProps) {
  return (
    <TotalsSection reading={await reading} file={clientFile(client)} empty={monthlyTotals.empty.ofClient} />
  )
}

function Waiting() {
  return (
    <div>
      <Spinner label={monthlyTotals.loading} />
      <Skeleton rows={13} className="mt-6" />
    </div>
  )
}
