import type { Finding } from '@/lib/einvoice/rules/rule'

/** A sum that is wrong only because of a wrong line is not reported, because the line itself is. */
export function oneForEachFigure(findings: readonly Finding[]): Finding[] {
  const ofLines = new Set(
    findings.flatMap(({ figures }) => (figures.line && figures.difference ? [figures.difference] : [])),
  )
  return findings.filter(
    ({ figures }) => figures.line || !figures.difference || !ofLines.has(figures.difference),
  )
}
