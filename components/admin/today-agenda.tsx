import Link from 'next/link'
import { EntryBadge } from '@/components/appointments/status-badge'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { todayText } from '@/content/today'
import type { AgendaEntry } from '@/lib/appointments/agenda'
import { entryAddress, weekAddress } from '@/lib/appointments/agenda-address'
import { formatTime } from '@/lib/format/date'
import type { Result } from '@/lib/result'

const text = todayText.agenda

/** The appointments of today by their hour; the one that is on or comes next is marked. */
export function TodayAgenda({ day, now }: { day: Result<AgendaEntry[]>; now: Date }) {
  const entries = day.ok ? day.data : []
  const next = entries.find(({ endsAt, status }) => Date.parse(endsAt) > now.getTime() && status !== 'done')
  return (
    <section aria-labelledby="agenda">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 rule-opens">
        <h2 id="agenda" className="text-lg">
          {text.title}
        </h2>
        <Link href={weekAddress()} prefetch={false} className={`${linkStyles} text-sm`}>
          {text.all}
        </Link>
      </div>
      {entries.length === 0 ? (
        <p className="py-3 text-[1rem] text-ink-2">{day.ok ? text.none : text.failed}</p>
      ) : (
        <ol>
          {entries.map((entry) => (
            <li
              key={entry.id}
              aria-current={entry === next ? 'time' : undefined}
              className={cn(
                'grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-rule py-2.5 text-[1rem]',
                entry === next && '-ml-3 border-l-5 [border-left-style:double] border-l-green pl-[7px]',
              )}
            >
              <time dateTime={entry.startsAt} className="text-sm text-ink-2">
                {formatTime(entry.startsAt)}
              </time>
              <div className="min-w-0">
                <Link
                  href={entryAddress(entry.id)}
                  prefetch={false}
                  className="inline-flex min-h-tap items-center font-[550] wrap-anywhere hover:underline"
                >
                  <bdi>{entry.name}</bdi>
                </Link>
                <p className="text-sm leading-snug wrap-anywhere text-ink-2">
                  <bdi>{entry.title}</bdi>
                </p>
                {entry.status === 'confirmed' ? null : <EntryBadge status={entry.status} />}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
