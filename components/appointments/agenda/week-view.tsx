import { ArrowLeft, ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { PersonFilter } from '@/components/appointments/agenda/list-controls'
import { weekGrid, type WeekDay } from '@/components/appointments/agenda/week-cells'
import { WeekTable } from '@/components/appointments/agenda/week-table'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { agenda } from '@/content/appointment-agenda'
import { findClients, listClosures, readHours, readWeek } from '@/lib/appointments/agenda'
import { weekHref } from '@/lib/appointments/agenda-href'
import { attendsEntry } from '@/lib/appointments/rules'
import type { AgendaQuery } from '@/lib/appointments/agenda-query'
import { addDays, bogotaDay, mondayOf, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { listStaff } from '@/lib/clients/queries'
import { formatWeekday } from '@/lib/format/appointment-time'
import type { AccountId } from '@/lib/ids'
import type { Member } from '@/lib/session/require'

const text = agenda.week

export async function WeekView({ member, query }: { member: Member; query: AgendaQuery }) {
  const { monday, day } = query
  const [week, hours, staff, closures, [client]] = await Promise.all([
    readWeek(member, monday),
    readHours(member, { member: query.person ?? member.id }),
    listStaff(member),
    listClosures(member, monday, addDays(monday, 6)),
    query.client ? findClients(member, { id: query.client }) : [],
  ])
  const now = new Date().toISOString()
  const person = staff.find(({ id }) => id === query.person)?.id ?? null
  const grid = weekGrid(monday, week, closures, now, { person, hours })
  const shown = week.appointments.filter((entry) => person === null || attendsEntry(entry, person))
  const last = grid.days.at(-1)?.day ?? monday
  const waiting = shown.filter(({ status }) => status === 'requested').length
  return (
    <section aria-labelledby="week">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-3 rule-opens">
        <h2 id="week">{text.title(short(monday), `${short(last)} ${yearOf(last)}`)}</h2>
        <WeekNavigation
          monday={monday}
          current={mondayOf(bogotaDay(now))}
          days={grid.days}
          shown={day}
          client={client?.id}
          person={person}
        />
      </div>
      {staff.length > 1 ? (
        <PersonFilter
          people={staff.map(({ id, name }) => ({
            name: id === member.id ? text.me(name) : name,
            href: weekHref({ monday, day, client: client?.id, person: id }),
          }))}
          everybody={weekHref({ monday, day, client: client?.id })}
          current={weekHref({ monday, day, client: client?.id, person })}
        />
      ) : null}
      {client ? (
        <p className="flex flex-wrap items-center gap-x-4 py-2">
          <span className="wrap-anywhere">{text.forClient(client.name)}</span>
          <Link href={weekHref({ monday, day, person })} prefetch={false} className={linkStyles}>
            {text.forNobody}
          </Link>
        </p>
      ) : null}
      <WeekTable
        grid={grid}
        shown={day}
        client={client?.id}
        person={person}
        names={person ? null : new Map(staff.map(({ id, name }) => [id, name]))}
      />
      <p role="status" className="flex flex-wrap justify-between gap-x-4 py-2.5 text-[1rem]">
        <span>{shown.length === 0 ? text.none : text.count(shown.length)}</span>
        {waiting > 0 ? <span className="font-[550] text-ochre-ink">{text.unconfirmed(waiting)}</span> : null}
      </p>
      <p className="text-sm text-ink-2 max-[62rem]:hidden pointer-coarse:hidden">{text.keys}</p>
    </section>
  )
}

/** Returns for example `23 de noviembre`. */
const short = (day: CivilDay) => formatWeekday(day).replace(/^\S+ /, '')

type WeekNavigationProps = {
  monday: CivilDay
  current: CivilDay
  days: readonly WeekDay[]
  shown: CivilDay
  client: AccountId | undefined
  person: string | null
}

function WeekNavigation({ monday, current, days, shown, client, person }: WeekNavigationProps) {
  const steps = [
    { to: addDays(monday, -7), label: text.previous, icon: <ArrowLeft strokeWidth={1.75} aria-hidden /> },
    { to: addDays(monday, 7), label: text.next, icon: <ArrowRight strokeWidth={1.75} aria-hidden /> },
  ]
  return (
    <>
      <nav aria-label={text.navigation} className="flex flex-wrap gap-2">
        {steps.map(({ to, label, icon }) => (
          <Button key={to} asChild size="sm" className="min-w-tap px-3">
            <Link
              href={weekHref({ monday: to, client, person })}
              prefetch={false}
              aria-label={label}
              title={label}
            >
              {icon}
            </Link>
          </Button>
        ))}
        {monday === current ? null : (
          <Button asChild size="sm">
            <Link href={weekHref({ monday: current, client, person })} prefetch={false}>
              {text.now}
            </Link>
          </Button>
        )}
      </nav>
      <LinkTabs
        label={text.days}
        className="w-full min-[62rem]:hidden"
        items={days.map(({ day, title }) => ({
          href: weekHref({ monday, day, client, person }),
          // A label such as `Lun 23`.
          label: `${title.slice(0, 3)} ${title.split(' ').at(-1)}`,
          current: day === shown,
        }))}
      />
    </>
  )
}
