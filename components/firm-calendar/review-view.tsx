import Link from 'next/link'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { linkStyles } from '@/components/ui/control-styles'
import { calendarReviewText as text } from '@/content/firm-calendar-review'
import { nonBusinessDaysOf } from '@/lib/calendar/business-days'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { calendarWith, type CalendarFacts, type FirmDates } from '@/lib/firm-calendar/firm-dates'
import { reviewOf, type CalendarReview, type ReviewItem } from '@/lib/firm-calendar/review'

const tones = {
  missing: 'bad',
  confirm: 'pending',
  done: 'ok',
} as const satisfies Record<ReviewItem['state'], BadgeTone>

type ReviewViewProps = {
  year: number
  today: CivilDay
  dates: FirmDates
  facts: CalendarFacts
  review: CalendarReview
}

export function ReviewView({ year, today, dates, facts, review }: ReviewViewProps) {
  const named = new Set(dates.days.map(({ day }) => day))
  const items = reviewOf(year, today, {
    calendar: calendarWith(dates),
    doubtful: nonBusinessDaysOf(year).filter(({ doubt, day }) => doubt !== null && !named.has(day)),
    figures: facts,
    cities: facts.cities,
    clients: review,
  })
  return (
    <section aria-labelledby="review">
      <h2 id="review" className="text-lg">
        {text.title(year)}
      </h2>
      <p className="mt-1 mb-4 max-w-[70ch] text-[1rem] text-ink-2">{text.intro}</p>
      <ul className="rule-closes rule-opens">
        {items.map((item) => (
          <li
            key={item.id}
            className="grid gap-x-6 gap-y-1 border-t border-rule py-3 first:border-t-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <span>
              <Badge tone={tones[item.state]}>{text.states[item.state]}</Badge>
            </span>
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold">{item.title}</h3>
              <p className="max-w-[70ch] text-[1rem] wrap-anywhere text-ink-2">{item.note}</p>
              {item.clients ? <Clients clients={item.clients} /> : null}
            </div>
            {item.href ? (
              <Link href={item.href} prefetch={false} className={linkStyles}>
                {text.open}
                <span className="sr-only">{text.openOf(item.title)}</span>
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Clients({ clients: { clients, some } }: { clients: NonNullable<ReviewItem['clients']> }) {
  const rest = clients - some.length
  return (
    <p className="mt-1 text-[1rem] wrap-anywhere">
      <b className="font-[550]">{`${text.clients(clients)}: `}</b>
      {some.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 ? ', ' : null}
          <Link
            href={`/admin/clientes/${id}?ver=perfil`}
            prefetch={false}
            className="underline underline-offset-4"
          >
            <bdi>{title}</bdi>
          </Link>
        </span>
      ))}
      {rest > 0 ? ` ${text.more(rest)}` : null}
    </p>
  )
}
