import { weekGrid } from '@/components/agenda/week-cells'
import { WeekNavigation } from '@/components/agenda/week-navigation'
import { WeekTable } from '@/components/agenda/week-table'
import { agenda } from '@/content/agenda'
import { mondayOf, type AgendaQuery } from '@/lib/agenda/address'
import { listClosures, readWeek } from '@/lib/agenda/queries'
import type { Member } from '@/lib/auth/require'
import { addDays, momentAt, yearOf } from '@/lib/calendar/day'
import { formatWeekday } from '@/lib/format/appointment-time'
import { bogotaDay, type CivilDay } from '@/lib/format/civil-day'

const text = agenda.week
/** `23 de noviembre` */
const short = (day: CivilDay) => formatWeekday(momentAt(day, 12)).replace(/^\S+ /, '')

/** The calendar of a week; reads its rows itself. */
export async function WeekView({ member, query: { monday, day } }: { member: Member; query: AgendaQuery }) {
  const [week, closures] = await Promise.all([
    readWeek(member, monday),
    listClosures(member, monday, addDays(monday, 6)),
  ])
  const now = new Date().toISOString()
  const grid = weekGrid(monday, week, closures, now)
  const last = grid.days.at(-1)?.day ?? monday
  const waiting = week.appointments.filter(({ status }) => status === 'requested').length
  return (
    <section aria-labelledby="week">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-3 rule-opens">
        <h2 id="week">{text.title(short(monday), `${short(last)} ${yearOf(last)}`)}</h2>
        <WeekNavigation monday={monday} current={mondayOf(bogotaDay(now))} days={grid.days} shown={day} />
      </div>
      <WeekTable grid={grid} shown={day} />
      <p role="status" className="flex flex-wrap justify-between gap-x-4 py-2.5 text-[1rem]">
        <span>{week.appointments.length === 0 ? text.none : text.count(week.appointments.length)}</span>
        {waiting > 0 ? <span className="font-[550] text-ochre-ink">{text.unconfirmed(waiting)}</span> : null}
      </p>
      <p className="text-sm text-ink-2 max-[62rem]:hidden">{text.keys}</p>
    </section>
  )
}
