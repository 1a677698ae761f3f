import type { obligationTexts } from './obligations'

export type PublishedTable = {
  obligation: keyof typeof obligationTexts
  /** DANE code of the municipality; null for national obligations. */
  municipality: string | null
  /** The year of the period, not of the date: a return about 2025 that is due in 2026 has 2025. */
  year: number
  norm: string
  source: string
  /** How often the obligation is due in this city; missing if it is due as often as in other cities. */
  cycle?: 'month' | 'bimester' | 'quarter' | 'four-months' | 'semester' | 'year'
  /** `computed` means that the dates were derived from a rule and never seen in a publication. */
  state: 'computed' | 'published'
  /** `falling` means that NITs ending in 0 are due first and those ending in 1 last. */
  order?: 'falling'
  /** Each period has one `yyyy-MM-dd`, or one for each NIT ending (`4`, `01-05`) or sector; null when unknown. */
  dates: readonly (string | Readonly<Record<string, string>> | null)[]
}

/** A later due date set by an authority for the NITs with these `endings`, or for all NITs if `endings` is `*`. */
export type PublishedExtension = Pick<PublishedTable, 'obligation' | 'municipality' | 'norm' | 'source'> & {
  period: string
  endings: string
  due: string
}

type Comparison = {
  edition: number
  source: string
  obligations: readonly (keyof typeof obligationTexts)[]
}

/** Every computed date of these years was compared with the published one, and all are equal. */
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
