/** The answers to the four questions of E.T., art. 640; `null` means that nobody answered. */
export type ReductionAnswers = {
  setBy: 'taxpayer' | 'dian' | null
  /** How long ago the same offence was last penalized. */
  before: 'never' | 'four-years' | 'two-years' | 'one-year' | 'less' | null
  /** True when the DIAN has already acted (pliego de cargos, requerimiento especial or emplazamiento). */
  dianActed: boolean | null
  /** True when the taxpayer accepts the penalty. The question is only asked when the DIAN sets the penalty. */
  accepted: boolean | null
}

export const noAnswers: ReductionAnswers = { setBy: null, before: null, dianActed: null, accepted: null }

/** At least this many full years have passed since the same offence was last penalized. */
const yearsSince = { never: Infinity, 'four-years': 4, 'two-years': 2, 'one-year': 1, less: 0 }

export type Reduction = {
  percent: 50 | 75 | 100
  /** False for a reduced penalty that the DIAN sets, because we could not read the norm about this reduction. */
  isSure: boolean
}

/** Returns the reduction of the penalty; null until the questions that decide the reduction are answered. */
export function reductionOf({ setBy, before, dianActed, accepted }: ReductionAnswers): Reduction | null {
  if (setBy === null || before === null) return null
  const years = yearsSince[before]
  if (setBy === 'taxpayer') {
    if (dianActed === null) return null
    return { percent: dianActed ? 100 : years >= 2 ? 50 : years >= 1 ? 75 : 100, isSure: true }
  }
  if (accepted === null) return null
  const percent = !accepted ? 100 : years >= 4 ? 50 : years >= 2 ? 75 : 100
  return { percent, isSure: percent === 100 }
}
