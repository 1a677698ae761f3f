import { CalendarX2 } from 'lucide-react'
import Link from 'next/link'
import { OpenButton } from '@/components/appointments/agenda/close-form'
import { State } from '@/components/ui/state'
import { closedHours } from '@/content/appointment-closures'
import { ended } from '@/content/ended'
import type { Closure } from '@/lib/appointments/agenda'
import { entryHref } from '@/lib/appointments/agenda-href'
import { momentAt } from '@/lib/calendar/civil-day'
import { capitalized, formatHours, formatWeekday } from '@/lib/format/appointment-time'
import { formatTime } from '@/lib/format/date'

const text = closedHours

export function ClosureList({ closures, opens }: { closures: readonly Closure[]; opens: boolean }) {
  return (
    <section aria-labelledby="closures" className="min-w-0">
      <h2 id="closures" tabIndex={-1} className="pb-3 outline-none rule-opens">
        {closedHours.list}
      </h2>
      {closures.length === 0 ? (
        <State icon={CalendarX2} className="mt-4" title={closedHours.empty.title}>
          {closedHours.empty.text}
        </State>
      ) : (
        <ol className="rule-closes">
          {closures.map((closure) => (
            <ClosureRow key={closure.id} closure={closure} opens={opens} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** Returns for example `Todo el día` or `2:00 a 6:00 p.m.`. */
const hoursText = ({ day, from, until }: Pick<Closure, 'day' | 'from' | 'until'>): string =>
  from === 0 && until === 24 ? text.allDay : formatHours(momentAt(day, from), momentAt(day, until))

function ClosureRow({ closure, opens }: { closure: Closure; opens: boolean }) {
  const { id, day, reason, by, standing, others } = closure
  const title = capitalized(formatWeekday(day))
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-rule py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <h3 className="wrap-anywhere">
          {title}. {hoursText(closure)}
        </h3>
        <p className="wrap-anywhere">{reason}</p>
        {by ? <p className="text-sm wrap-anywhere text-ink-2">{text.by(by)}</p> : null}
        {standing.length > 0 ? (
          <div className="mt-2 border-l-5 border-double border-ochre-ink bg-ochre-wash px-4 py-2">
            <p className="font-[550]">{text.standing(standing.length)}</p>
            <ul>
              {standing.map(({ id: entry, name, startsAt }) => (
                <li key={entry}>
                  <Link
                    href={entryHref(entry)}
                    prefetch={false}
                    className="inline-flex min-h-tap items-center wrap-anywhere underline"
                  >
                    {formatTime(startsAt)}, {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {others > 0 ? <p className="text-sm text-ochre-ink">{text.others(others)}</p> : null}
      </div>
      {opens ? <OpenButton closure={id} day={title} when={ended(`${title}, ${hoursText(closure)}`)} /> : null}
    </li>
  )
}
