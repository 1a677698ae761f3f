import type { Route } from 'next'
import Link from 'next/link'
import { KnownMonths } from '@/components/dian-lists/known-months'
import { linkStyles } from '@/components/ui/control-styles'
import { worksheetText as text } from '@/content/worksheet'
import type { ObligationDetail } from '@/lib/obligations/board/queries'

type WorksheetLinksProps = { worksheet: Route; client: string; months: ObligationDetail['known'] }

/** Links to the period's worksheet and to the months for which the firm has DIAN's list. */
export function WorksheetLinks({ worksheet, client, months }: WorksheetLinksProps) {
  return (
    <>
      <p>
        <Link href={worksheet} prefetch={false} className={linkStyles}>
          {text.open}
        </Link>
        <span className="block text-sm text-ink-2">{text.openHint}</span>
      </p>
      <KnownMonths client={client} months={months} />
    </>
  )
}
