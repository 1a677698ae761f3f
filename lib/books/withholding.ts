import { withholdingConcepts, withholdingSince } from '@/content/books-withholding'
import { uvtByYear } from '@/content/legal-figures'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { SourcedConcept, Treatment } from '@/lib/books/treatment'

/** `from` is the minimum base in cents, and `printed` is the rounded base that published tables show. */
export type WithholdingTerms = { percent: number; from: number; printed: number; norm: string | null }

/** Returns the percentage and base of a withholding on a day, or the reason why they are unknown. */
export function conceptTerms(
  concept: SourcedConcept,
  day: CivilDay,
): WithholdingTerms | 'old-base' | 'no-uvt' {
  const { percent, uvts } = withholdingConcepts[concept]
  if (day < withholdingSince) return 'old-base'
  const unit = uvtByYear[Number(day.slice(0, 4))]
  if (!unit) return 'no-uvt'
  const from = unit.value * uvts * 100
  return {
    percent,
    from,
    printed: Math.round(from / 100_000) * 100_000,
    norm: withholdingConcepts[concept].norm,
  }
}

export function termsOf(
  withholding: NonNullable<Treatment['withholding']>,
  day: CivilDay,
): WithholdingTerms | 'old-base' | 'no-uvt' {
  if (withholding.concept !== 'own') return conceptTerms(withholding.concept, day)
  const { percent, from } = withholding
  return { percent, from, printed: from, norm: null }
}

/** True for an amount between the exact and the rounded base, for which a withholding is uncertain. */
export const isBetween = (base: number, { from, printed }: WithholdingTerms): boolean =>
  base >= from !== base >= printed
