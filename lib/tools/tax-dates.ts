import type { Payer } from '@/content/tools/due-dates'
import { publicTaxes } from '@/content/tools/public-taxes'
import { obligationName } from '@/content/obligations'
import { periodName } from '@/content/tax-calendar/words'
import { datesOfTax, type PublicDate } from '@/lib/tools/due-dates'
import { ownDates, type OwnTax, type TaxDates } from '@/lib/tools/own-dates'

export const taxDates = (): TaxDates[] =>
  publicTaxes.map(({ slug, name, payers }) => ({
    slug,
    name,
    payers,
    dates: datesOfTax(slug).map(({ obligation, municipality, period, ...date }) => ({
      ...date,
      title: titleOf(obligation, municipality),
      period: periodName(period),
    })),
  }))

const titleOf = (obligation: PublicDate['obligation'], municipality: string | null) =>
  obligationName({ obligation, municipality })

export const titleOfDate = ({ obligation, municipality, period }: PublicDate): string =>
  `${titleOf(obligation, municipality)}, ${periodName(period)}`

export const datesOfPayer = (nit: string, payer: Payer): OwnTax[] => ownDates(taxDates(), nit, payer)
