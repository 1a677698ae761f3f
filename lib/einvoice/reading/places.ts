import { findingTexts } from '@/content/einvoice/findings'
import type { Place } from '@/content/einvoice/findings/text'
import type { Finding } from '@/lib/einvoice/rules/finding'

/** Where on the sheet the findings belong, by their number in the list, which begins with 1. */
export function placesOf(findings: readonly Finding[]): ReadonlyMap<Place, number> {
  const places = new Map<Place, number>()
  for (const [at, finding] of findings.entries()) {
    const place = finding.severity === 'info' ? null : placeOf(finding)
    if (place && !places.has(place)) places.set(place, at + 1)
  }
  return places
}

type Placed = { place?: Place | ((figures: Finding['figures']) => Place | null) } | undefined

function placeOf({ text, figures }: Finding): Place | null {
  // A review that was kept may know findings that are no more.
  const { place } = (findingTexts as unknown as Readonly<Record<string, Placed>>)[text] ?? {}
  return typeof place === 'function' ? place(figures) : (place ?? null)
}
