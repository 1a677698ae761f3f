import { Notice } from '@/components/ui/notice'
import { appointments } from '@/content/appointments'
import { openDaysAround, upcomingHoliday, type Agenda } from '@/lib/appointments/rules'
import { formatWeekday } from '@/lib/format/appointment-time'
import { momentAt } from '@/lib/calendar/day'
import type { CivilDay } from '@/lib/format/civil-day'

const text = appointments.holiday
const inWords = (day: CivilDay) => formatWeekday(momentAt(day, 12))
const short = (day: CivilDay) => inWords(day).replace(/ de \S+$/, '')

/** The next holiday of the coming weeks, and the days around it that have a free hour. */
export function HolidayNotice({ agenda }: { agenda: Agenda }) {
  const holiday = upcomingHoliday(agenda.now)
  if (!holiday) return null
  const { before, after } = openDaysAround(holiday.day, agenda)
  // The month is said once when it is the same one.
  const name = (day: CivilDay) => (day.slice(0, 7) === holiday.day.slice(0, 7) ? short(day) : inWords(day))
  const one = before ?? after
  return (
    <Notice tone="warn">
      <p>
        <b>{text.title(inWords(holiday.day))}</b>
        {text.text(holiday.name)}
        {before && after ? text.both(name(before), name(after)) : one ? text.one(name(one)) : null}
      </p>
    </Notice>
  )
}
