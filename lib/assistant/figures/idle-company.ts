import { idleClosing, idleCompany as text } from '@/content/assistant/idle-company'
import { call, lateLink, lawyer, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, uvtBefore } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'
import { minimumPenalty } from '@/lib/tax-calendar/penalties'

const company = /\b(?:sas|s a s|empresa|sociedad|compania|limitada|ltda)\b/
const idle =
  /\b(?:nunca|jamas) (?:\w+ ){0,2}(?:mov[ií]\w*|muev\w+|us\w+|oper\w+|factur\w+|vend\w+|arranc\w+|funcion\w+|abri\w*|activ\w+|trabaj\w+)\b|\bno (?:la |lo |se |ha |tuvo |tuve |tiene |hubo |ha tenido )*(?:mov[ií]\w*|muev\w+|us[eo]\w*|oper[oa]\w*|factur[oea]\w*|vend\w+|arranc\w+|funcion\w+|ventas|ingresos|actividad)\b|\bsin (?:movimientos?|ventas|operaciones|operar|actividad|ingresos|usar|facturar)\b|\b(?:quieta|inactiva|parada|dormida|en ceros?)\b/
const unfiled =
  /\b(?:nunca|jamas|no|ni|sin) (?:\w+ ){0,3}(?:present\w+|declar\w+)\b|\bdeb[oe] (?:\w+ ){0,3}declaraciones\b/
const asksCost = /\b(?:cuanto|cuanta|multas?|sancion\w*)\b/
/** This answer is wrong for a message with one of these words, such as about a company that is being closed. */
const other =
  /\b(?:cerrar\w*|cierro|liquid\w+|cancelar\w*|emplead\w+|exogena|simple|emplaza\w*|requerimiento|embarg\w+|ustedes|cobran ustedes|iva de|ica|nomina|persona natural)\b/
const began =
  /\b(?:cre[eoa]\w*|constitu\w+|abri\w*|desde|registr\w+|inscri\w+|mont[eo]\w*|fund\w+|saqu[eé]|existe)\b/

/** Returns the years without a return: those that the message names, or all since the company began. */
function yearsOf({ text: typed, numbers }: Question): number[] {
  const named = numbers.flatMap(({ kind, value }) => (kind === 'year' && value < uvt.year ? [value] : []))
  const [first, ...others] = [...new Set(named)].toSorted()
  const ago = numbers.find(({ kind, unit }) => kind === 'count' && unit === 'ano')?.value
  const from = first ?? (ago ? uvt.year - ago : null)
  if (from === null || from < uvt.year - 12) return []
  if (others.length > 0 && !began.test(typed)) return [from, ...others]
  if (first !== undefined && !began.test(typed)) return [first]
  return Array.from({ length: uvtBefore.year - from + 1 }, (_, at) => from + at)
}

function namedYears(years: readonly number[]): string {
  const [from, to] = [years[0], years.at(-1)]
  const isSpan = from !== undefined && to !== undefined && to - from === years.length - 1
  return years.length === 1 ? `${from}` : isSpan ? `${from} a ${to}` : years.join(', ')
}

const closes =
  /\b(?:cerrar(?:la)?|cierro|cerramos|cancelar(?:la)?|cancelo|liquidar(?:la)?|liquido|acabar(?:la)?|disolver(?:la)?)\b/
const otherThanClosing =
  /\b(?:emplead\w+|exogena|simple|emplaza\w*|requerimiento|embarg\w+|nomina|persona natural|cuenta bancaria|portal|cuanto (?:me |nos )?cobran)\b/

const owesReturns = /\bdeb[eo] (?:\w+ ){0,3}declaraciones\b/

/** Answers what it costs to close a company that stopped in a given year and filed nothing since. */
export function idleClosingReply(question: Question): Reply | null {
  const { text: typed, amounts } = question
  if (amounts.length > 0 || !company.test(typed) || !closes.test(typed) || otherThanClosing.test(typed))
    return null
  if (!(asksCost.test(typed) || owesReturns.test(typed))) return null
  if (!(idle.test(typed) || unfiled.test(typed))) return null
  const years = yearsOf(question)
  const least = minimumPenalty(uvt.year)
  if (years.length === 0 || (years.length === 1 && !began.test(typed)) || !least.known) return null
  const [total, each] = [formatPesos(least.pesos * years.length), formatPesos(least.pesos)]
  return {
    text: [
      idleClosing.least(unfiled.test(typed), total, each, namedYears(years), years.length, uvt.year),
      idleClosing.besides,
      idleClosing.order,
    ],
    links: [call, lateLink, lawyer],
  }
}

/** Answers what the missing returns of a company that never worked cost at least (E.T., arts. 639 and 641). */
export function idleCompanyReply(question: Question): Reply | null {
  const { text: typed, amounts } = question
  if (amounts.length > 0 || !company.test(typed) || !asksCost.test(typed) || other.test(typed)) return null
  if (!idle.test(typed) || !(unfiled.test(typed) || /\b(?:multas?|sancion\w*)\b/.test(typed))) return null
  const years = yearsOf(question)
  const least = minimumPenalty(uvt.year)
  if (years.length === 0 || !least.known) return null
  const named = namedYears(years)
  return {
    text: [
      text.least(
        formatPesos(least.pesos * years.length),
        formatPesos(least.pesos),
        named,
        years.length,
        uvt.year,
      ),
      text.more(formatPesos(least.pesos * 10)),
      text.rest,
    ],
    links: [lateLink, write, call],
  }
}
