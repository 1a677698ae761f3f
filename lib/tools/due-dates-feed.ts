import 'server-only'
import { publicTaxes } from '@/content/tools/public-taxes'
import { dateStates } from '@/content/tax-calendar/date-states'
import { addDays } from '@/lib/calendar/civil-day'
import { writeCalendar } from '@/lib/calendar/ics'
import { env } from '@/lib/env'
import { endsIn } from '@/lib/tax-calendar/rule'
import { periodKey } from '@/lib/tax-calendar/period'
import { datesOfTax } from '@/lib/tools/due-dates'
import { titleOfDate } from '@/lib/tools/tax-dates'

const file = /^([a-z-]{3,40})-(\d\d)\.ics$/
/** Dates change only with a new version of the site, so the time stamp is the start of the process. */
const stamp = new Date().toISOString()

/** Returns a calendar file for a tax and a NIT ending, such as `iva-bimestral-26.ics`; null for other names. */
export function dueDatesFile(name: string): string | null {
  const [, slug, ending] = file.exec(name) ?? []
  const tax = publicTaxes.find((one) => one.slug === slug)
  if (!tax || ending === undefined) return null
  const host = new URL(env.SITE_URL).hostname
  return writeCalendar({
    method: 'PUBLISH',
    feed: { name: tax.name, everyHours: 24 },
    events: datesOfTax(tax.slug).flatMap((date) => {
      const day = date.days.find(({ endings }) => endings === '*' || endsIn(ending, endings))
      if (!day || !date.state) return []
      return [
        {
          uid: `${date.obligation}-${date.municipality ?? 'co'}-${periodKey(date.period)}-${ending}@${host}`,
          sequence: 0,
          stamp,
          start: day.due,
          end: addDays(day.due, 1),
          wholeDay: true as const,
          title: titleOfDate(date),
          details: `${dateStates[date.state]} ${date.norm}`,
          place: '',
          url: `${env.SITE_URL}/herramientas/vencimientos/${tax.slug}`,
          status: 'CONFIRMED' as const,
        },
      ]
    }),
  })
}
