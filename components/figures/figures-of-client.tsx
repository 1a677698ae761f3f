import { Suspense } from 'react'
import { FiguresSection } from '@/components/figures/figures-section'
import { Skeleton, Spinner } from '@/components/ui/state'
import { figures } from '@/content/figures'
import { clientFile, type MonthFigures } from '@/lib/figures/month-figures'
import type { Result } from '@/lib/result'

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
