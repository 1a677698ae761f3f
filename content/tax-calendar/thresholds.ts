type Threshold = { units: number; norm: string }

/** `units` is a number of UVT, with the value of the year to which the compared amounts belong. */
export const thresholds = {
  vatBimonthly: { units: 92_000, norm: 'DUR 1625 de 2016, art. 1.6.1.13.2.30' },
  incomeToFile: { units: 1_400, norm: 'E.T., arts. 592 y 594-3' },
  movementsToFile: { units: 1_400, norm: 'E.T., arts. 592 y 594-3' },
  assetsToFile: { units: 4_500, norm: 'E.T., arts. 592 y 594-3' },
  traderWithholds: { units: 30_000, norm: 'E.T., art. 368-2' },
  instalments: { units: 41, norm: 'DUR 1625 de 2016, art. 1.6.1.13.2.47' },
} as const satisfies Record<string, Threshold>
