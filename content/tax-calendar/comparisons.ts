import type { obligationTexts } from './obligations'

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
