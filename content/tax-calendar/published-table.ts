import type { obligationTexts } from './obligations'

/** Dates of one obligation and year that somebody published, as they stand there. */
export type PublishedTable = {
  obligation: keyof typeof obligationTexts
  /** Code of DANE; null for the whole country. */
  municipality: string | null
  /** Of the period, not of the date: what is declared for 2025 in 2026 stands under 2025. */
  year: number
  norm: string
  /** Where it was read. */
  source: string
  /** `computed` when a date was derived and no publication of it was seen. */
  state: 'computed' | 'published'
  /** Dates rise from digit 1 to 0 unless it says otherwise. */
  order?: 'falling'
  /**
   * One entry per period of the year, in order: a day for everyone, or a day per ending of the NIT (`4`, `01-05`) or sector; null
   * where none was found. Days as `yyyy-MM-dd`.
   */
  dates: readonly (string | Readonly<Record<string, string>> | null)[]
}

/** A date that was moved after the table or the rule gave it: all of `endings`, `*` for everyone. */
export type PublishedExtension = Pick<PublishedTable, 'obligation' | 'municipality' | 'norm' | 'source'> & {
  period: string
  endings: string
  due: string
}

type Comparison = {
  /** Of the calendar: what is due from February of that year to January of the next. */
  edition: number
  source: string
  obligations: readonly (keyof typeof obligationTexts)[]
}

/** Where every computed date of an edition was found equal to a published one. */
export const comparisons: readonly Comparison[] = [
  {
    edition: 2026,
    source: 'Dos transcripciones públicas del calendario actualizado de la DIAN para 2026',
    obligations: [
      'large-taxpayer-income-first',
      'large-taxpayer-income-return',
      'large-taxpayer-income-third',
      'company-income-return',
      'company-income-second',
      'person-income-return',
      'vat-bimonthly',
      'vat-four-monthly',
      'simple-vat',
      'consumption-tax',
      'withholding',
      'simple-advance',
      'simple-return',
      'wealth-return',
      'wealth-second',
      'large-taxpayer-foreign-assets',
      'company-foreign-assets',
      'person-foreign-assets',
      'transfer-pricing-return',
      'transfer-pricing-documents',
      'country-by-country-report',
      'foreign-provider-vat',
      'carbon-tax',
      'sugary-drinks-tax',
      'ultra-processed-food-tax',
      'fuel-tax',
      'single-use-plastics-tax',
      'significant-presence-advance',
      'significant-presence-return',
      'beneficial-owners',
    ],
  },
]
