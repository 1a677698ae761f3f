import { Check } from 'lucide-react'
import { FeedCard } from '@/components/appointments/feed-card'
import { WaitSection } from '@/components/appointments/waiting/wait-section'
import { ForRole } from '@/components/portal/for-role'
import { Notice } from '@/components/ui/notice'
import { appointments } from '@/content/appointments'
import { readFeedState } from '@/lib/appointments/feed'
import { startAppointments } from '@/lib/appointments/queries'
import { ofType, openDaysAround, upcomingHoliday, type Agenda } from '@/lib/appointments/rules'
import type { Cursor } from '@/lib/appointments/schema'
import { bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatWeekday } from '@/lib/format/appointment-time'

export async function AppointmentsExtras({ before }: { before?: Cursor | undefined }) {
  const { user, answer } = await startAppointments(before)
  if (!answer.ok) return null
  return (
    <>
      <HolidayNotice agenda={answer.data.agenda} />
      <Preparation />
      <ForRole atLeast="assistant">
        <WaitSection
          waits={answer.data.agenda.waits}
          agenda={answer.data.agenda}
          today={bogotaDay(answer.data.agenda.now)}
        />
      </ForRole>
      <FeedCard feed={await readFeedState(user)} />
    </>
  )
}

function Preparation() {
  const { title, steps } = appointments.before
  return (
    <section aria-labelledby="before-appointment">
      <h2 id="before-appointment" className="pb-3 rule-opens">
        {title}
      </h2>
      <ul className="rule-closes">
        {steps.map((step) => (
          <li key={step} className="flex gap-3 border-b border-rule py-3 last:border-0">
            <Check className="mt-1 size-5 flex-none text-green" strokeWidth={1.75} aria-hidden />
            {step}
          </li>
        ))}
      </ul>
    </section>
  )
}

const text = appointments.holiday
const short = (day: CivilDay) => formatWeekday(day).replace(/ de \S+$/, '')

function HolidayNotice({ agenda }: { agenda: Agenda }) {
  const holiday = upcomingHoliday(agenda)
  if (!holiday) return null
  const { before, after } = openDaysAround(holiday.day, ofType(agenda, ''))
  // A day in the month of the holiday is shown without its month, because the title already names that month.
  const name = (day: CivilDay) =>
    day.slice(0, 7) === holiday.day.slice(0, 7) ? short(day) : formatWeekday(day)
  const one = before ?? after
  return (
    <Notice tone="warn">
      <p>
        <b>{text.title(formatWeekday(holiday.day))}</b>
        {text.text(holiday.name)}
        {before && after ? text.both(name(before), name(after)) : one ? text.one(name(one)) : null}
      </p>
    </Notice>
  )
}
