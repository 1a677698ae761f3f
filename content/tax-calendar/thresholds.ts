type Threshold = {
  units: number
  /** `from` counts the amount itself, `over` only what is more. */
  reached: 'from' | 'over'
  norm: string
}

/** Amounts in UVT from which something is due. The UVT is that of the year that is measured. */
export const thresholds = {
  vatBimonthly: { units: 92_000, reached: 'from', norm: 'DUR 1625 de 2016, art. 1.6.1.13.2.30' },
  incomeToFile: { units: 1_400, reached: 'from', norm: 'E.T., arts. 592 y 594-3' },
  movementsToFile: { units: 1_400, reached: 'over', norm: 'E.T., arts. 592 y 594-3' },
  assetsToFile: { units: 4_500, reached: 'over', norm: 'E.T., arts. 592 y 594-3' },
  traderWithholds: { units: 30_000, reached: 'over', norm: 'E.T., art. 368-2' },
  instalments: { units: 41, reached: 'from', norm: 'DUR 1625 de 2016, art. 1.6.1.13.2.47' },
} as const satisfies Record<string, Threshold>
