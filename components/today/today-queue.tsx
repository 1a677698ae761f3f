'use client'
import { CalendarCheck } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { QueueRow, useQueueKeys } from '@/components/admin/queue-row'
import { ShortcutLegend, ShortcutsHelp } from '@/components/admin/shortcuts'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { State } from '@/components/ui/state'
import { shortcutsText } from '@/content/admin-sections'
import { promiseText, todayText } from '@/content/today'
import { cappedCount } from '@/lib/format/capped-count'
import { formatPesos } from '@/lib/format/number'
import { byUrgency, gatherSound, holdBack, knownOf, rowKey } from '@/lib/today/gather'
import { counted, queueTabs, sectionHref } from '@/lib/today/line-text'
import type { QueueKind, Today } from '@/lib/today/lines'

type TodayQueueProps = { today: Today; only?: QueueKind | null; now: Date }

/** Lines are sorted by urgency; lines beyond the limit are only counted, with a link to their section. */
export function TodayQueue({ today: { lines, counts, promise }, only = null, now }: TodayQueueProps) {
  const [known, setKnown] = useState(() => knownOf(lines, now))
  const [mark, setMark] = useState({ key: rowKeyOf(lines), place: 0 })
  const [help, setHelp] = useState(false)
  const { shown, held } = holdBack(lines, known, mark.key)
  // Rows that were shown once are remembered, so that they stay in the list when another row becomes the current row.
  if (shown.some((line) => !known.keys.has(rowKey(line))))
    setKnown({ ...known, keys: new Set([...known.keys, ...shown.map(rowKey)]) })
  const rows = gatherSound(shown)
  const found = rows.findIndex((row) => rowKey(row) === mark.key)
  const current = found >= 0 ? found : Math.min(mark.place, rows.length - 1)
  const list = useQueueKeys(rows, current, () => setHelp(true))
  const asked = only ? { [only]: counts[only] ?? 0 } : counts
  const all = Object.values(asked).reduce((sum, count) => sum + count, 0)
  const overfull = Object.values(asked).some((count) => count > counted)
  const whole = all === shown.length

  return (
    <section aria-labelledby="queue">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
        <h2 id="queue">{todayText.queue}</h2>
        <p className="text-sm font-[550] text-ochre-ink">
          {overfull ? todayText.many : todayText.matters(all)}
        </p>
      </div>
      <LinkTabs label={todayText.tabs.label} items={queueTabs(counts, only)} />
      <div role="status">
        {held > 0 ? (
          <Button size="sm" wide className="my-3" onClick={() => setKnown(knownOf(lines, new Date()))}>
            {todayText.fresh(held)}
          </Button>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <State
          icon={CalendarCheck}
          title={only ? todayText.none.title : todayText.empty.title}
          className="mt-6"
        >
          {only ? (
            <Link href="/admin" prefetch={false} className={linkStyles}>
              {todayText.none.all}
            </Link>
          ) : (
            todayText.empty.description
          )}
        </State>
      ) : (
        <div ref={list}>
          {byUrgency(rows, now).map(({ urgency, rows: group, from, matters }) => (
            <section key={urgency} aria-labelledby={`queue-${urgency}`}>
              <h3
                id={`queue-${urgency}`}
                className={cn(
                  'border-b border-ink pt-5 pb-1.5 font-sans text-sm font-[550]',
                  urgency === 'overdue' && 'text-red',
                )}
              >
                {todayText.urgency[urgency]}
                {whole ? ` · ${matters}` : null}
                {urgency === 'today' && promise ? (
                  <small className="ml-4 text-sm font-normal text-ink-2">{promiseText.whole(promise)}</small>
                ) : null}
              </h3>
              <ol>
                {group.map((row, place) => (
                  <QueueRow
                    key={rowKey(row)}
                    row={row}
                    current={from + place === current}
                    now={now}
                    onFocus={() => setMark({ key: rowKey(row), place: from + place })}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
      {rows.length > 0 ? (
        <p className="flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] rule-closes">
          <span>{whole ? todayText.inQueue(all) : todayText.more(overfull ? counted + 1 : all)}</span>
          {whole ? <QueueSum totals={shown.map(({ invoice }) => invoice?.total ?? null)} /> : null}
        </p>
      ) : null}
      {whole ? null : <Sections counts={asked} />}
      {rows.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 pointer-coarse:hidden">
          <ShortcutLegend
            keys={todayText.keys.slice(0, 3)}
            className="auto-cols-max grid-flow-col max-md:hidden"
          />
          <Button size="sm" variant="quiet" className="-ml-4" onClick={() => setHelp(true)}>
            {shortcutsText.open}
          </Button>
        </div>
      ) : null}
      {help ? (
        <ShortcutsHelp keys={[...todayText.keys, ...todayText.rowKeysHelp]} onClose={() => setHelp(false)} />
      ) : null}
    </section>
  )
}

const rowKeyOf = (lines: Today['lines']) => gatherSound(lines).slice(0, 1).map(rowKey)[0] ?? ''

/** Sums the invoices whose total could be read; the others are left out. */
function QueueSum({ totals }: { totals: readonly (number | null)[] }) {
  const known = totals.filter((total) => total !== null)
  if (known.length === 0) return null
  return (
    <span>
      {todayText.sum} <b>{formatPesos(known.reduce((sum, total) => sum + total, 0))}</b>
    </span>
  )
}

function Sections({ counts }: { counts: Partial<Today['counts']> }) {
  const kinds = (Object.keys(counts) as QueueKind[]).filter((kind) => (counts[kind] ?? 0) > 0)
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-1 text-[1rem] text-ink-2">
      {kinds.map((kind) => (
        <Link key={kind} href={sectionHref(kind)} prefetch={false} className={linkStyles}>
          {todayText.sections[kind]} ({cappedCount(counts[kind] ?? 0)})
        </Link>
      ))}
    </p>
  )
}
