/** The answers to the four questions of E.T., art. 640; `null` means that nobody answered. */
export type ReductionAnswers = {
  /** Who determines the penalty. */
  setBy: 'taxpayer' | 'dian' | null
  /** When the same conduct happened before. */
  before: 'never' | 'four-years' | 'two-years' | 'one-year' | 'less' | null
  /** The DIAN issued charges, a special request or a summons (pliego, requerimiento especial, emplazamiento). */
  dianActed: boolean | null
  /** The taxpayer accepts the penalty and corrects the conduct; asked when the DIAN sets it. */
  accepted: boolean | null
}

export const noAnswers: ReductionAnswers = { setBy: null, before: null, dianActed: null, accepted: null }

/** At least this many full years have passed since the same conduct. */
const yearsSince = { never: Infinity, 'four-years': 4, 'two-years': 2, 'one-year': 1, less: 0 }

export type Reduction = {
  /** What is paid, in percent of the penalty. */
  percent: 50 | 75 | 100
  /** Only the norm of the taxpayer's own reduction could be read; one by the DIAN has to be confirmed. */
  isSure: boolean
}

/** Returns null until the questions that matter are answered. Until then the whole penalty counts. */
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
