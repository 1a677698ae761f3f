import type { Finding } from '@/lib/einvoice/rules/rule'

/**
 * A wrong amount of a line makes a sum of the invoice wrong by the same difference. Only the finding of the line is then kept.
 */
export function oneForEachFigure(findings: readonly Finding[]): Finding[] {
  const ofLines = new Set(
    findings.flatMap(({ figures }) => (figures.line && figures.difference ? [figures.difference] : [])),
  )
  return findings.filter(
    ({ figures }) => figures.line || !figures.difference || !ofLines.has(figures.difference),
  )
}
