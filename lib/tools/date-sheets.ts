import 'server-only'
import { monthName } from '@/content/tax-calendar/words'
import { dueDates, dueDatesText as text } from '@/content/tools/due-dates'
import { publicTaxes } from '@/content/tools/public-taxes'
import { monthSlug, shownMonths } from '@/content/tools/shown-months'
import { datesOfMonth, datesOfTax, type PublicDate } from '@/lib/tools/due-dates'

export type DateSheet = {
  slug: string
  path: string
  title: string
  /** The title in search results, without the firm's name. */
  metaTitle: string
  lead: string
  description: string
  dates: readonly PublicDate[]
}

const sheet = (slug: string, rest: Omit<DateSheet, 'slug' | 'path'>): DateSheet => ({
  slug,
  path: `${dueDates.path}/${slug}`,
  ...rest,
})

export const dateSheets: readonly DateSheet[] = [
  ...publicTaxes.map(({ slug, name, title, who }) =>
    sheet(slug, {
      title: name,
      metaTitle: title,
      lead: who,
      description: text.taxDescription(name),
      dates: datesOfTax(slug),
    }),
  ),
  ...shownMonths.map((month) =>
    sheet(monthSlug(month), {
      title: text.byMonth(monthName(month)),
      metaTitle: text.byMonth(monthName(month)),
      lead: text.monthLead(monthName(month)),
      description: text.monthDescription(monthName(month)),
      dates: datesOfMonth(month),
    }),
  ),
]
