import { contributions, contributionsText as text } from '@/content/assistant/payroll'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { isPensioner } from '@/lib/assistant/pensioner'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const own =
  /\b(independientes?|contratistas?|prestacion(es)? de servicios?|prestador\w*|freelanc\w*|honorarios|opp?s)\b/
const asks = /\b(salud|pension|pila|planilla|seguridad social|cotiz\w*|aport\w*)\b/

/** Computes the social security contributions on rents, independent work (Ley 2277 de 2022, art. 89) or a wage. */
export const contributionsReply = (question: Question): Reply | null =>
  ofRent(question) ?? ofIndependent(question) ?? ofWage(question)

const taken =
  /\b(qued\w*|neto|libre|recib\w+|descuent\w*|descont\w*|quitan|quita|deduc\w*|le saco|me sacan)\b/

/** Computes what is deducted from a wage for health and pension. */
function ofWage({ text: typed, amounts: [named] }: Question): Reply | null {
  if (isPensioner(typed)) return null
  const net = /\b(sueldo|salario)\b/.test(typed) && /\b(queda|libre|neto|llega)\b/.test(typed)
  if (own.test(typed) || !taken.test(typed) || !(net || /\b(salud|pension|seguridad social)\b/.test(typed)))
    return null
  const { value: least, aid } = wageByYear[uvt.year] ?? { value: 0, aid: null }
  const income = named ?? (/\b(el|del|un|con|salario|sueldo) minimo\b/.test(typed) ? least : 0)
  if (!least || income < least || income >= contributions.plainBelow * least) return null
  const each = Math.round((income * contributions.ofWorker) / 100)
  return {
    text: [
      text.wage(
        formatPesos(income),
        formatPesos(each),
        formatPesos(2 * each),
        formatPesos(income - 2 * each),
      ),
      ...(aid && income <= 2 * least ? [text.withAid(formatPesos(aid))] : []),
      text.wageRule,
    ],
    links: [call],
  }
}

/** Somebody who lives on rents pays contributions on what remains after the costs of the property. */
function ofRent({ text: typed, amounts: [income = 0, ...others] }: Question): Reply | null {
  const rents =
    /\b(?:arriendos?|alquiler\w*|rentas de capital|cano?nes)\b/.test(typed) &&
    /\b(?:viv[oe]|vivimos|recib\w+|gan[oa]|cobro|por esa plata|por es[oa]s?|por (?:los |mis )?arriendos?|rentista)\b/.test(
      typed,
    )
  if (
    !rents ||
    !asks.test(typed) ||
    /\b(?:pag[oa] arriendo|contrato de prestacion|ugpp|emplead\w+)\b/.test(typed)
  )
    return null
  const wage = wageByYear[uvt.year]?.value
  if (!wage || income < 100_000 || others.length > 0) return null
  const base = Math.max(wage, (income * contributions.base) / 100)
  if (base >= contributions.plainBelow * wage) return null
  const share = (percent: number) => Math.round((base * percent) / 100)
  const both = share(contributions.health) + share(contributions.pension)
  return {
    text: [
      income < wage
        ? text.rentBelow(formatPesos(income), formatPesos(wage))
        : text.rent(formatPesos(income), formatPesos(wage), formatPesos(base), formatPesos(both)),
      text.rentRest,
    ],
    links: [{ href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga' }, call],
  }
}

const severalContracts = /\b(2|dos|3|tres) (?:contratos?|clientes?) (?:\w+ )?de\b/

/** Matches «dos contratos, uno de 3 millones y otro de 2», whose amounts are added. */
const differentContracts = /\b(?:contratos|clientes)\b[^]*\bun[oa]? (?:es )?(?:de|por)\b[^]*\botr[oa]\b/

function ofIndependent({ text: typed, amounts }: Question): Reply | null {
  const [each = 0, ...others] = amounts
  const [, count = ''] = severalContracts.exec(typed) ?? []
  const together = others.length > 0 && differentContracts.test(typed)
  const income = together
    ? amounts.reduce((sum, amount) => sum + amount, 0)
    : each * (/2|dos/.test(count) ? 2 : count ? 3 : 1)
  const isOwn = own.test(typed) || ((together || count !== '') && !/\bemple\w+/.test(typed))
  if (!isOwn || !asks.test(typed) || /\biva\b/.test(typed)) return null
  if (/\bugpp\b/.test(typed) && !together) return null
  const withheld = /\b(?:retenc\w*|retefuente|retienen)\b/.test(typed)
  if (withheld && !/\bsalud\b|\bpension\b/.test(typed)) return null
  const wage = wageByYear[uvt.year]?.value
  if (!wage || income < 100_000) return null
  if (income < wage)
    return { text: [text.below(formatPesos(income), formatPesos(wage)), text.belowRest], links: [call] }
  const base = Math.max(wage, (income * contributions.base) / 100)
  if (base >= contributions.plainBelow * wage) return null
  const share = (percent: number) => Math.round((base * percent) / 100)
  if (/\b(?:pensionad[ao]s?|jubilad[ao]s?|mi pension|mesada)\b/.test(typed))
    return {
      text: [text.retired(formatPesos(base), formatPesos(share(contributions.health))), text.retiredRest],
      links: [{ href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga' }, call],
    }
  const [health, pension] = [share(contributions.health), share(contributions.pension)]
  return {
    text: [
      ...(together ? [text.together] : []),
      text.sum(
        formatPesos(income),
        formatPesos(base),
        formatPesos(health),
        formatPesos(pension),
        formatPesos(health + pension),
      ),
      text.rule,
      ...(withheld
        ? [text.withheld(formatPesos(income), formatPesos(95 * uvt.value), income <= 95 * uvt.value)]
        : []),
    ],
    links: [{ href: '/herramientas/vencimientos/pila', label: 'Ver cuándo se paga' }, call],
  }
}
