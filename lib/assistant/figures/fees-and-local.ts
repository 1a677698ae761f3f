import { bogota } from '@/content/assistant/bogota'
import { duties } from '@/content/assistant/duties'
import type { Reply } from '@/content/assistant/replies'
import { uvt } from '@/content/legal-figures'
import { dutyReply } from '@/lib/assistant/duty-reply'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const local = /\b(?:rete ?ica|retencion de ica|ica)\b/
/** Matches a payer who asks what to withhold from somebody else. */
const pays =
  /\b(?:le|les) (?:\w+ ){0,4}(?:retengo|retenemos|retener|practic\w+|descuento|descontar|hago|hacemos|aplico|aplicar)\b|\b(?:retengo|retenerle\w*|practicarle|descontarle)\b/
const ofRegime = /\b(?:(?:no|es|soy|si) )*responsables? (?:de|del) iva\b|\bregimen (?:simplificado|comun)\b/g
const otherTax = /\b(?:iva|reteiva|simple|rst|salario|sueldo|certificado\w*|sancion\w*|multa\w*|vence\w*)\b/

/** Computes what a payer withholds from a fee for the income tax, and tells when there is ReteICA beside it. */
export function feesAndLocalReply(question: Question): Reply | null {
  const { text, amounts, english } = question
  const typed = text.replaceAll(ofRegime, ' ')
  if (english || amounts.length !== 1 || !local.test(typed) || !pays.test(typed) || otherTax.test(typed))
    return null
  const asked = typed.replaceAll(/\b(?:rete ?ica|retencion de ica|ica)\b/g, ' ')
  const sum = dutyReply({ ...question, text: `retencion ${asked}`, typed: question.typed, units: [] })
  if (!sum?.text[0]?.startsWith('Por honorarios')) return null
  const [costs, table, ...rest] = sum.text
  return {
    text: [
      ...[costs, table].flatMap((line) => line ?? []),
      `${duties.localKept} ${duties.localLeast(bogota, formatPesos(4 * uvt.value), uvt.year)}`,
      ...rest,
    ],
    links: sum.links,
  }
}
