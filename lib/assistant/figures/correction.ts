import { correction as text } from '@/content/assistant/correction'
import { call, lateLink, write } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt } from '@/content/legal-figures'
import { consumptionPercent, vatPercent } from '@/content/services'
import { numbersWithin } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { formatPercent, formatPesos } from '@/lib/format/number'
import { minimumPenalty } from '@/lib/tax-calendar/penalties'

const corrects = /\bcorr[ie][gj]\w*|\bcorrec+i?on\w*/
const mistaken =
  /\b(?:errore?s?|equivo[cq]\w+|quedo mal|mal (?:hech[ao]|presentad[ao]|declarad[ao]|puest[ao])|(?:de|por) menos|menos (?:de )?(?:ventas?|ingresos?|iva|impuesto|retencion\w*|lo)|puse mal|falt(?:o|aron)|olvid(?:e|o|amos)|no (?:puse|inclui|meti|reporte|sume)|se (?:me|nos) quedo)\b/
/** Matches somebody else, such as an accountant, who did a return wrong. */
const wrongByOther =
  /\bcontador(?:a|es|as)?(?: \w+){0,3} (?:hizo|hicieron|presento|declaro|lleno|liquido|dejo|puso)(?: \w+){0,2} (?:mal|menos|con error\w*)\b/
const severalPeriods =
  /\b(?:dos|tres|cuatro|cinco|seis|[2-6]|varios|varias|ambos|los dos|unos) (?:bimestres|cuatrimestres|periodos|meses|declaraciones|anos)\b/
const costs =
  /\b(?:sancion\w*|multa\w*)\b|\bcuanto (?:\w+ ){0,3}(?:pago|pagar|cuesta|sale|debo|toca|cobra la dian)\b|\bque (?:pago|debo|me toca) (?:pagar )?en total\b/
const isReturn =
  /\b(?:declaracion\w*|declar(?:e|o|amos)|present(?:e|o|amos)|iva|retencion\w*|retefuente|renta|impo ?consumo|impuesto al consumo)\b/
/** Matches «la sanción por corrección», which names no return. */
const ruleOnly = /\b(?:sancion\w*|multa\w*) (?:\w+ ){0,2}(?:correc\w+|corregir)\b/
/** A message with one of these words is about another penalty or about a correction that lowers the tax. */
const other =
  /\b(?:exogena|medios magneticos|pila|planilla|nomina|ugpp|requerimiento\w*|pliego|tarde|meses|extempor\w+|a favor|de mas|ustedes|uds|menor valor|cobran|honorarios|ica|reteica|patrimonio|rut|me (?:retuv|retien|quit|descont)\w+|corr\w+ (?:la|una|esa|mi) factura|camara|fals\w+|fictici\w+|contador(?:a|es|as)?(?! (?:\w+ ){0,3}(?:hizo|hicieron|presento|declaro|lleno|liquido|dejo|puso)(?: \w+){0,2} (?:mal|menos|con error\w*)| (?:\w+ )?se equivoc\w+)|empleador|nunca|sin (?:declarar|presentar))\b|\bno (?:\w+ )?(?:present(?:e|o|amos|ado)|declar(?:e|o|amos|ado)) (?:el |la |mi )?(?:iva|renta|retencion|declaracion)\b|\b(?:se (?:me|nos) (?:paso|olvido)|olvid\w+) (?:present|declar|pag)\w+ (?:el |la |mi )?(?:iva|renta|retencion|declaracion)\b/
/** Matches something that somebody left out of a return that they filed. */
const leavesOut =
  /\b(?:olvid\w+|falt(?:o|aron|aba)|omit\w+|no (?:la |lo |las |los )?(?:puse|inclui|meti|reporte|declare|agregue|relacione)|(?:me|nos) (?:quedo|quedaron) (?:faltando|por fuera|sin)|se (?:me|nos) (?:quedo|quedaron|paso|pasaron|olvido|olvidaron)|(?:deje|quedo) por fuera)\b/
const asset =
  /\b(?:cuentas? (?:de (?:ahorros?|banco)|bancari[ao]s?|en (?:el|un|nequi|daviplata|ban\w+|davi\w+))|(?:una?|otra|mi|la) cuenta(?! de cobro)|nequi|daviplata|cdts?|carros?|motos?|camionetas?|vehiculos?|casas?|aptos?|apartamentos?|lotes?|fincas?|local|acciones|inversion|fiducia)\b/
/** Matches an income, a debt or a possession abroad, for which other rules decide. */
const notOnlyAsset =
  /\b(?:vend\w+|ventas?|ingres\w+|arr[ie]+nd\w+|honorarios|sueldo|consign\w+|deudas?|exterior|extranjer\w+|afuera|estados unidos|eeuu|espana|miami|iva|ret[ei]n\w+|retefuente|consumo|sas|empresa|emplaz\w+|claves?|contrasenas?|usuario|portal|muisca|pag(?:ar|ue)|certificad\w+)\b/
const filed = /\b(?:present(?:e|amos|ada|aron)|declar(?:e|amos)|(?:la|mi|una) (?:renta|declaraci\w+))\b/
const unfiled = /\bno (?:\w+ )?(?:declar(?:e|amos|ado)|present(?:e|amos|ado))\b/g

/** Answers whether a return that lacks a possession can be corrected, and that a tax that stays equal has no penalty. */
function leftOutReply(typed: string): Reply | null {
  const told = typed.replace(/\b(?:di|dio|dimos) cuenta\b|\b(?:en|por) cuenta\b/g, ' ')
  const floor = minimumPenalty(uvt.year)
  if (![leavesOut, asset].every((words) => words.test(told)) || notOnlyAsset.test(told)) return null
  if (!filed.test(told.replace(unfiled, ' '))) return null
  if (other.test(told) || !floor.known) return null
  return {
    text: [text.leftOut(formatPesos(floor.pesos), formatPesos(floor.pesos * 10)), text.leftOutHow],
    links: [write, call, lateLink],
  }
}

const isSale = /\b(?:ventas?|vend\w+|ingres\w+|factur\w+|consign\w+|honorarios)\b/
const isTax =
  /^\s*(?:mil|millon(?:es)?|lucas|palos)?\s*(?:pesos )?(?:mas |menos )?(?:de )?(?:iva|impuesto|retencion\w*|impo ?consumo)\b/
const risesBefore =
  /\b(?:impuesto|iva|saldo)\b(?: \w+){0,3} (?:sub\w+|aument\w+|mas|era|da|daba|crec\w+)(?: \w+){0,2} $|\b(?:sub\w+|aument\w+|mayor|adicional|mas)(?: (?:el )?(?:impuesto|iva|valor))?(?: (?:en|de|por))? $/
const rises = /\b(?:sub[ei]\w*|aument\w+|mayor|adicional|pagar mas)\b/
/** Returns how many percent of an amount are tax: 100 for a tax, the rate for taxed sales, null for other amounts. */
function percentOf({ text: typed, typed: message }: Question, amount: number): number | null {
  const found = numbersWithin(message).find(({ kind, value }) => kind === 'money' && value === amount)
  const [before, after] = [found?.before ?? '', found?.after ?? '']
  const withheld = /\b(?:retencion\w*|retefuente)\b/.test(typed)
  if (withheld || isTax.test(after) || risesBefore.test(before)) return 100
  const ofVat = /\biva\b/.test(typed)
  if (!ofVat && !/\b(?:impo ?consumo|impuesto al consumo)\b/.test(typed))
    return rises.test(typed) ? 100 : null
  return !isSale.test(typed) ? 100 : ofVat ? vatPercent : consumptionPercent
}

/** Answers what the correction of a return costs (E.T., art. 644), never less than the minimum penalty. */
export function correctionReply(question: Question): Reply | null {
  const { text: typed, amounts } = question
  const ofAsset = leftOutReply(typed)
  if (ofAsset) return ofAsset
  const byOther = wrongByOther.test(typed)
  const told = byOther ? typed.replace(severalPeriods, ' ') : typed
  if (!costs.test(typed) || !(isReturn.test(typed) || ruleOnly.test(typed)) || other.test(told)) return null
  if (!corrects.test(typed) && !byOther && !(mistaken.test(typed) && amounts.length > 0)) return null
  // If the message names a summons but no rise of the tax, another answer explains the summons and its deadline.
  if (/\bemplaz/.test(typed) && !rises.test(typed) && !/\bmas\b/.test(typed)) return null
  const [one, two, ...others] = amounts
  const floor = minimumPenalty(uvt.year)
  const compared = two && /\b(?:eran?|debia\w*|en vez|en lugar)\b/.test(typed)
  if (others.length > 0 || (two && !compared) || !floor.known) return null
  const least = formatPesos(floor.pesos)
  const form = /\biva\b/.test(typed)
    ? text.forms.vat
    : /\b(?:retencion\w*|retefuente)\b/.test(typed)
      ? text.forms.withheld
      : ''
  const links = [lateLink, write, call]
  const rule = text.rule(least, formatPesos(floor.pesos * 10))
  const more = [...(severalPeriods.test(typed) ? [text.each] : []), ...(byOther ? [text.byOther] : [])]
  if (!one) return { text: [rule, text.how(form), ...more], links }
  const amount = two ? Math.abs(one - two) : one
  const percent = percentOf(question, one)
  if (amount === 0) return { text: [rule, text.how(form)], links }
  if (percent === null)
    return { text: [`${rule} ${text.untold(formatPesos(amount))}`, text.how(form)], links }
  const increase = Math.round((amount * percent) / 100)
  const of = (rate: number) => Math.round((increase * rate) / 100)
  const below = of(10) < floor.pesos
  const penalty = Math.max(of(10), floor.pesos)
  const after = formatPesos(Math.max(of(20), floor.pesos))
  const shown = formatPesos(increase)
  return {
    text: [
      below
        ? text.least(shown, formatPesos(of(10)), least) + text.leastAfter(after, of(20) >= floor.pesos)
        : text.sum(shown, formatPesos(of(10)), after, least),
      [
        ...(percent < 100
          ? [
              text.increase(
                formatPesos(amount),
                formatPercent(percent),
                text.taxes[percent === vatPercent ? 'vat' : 'consumption'],
                shown,
              ),
            ]
          : []),
        text.total(shown, formatPesos(penalty), formatPesos(increase + penalty)),
      ].join(' '),
      text.how(form),
    ],
    links,
  }
}
