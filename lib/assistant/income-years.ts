import { duties } from '@/content/assistant/duties'
import type { Reply } from '@/content/assistant/replies'
import { uvt, uvtBefore, type LegalFigure } from '@/content/legal-figures'
import { anotherMatter } from '@/lib/assistant/amount-kind'
import { asksToDeclare } from '@/lib/assistant/asks-duty'
import type { Question } from '@/lib/assistant/question'
import { happenedThisYear, saysYear } from '@/lib/assistant/this-year'
import { formatPesos } from '@/lib/format/number'

const neverFiled =
  /\b(?:nunca|jamas) (?:\w+ ){0,2}declar\w+|\bno (?:e|he|hemos|habia) declarado\b|\bdeclar\w+ (?:nunca|jamas)\b/

/** `atLimit` is true if an amount equal to the limit already requires a return. */
type Compared = { amount: number; units: number; atLimit: boolean }

/**
 * For figures of this year, returns the sentence that they are declared next year.
 * For a message that names no year, returns a sentence with this year's limit for filing a return.
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

const otherThan =
  /\b(?:iva|ret(?:enc|uv)\w+|retefuente|exogena|ica|cripto\w*|bitcoin|usdt|binance|heren\w*|hered\w*|arr[ie]+nd\w+|sancion\w*|multa\w*|prest\w+|exterior|extranjer\w+|espana|estados unidos|sas|s a s|empresa|sociedad|simple|patrimonio|corrig\w+|correg\w+|muri\w+|fallec\w+|impuestos?|cuanto|cuando|factura electronica)\b/

/** Answers whether what somebody earned or bought this year is declared, for a message that tells no amount. */
export function thisYearReply({ text: typed, amounts, units }: Question): Reply | null {
  if (amounts.length > 0 || units.length > 0 || otherThan.test(typed)) return null
  if (anotherMatter.test(typed) || !asksToDeclare(typed) || !happenedThisYear(typed)) return null
  return {
    text: [
      duties.dependsOfYear(uvt.year, formatPesos(1_400 * uvt.value), formatPesos(4_500 * uvt.value)),
      ...yearLines(typed, uvt).slice(1),
    ],
    links: duties.links.income,
  }
}
