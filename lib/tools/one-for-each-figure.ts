import type { Finding } from '@/lib/einvoice/rules/rule'

/** Drops the finding of a sum that is wrong only because of a wrong line; the line's own finding is kept. */
export function oneForEachFigure(findings: readonly Finding[]): Finding[] {
  const ofLines = new Set(
    findings.flatMap(({ figures }) => (figures.line && figures.difference ? [figures.difference] : [])),
  )
  return findings.filter(
    ({ figures }) => figures.line || !figures.difference || !ofLines.has(figures.difference),
  )
}
