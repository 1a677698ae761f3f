import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { DayKeys } from '@/components/appointments/agenda/day-keys'
import { DayBoard } from '@/components/appointments/agenda/day-board'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { agendaDay as text } from '@/content/appointment-day'
import { listClosures, readWeek } from '@/lib/appointments/agenda'
import { dayHref, weekHref } from '@/lib/appointments/agenda-href'
import { readDay } from '@/lib/appointments/day'
import { addDays, bogotaDay, momentAt, mondayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { capitalized, formatHours, formatLongDay } from '@/lib/format/appointment-time'
import type { Member } from '@/lib/session/require'

/** Shows the day of all members: a column for each person or, on narrow screens, a list for each. */
export async function DayView({ member, day }: { member: Member; day: CivilDay }) {
  const [people, week, closures] = await Promise.all([
    readDay(member, day),
    readWeek(member, mondayOf(day)),
    listClosures(member, day, day),
  ])
  const now = new Date().toISOString()
  const entries = week.appointments.filter(({ startsAt }) => bogotaDay(startsAt) === day)
  const unattended = entries.filter(({ person }) => person === null).length
  const holiday = holidayOn(day)
  return (
    <section aria-labelledby="day">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-3 rule-opens">
        <h2 id="day">{capitalized(formatLongDay(day))}</h2>
        <nav aria-label={text.navigation} className="flex flex-wrap gap-2">
          <Button asChild size="sm">
            <Link href={dayHref(addDays(day, -1))} prefetch={false} aria-label={text.previous}>
              <ArrowLeft className="size-5" strokeWidth={1.75} aria-hidden />
            </Link>
          </Button>
          <Button asChild size="sm">
            <Link href={dayHref(addDays(day, 1))} prefetch={false} aria-label={text.following}>
              <ArrowRight className="size-5" strokeWidth={1.75} aria-hidden />
            </Link>
          </Button>
          <Button asChild size="sm">
            <Link href={dayHref()} prefetch={false}>
              {text.today}
            </Link>
          </Button>
        </nav>
      </div>
      {holiday ? <p className="pb-3 text-ochre-ink">{text.holiday(holiday)}</p> : null}
      {closures.map(({ id, from, until, reason }) => (
        <p key={id} className="pb-3 wrap-anywhere text-ochre-ink">
          {text.firmClosed(formatHours(momentAt(day, from), momentAt(day, until)), reason)}
        </p>
      ))}
      {unattended > 0 ? (
        <Notice tone="warn" className="mb-4">
          <p>{text.unattended(unattended)}</p>
        </Notice>
      ) : null}
      <DayBoard
        key={day}
        day={day}
        now={now}
        people={people}
        entries={entries}
        busy={week.busy.filter(({ at }) => bogotaDay(at) === day)}
      />
      <DayKeys
        previous={dayHref(addDays(day, -1))}
        following={dayHref(addDays(day, 1))}
        week={weekHref({ monday: mondayOf(day), day })}
        add="/admin/citas/nueva"
      />
    </section>
  )
}
