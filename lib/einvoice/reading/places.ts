import type { Finding } from '@/lib/einvoice/rules/finding'

/** A row of the sheet that a finding is about. */
export type Place =
  `line:${string}` | `tax:${string}` | `withheld:${string}` | 'subtotal' | 'total' | 'due' | 'code'

/** Where on the sheet the findings belong, by their number in the list, which begins with 1. */
export function placesOf(findings: readonly Finding[]): ReadonlyMap<Place, number> {
  const places = new Map<Place, number>()
  for (const [at, finding] of findings.entries()) {
    const place = finding.severity === 'info' ? null : placeOf(finding)
    if (place && !places.has(place)) places.set(place, at + 1)
  }
  return places
}

function placeOf({ id, text, figures: { line = '', tax = '' } }: Finding): Place | null {
  if (line !== '') return `line:${line}`
  if (id === 'T5') return `tax:${tax}`
  if (id === 'T7') return `withheld:${tax}`
  if (id === 'T1') return 'subtotal'
  if (id === 'T3' || id === 'T4') return 'total'
  if (text === 'P2.due') return 'due'
  return id === 'C1' ? 'code' : null
}
