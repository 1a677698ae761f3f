'use client'
import Link from 'next/link'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useAct } from '@/components/ui/use-act'
import { requestSeriesText as text } from '@/content/document-request-form'
import { firmRequestsText } from '@/content/document-requests'
import { clientHref } from '@/lib/format/client-href'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { endSeriesAction } from '@/lib/document-requests/actions'
import type { SeriesRow } from '@/lib/document-requests/request'
import { sentences } from '@/lib/format/sentences'
import { nameOf } from '@/lib/obligations/obligation'

export function SeriesList({ series }: { series: readonly SeriesRow[] }) {
  if (series.length === 0) return <p className="py-8 text-ink-2">{firmRequestsText.empty.series}</p>
  return (
    <ul className="mt-4 rule-closes">
      {series.map((one) => (
        <Series key={one.id} series={one} />
      ))}
    </ul>
  )
}

function Series({ series }: { series: SeriesRow }) {
  const [asked, setAsked] = useState(false)
  const { busy, act } = useAct()
  const { id, client } = series
  const title = text.title(series.title)
  const clientTitle = series.clientTitle ?? ''

  function end() {
    act({
      work: () => endSeriesAction({ series: id }),
      done: { title: text.ended },
      failed: text.failed,
    })
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule py-3 first:border-t-0">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold wrap-anywhere">
          <Link
            href={clientHref(client)}
            prefetch={false}
            className="underline decoration-1 underline-offset-4"
          >
            <bdi>{clientTitle}</bdi>
          </Link>
          : {title}
        </h2>
        <p className="text-sm text-ink-2">{rhythmOf(series)}</p>
      </div>
      <Button type="button" size="sm" busy={busy} onClick={() => setAsked(true)}>
        {text.end}
        <span className="sr-only">
          : {title}, {clientTitle}
        </span>
      </Button>
      {asked ? (
        <ConfirmDialog
          title={text.confirm.title}
          confirm={text.confirm.end}
          keep={text.confirm.keep}
          onConfirm={end}
          onClose={() => setAsked(false)}
        >
          {text.confirm.text(title, clientTitle)}
        </ConfirmDialog>
      ) : null}
    </li>
  )
}

function rhythmOf({
  obligation,
  name,
  municipality,
  monthDay,
  daysBefore,
  leadDays,
  lastDay,
  items,
}: SeriesRow): string {
  const when =
    obligation === null
      ? text.month(monthDay ?? 1)
      : text.obligation(nameOf({ obligation, name, municipality }), daysBefore ?? 0)
  return sentences(
    when,
    text.lead(leadDays),
    lastDay && text.until(formatCivilDay(lastDay)),
    text.items(items),
  )
}
