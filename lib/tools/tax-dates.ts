import { publicTaxes } from '@/content/tools/public-taxes'
import { obligationName } from '@/content/obligations'
import { periodName } from '@/content/tax-calendar/words'
import { publicDates, type PublicDate } from '@/lib/tools/due-dates'
import type { TaxDates } from '@/lib/tools/own-dates'

/** What the page of the tool carries: every date of every tax, written short. */
export const taxDates = (): TaxDates[] =>
  publicTaxes.map(({ slug, name, payers, obligations }) => ({
    slug,
    name,
    payers,
    duties: obligations.map((one) => {
      const dates = publicDates.filter((date) => date.tax === slug && date.obligation === one.id)
      const norms = [...new Set(dates.map(({ norm }) => norm))]
      return {
        title: titleOf(one.id, 'municipality' in one ? one.municipality : null),
        norms,
        dates: dates.map(({ period, month, days, state, norm }) => ({
          period: periodName(period),
          usual: month,
          days: days.map(({ endings, due }) => `${endings}:${due}`).join(' '),
          state,
          norm: norms.indexOf(norm),
        })),
      }
    }),
  }))

const titleOf = (obligation: PublicDate['obligation'], municipality: string | null) =>
  obligationName({ obligation, municipality })

/** The title of one date with its period: «Retención en la fuente, noviembre de 2026». */
export const titleOfDate = ({ obligation, municipality, period }: PublicDate): string =>
  `${titleOf(obligation, municipality)}, ${periodName(period)}`
