import Link from 'next/link'
import { Suspense } from 'react'
import { FiguresSection } from '@/components/figures/figures-section'
import { Button } from '@/components/ui/button'
import { Skeleton, Spinner } from '@/components/ui/loading'
import { figures } from '@/content/figures'
import { clientFile, ownFile, type MonthFigures } from '@/lib/figures/month-figures'
import { tabAddress } from '@/lib/invoices/address'
import type { Result } from '@/lib/result'

const text = figures.empty

/** The client's own, in the room of their invoices. */
export function OwnFigures({ reading }: { reading: Result<MonthFigures> }) {
  return (
    <div className="pt-8">
      <FiguresSection
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

type FiguresOfClientProps = { client: string; reading: Promise<Result<MonthFigures>> }

/** A client's, on their page in the workspace, which does not wait for them. */
export function FiguresOfClient({ client, reading }: FiguresOfClientProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Figures client={client} reading={reading} />
    </Suspense>
  )
}

async function Figures({ client, reading }: FiguresOfClientProps) {
  return <FiguresSection reading={await reading} file={clientFile(client)} empty={figures.empty.ofClient} />
}

function Waiting() {
  return (
    <div>
      <Spinner label={figures.loading} />
      <Skeleton rows={13} className="mt-6" />
    </div>
  )
}
