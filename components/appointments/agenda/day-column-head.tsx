import { agendaDay as text } from '@/content/appointment-day'
import type { DayPerson } from '@/lib/appointments/day'
import { momentOn } from '@/lib/appointments/day-moves'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { formatHours } from '@/lib/format/appointment-time'

const freeMinutes = (free: DayPerson['free']) => free.reduce((sum, [from, until]) => sum + until - from, 0)

type DayColumnHeadProps = {
  day: CivilDay
  person: DayPerson
  /** The number of the person's appointments on the day. */
  count: number
}

/** Names a member and says how much of the day is free; narrow screens also list the free times. */
export function DayColumnHead({ day, person, count }: DayColumnHeadProps) {
  const [away] = person.away
  const free = person.free.map(([from, until]) => formatHours(momentOn(day, from), momentOn(day, until)))
  return (
    <div className="grow border-y border-ink px-2 py-2.5">
      <h3 className="text-[1rem] font-[550] wrap-anywhere">
        {person.name}
        <span className="block text-sm font-normal text-ink-2">
          {away ? text.away(away.reason) : text.count(count)}
        </span>{' '}
        <span className="block text-sm font-normal text-ink-2">
          {away ? null : text.free(freeMinutes(person.free))}
        </span>
      </h3>
      {free.length > 0 ? (
        <p className="text-sm text-ink-2 min-[62rem]:hidden">{text.freeAt(free.join(', '))}</p>
      ) : null}
    </div>
  )
}
