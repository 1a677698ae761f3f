import { Breadcrumb } from '@/components/site/breadcrumb'
import { InlineScript } from '@/components/site/inline-script'
import { LinkButton } from '@/components/site/link-button'
import { PageHeading, Section } from '@/components/site/section'
import { pageGraph } from '@/components/site/structured-data'
import { navigation } from '@/content/navigation'
import { dateStates } from '@/content/tax-calendar/date-states'
import { dueDates, dueDatesText as text } from '@/content/tools/due-dates'
import { toolsPage } from '@/content/tools/tools-page'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import type { DateSheet } from '@/lib/tools/date-sheets'
import type { PublicDate } from '@/lib/tools/due-dates'
import { titleOfDate } from '@/lib/tools/tax-dates'

const trail = [
  { label: toolsPage.title, href: toolsPage.path },
  { label: dueDates.name, href: dueDates.path },
] as const

export function DateSheetPage({ sheet }: { sheet: DateSheet }) {
  const { path, title, lead, description, dates } = sheet
  const notes = new Set(dates.map(noteOf).filter(Boolean))
  return (
    <>
      <InlineScript data={pageGraph({ path, title, description, trail })} />
      <Section opens>
        <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }, ...trail]} current={title} />
        <PageHeading title={title} lead={lead}>
          <p className="mt-6">
            <LinkButton href={dueDates.path} look="primary">
              {text.own}
            </LinkButton>
          </p>
        </PageHeading>
        {dates.length === 0 ? <p className="mt-8">{text.nothing}</p> : null}
        {dates.map((date) => (
          <DatesOfPeriod key={titleOfDate(date)} date={date} note={notes.size > 1 ? noteOf(date) : ''} />
        ))}
        {notes.size === 1 ? <p className="mt-8 max-w-[70ch] text-sm text-ink-2">{[...notes]}</p> : null}
        <p className="mt-8 text-sm text-ink-2">{text.computedToo}</p>
      </Section>
    </>
  )
}

/** Returns the state, norm and source of a due date as text; '' while its days are unknown. */
const noteOf = ({ norm, source, state }: PublicDate) =>
  state ? `${dateStates[state]} ${norm}. ${text.source}: ${source}.` : ''

function DatesOfPeriod({ date, note }: { date: PublicDate; note: string }) {
  const { days, state } = date
  return (
    <section className="mt-6 border-t border-ink pt-3">
      <h2 className="text-[1.1875rem]/[1.3] font-[550]">{titleOfDate(date)}</h2>
      {state ? (
        <>
          {days[0]?.endings === '*' ? null : <p className="mt-2 text-sm text-ink-2">{text.endsIn}</p>}
          <p className="mt-1 columns-[12rem] gap-x-8 leading-loose whitespace-pre-line">
            {days.map(lineOf).join('\n')}
          </p>
          {note ? <p className="mt-2 max-w-[70ch] text-sm text-ink-2">{note}</p> : null}
        </>
      ) : (
        <p className="mt-2 text-ink-2">{text.unknown}</p>
      )}
    </section>
  )
}

/** Returns one text for a group of NITs, because an element for each part would double the page's weight. */
const lineOf = ({ endings, due }: PublicDate['days'][number]) =>
  endings === '*' ? text.everybody(formatCivilDay(due)) : text.ending(endings, formatCivilDay(due))
