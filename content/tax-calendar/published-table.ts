import type { obligationTexts } from './obligations'

export type PublishedTable = {
  obligation: keyof typeof obligationTexts
  /** DANE code; null for national obligations. */
  municipality: string | null
  /** Year of the period, not of the date: 2025 for what is declared in 2026. */
  year: number
  norm: string
  source: string
  /** `computed` when the date was derived and never seen in a publication. */
  state: 'computed' | 'published'
  /** `falling`: ending 0 is due before ending 1. */
  order?: 'falling'
  /** One `yyyy-MM-dd` per period: for all, by NIT ending (`4`, `01-05`) or by sector; null when unknown. */
  dates: readonly (string | Readonly<Record<string, string>> | null)[]
}

/** `endings` is `*` for all. */
export type PublishedExtension = Pick<PublishedTable, 'obligation' | 'municipality' | 'norm' | 'source'> & {
  period: string
  endings: string
  due: string
}

type Comparison = {
  /** An edition covers dates from February of that year to January of the next. */
  edition: number
  source: string
  obligations: readonly (keyof typeof obligationTexts)[]
}

/** Editions whose computed dates all matched a published one. */
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
