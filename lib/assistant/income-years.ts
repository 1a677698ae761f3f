import { duties } from '@/content/assistant/duties'
import { uvt, uvtBefore, type LegalFigure } from '@/content/legal-figures'
import { saysYear } from '@/lib/assistant/this-year'
import { formatPesos } from '@/lib/format/number'

const neverFiled =
  /\b(?:nunca|jamas) (?:\w+ ){0,2}declar\w+|\bno (?:e|he|hemos|habia) declarado\b|\bdeclar\w+ (?:nunca|jamas)\b/

type Compared = {
  amount: number
  units: number
  /** True if the limit itself already obliges. */ atLimit: boolean
}

/**
 * Returns what the year of the figures changes: when figures of this year are declared and, for a message that names
 * no year, the limit of this year too.
 */
export function yearLines(typed: string, figure: LegalFigure, compared?: Compared): string[] {
  if (figure.year === uvt.year)
    return [
      duties.filedNextYear(uvt.year),
      ...(neverFiled.test(typed)
        ? [duties.earlierYears(uvtBefore.year, formatPesos(1_400 * uvtBefore.value))]
        : []),
    ]
  if (figure.year !== uvtBefore.year || saysYear(typed)) return []
  if (!compared)
    return [duties.bothThisYear(uvt.year, formatPesos(1_400 * uvt.value), formatPesos(4_500 * uvt.value))]
  const limit = compared.units * uvt.value
  const above = compared.atLimit ? compared.amount >= limit : compared.amount > limit
  return [duties.ofThisYear(uvt.year, formatPesos(limit), above)]
}
