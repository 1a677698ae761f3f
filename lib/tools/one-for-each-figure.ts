import type { Finding } from '@/lib/einvoice/rules/rule'

/** A line's wrong amount makes a sum wrong by the same difference; only the line's finding is kept. */
export function oneForEachFigure(findings: readonly Finding[]): Finding[] {
  const ofLines = new Set(
    findings.flatMap(({ figures }) => (figures.line && figures.difference ? [figures.difference] : [])),
  )
  return findings.filter(
    ({ figures }) => figures.line || !figures.difference || !ofLines.has(figures.difference),
  )
}
