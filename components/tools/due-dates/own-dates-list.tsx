import Link from 'next/link'
import { Icon, OpenIcon } from '@/components/site/icon'
import { linkStyles } from '@/components/ui/control-styles'
import { contactHref } from '@/content/contact-topics'
import { dateStates } from '@/content/tax-calendar/date-states'
import { dueDates, dueDatesForm as text, dueDatesText } from '@/content/tools/due-dates'
import { formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import type { FoundDates, OwnDate, OwnTax } from '@/lib/tools/own-dates'

export function OwnDatesList({ found: { nit, taxes, today } }: { found: FoundDates }) {
  const ending = nit.slice(-2)
  return (
    <>
      <p role="status" className="mt-2 font-serif text-[1.375rem]/[1.3] font-[450]">
        {text.endsIn(ending.slice(-1), ending)}
      </p>
      <p className="mt-3 border-l-5 border-double border-ink-2 bg-sunk px-4 py-3.5 text-[1rem]">
        {text.which}
      </p>
      {nextFirst(taxes, today).map((tax) => (
        <TaxSection key={tax.slug} tax={tax} ending={ending} today={today} />
      ))}
      <p className="mt-6 text-sm text-ink-2">{dueDatesText.computedToo}</p>
      <Link href={contactHref('asesoria-tributaria')} prefetch={false} className={linkStyles}>
        {text.ask}
        <Icon name="arrow" />
      </Link>
    </>
  )
}

/** Sorts the taxes by their next date; taxes without a future date are last. */
const nextFirst = (taxes: readonly OwnTax[], today: CivilDay): OwnTax[] =>
  taxes.toSorted((one, other) => nextOf(one, today).localeCompare(nextOf(other, today)))

const nextOf = ({ dates }: OwnTax, today: CivilDay) =>
  dates.find(({ due }) => due !== null && due >= today)?.due ?? '9999'

/** This many coming dates are shown before the user opens the others. */
const shownFirst = 2

function TaxSection({ tax: { slug, name, dates }, ending, today }: TaxSectionProps) {
  const coming = dates.filter(({ due }) => due !== null && due >= today)
  const next = coming.slice(0, shownFirst)
  const others = dates.filter((date) => !next.includes(date))
  return (
    <section className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink pb-1.5">
        <h3 className="text-[1.1875rem]/[1.3] font-[550]">
          <Link href={`${dueDates.path}/${slug}`} prefetch={false} className="hover:underline">
            {name}
          </Link>
        </h3>
        <a href={`/api/herramientas/vencimientos/${slug}-${ending}.ics`} className={`${linkStyles} text-sm`}>
          {dueDatesText.calendar}
          <span className="sr-only">{dueDatesText.ofTax(name)}</span>
        </a>
      </div>
      {next.length > 0 ? (
        <DateRows dates={next} />
      ) : (
        <p className="py-3 text-ink-2">{dueDatesText.unknown}</p>
      )}
      {others.length > 0 ? (
        <details className="group">
          <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 text-sm text-ink-2 hover:underline [&::-webkit-details-marker]:hidden">
            <OpenIcon className="size-4" />
            {text.others(others.length)}
          </summary>
          <DateRows dates={others} />
        </details>
      ) : null}
    </section>
  )
}
type TaxSectionProps = { tax: OwnTax; ending: string; today: CivilDay }

function DateRows({ dates }: { dates: readonly OwnDate[] }) {
  return (
    <ul>
      {dates.map(({ title, period, due, state, norm }) => (
        <li
          key={`${title} ${period}`}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-t border-rule py-3 first:border-t-0"
        >
          <span className="font-[550]">{due ? formatCivilDay(due) : '—'}</span>
          <span>
            {title}, {period}
            <span className="block text-sm text-ink-2">
              {state ? `${dateStates[state]} ${norm}` : dueDatesText.unknown}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
