import { auditorThresholds } from '@/content/legal-figures'

type Measure = keyof typeof auditorThresholds

export type MeasuredFigure = {
  name: Measure
  /** The amount in minimum wages, cut to two decimals. */
  wages: number
  limit: number
  reaches: boolean
}

/**
 * Returns whether gross assets or income reach the threshold (Ley 43 de 1990, artículo 13, parágrafo 2).
 * Amounts are in pesos. `obliged` is null while an unknown amount could change the answer.
 */
export function auditorDuty(
  amounts: Record<Measure, number | null>,
  wage: number | null,
): { obliged: boolean | null; measured: readonly MeasuredFigure[] } {
  if (!wage) return { obliged: null, measured: [] }
  const measured = (['assets', 'income'] as const).flatMap((name) => {
    const amount = amounts[name]
    const limit = auditorThresholds[name]
    if (amount === null) return []
    return [{ name, limit, wages: Math.floor((amount / wage) * 100) / 100, reaches: amount >= limit * wage }]
  })
  if (measured.some(({ reaches }) => reaches)) return { obliged: true, measured }
  return { obliged: measured.length === 2 ? false : null, measured }
}
