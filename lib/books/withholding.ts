import { withholdingConcepts, withholdingSince } from '@/content/books-withholding'
import { uvtByYear } from '@/content/legal-figures'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { SourcedConcept, Treatment } from '@/lib/books/treatment'

/** The percentage, and the smallest base in cents. `printed` is the base that published tables round to thousands. */
export type WithholdingTerms = { percent: number; from: number; printed: number; norm: string | null }

/** Returns the terms of a concept on a day, or the reason why they are unknown for that day. */
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

/** True for an amount between the exact and the printed base, for which it is unclear whether tax is withheld. */
export const isBetween = (base: number, { from, printed }: WithholdingTerms): boolean =>
  base >= from !== base >= printed
