import { withholds as text, agentUnits } from '@/content/assistant/withholds'
import type { Reply } from '@/content/assistant/replies'
import { uvt, uvtBefore, uvtByYear } from '@/content/legal-figures'
import { dutyReply } from '@/lib/assistant/duty-reply'
import { numbersWithin, type NumberWithin } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const ofTax = /\b(?:ret[ei]nc\w*|retefuente|rete fuente|reten(?:er\w*|go|emos|edor\w*))\b/
const asksDuty =
  /\b(?:debo|deb[ei]\w*|tengo que|tenia que|tenemos que|tiene que|hay que|(?:me |nos )?toca|obligad[oa]s?|agente|corresponde|puedo|(?:le|les) (?:hago|hacemos|practico|retengo|descuento|tengo)|practico|retengo|es obligatori[oa])\b/
/** Matches a person with a business who pays, and not the person who is paid. */
const person =
  /(?<!\b(?:a|de|con|contrat\w+|pag\w+) (?:una? )?)\bpersonas? natural(?:es)?\b|\b(?:soy|siendo|como|somos) (?:un |una )?(?:pequen[oa] )?(?:comerciante|tender[oa])|\b(?:tengo|tiene|mi) (?:un |una )?(?:pequen[oa] )?(?:tienda|negocio|local|almacen|ferreteria|drogueria|panaderia|restaurante|taller|miscelanea|papeleria|minimercado|carniceria|peluqueria|barberia|cafeteria|emprendimiento)\b|\bsoy (?:un |una )?(?:medic[oa]|abogad[oa]|ingenier[oa]|arquitect[oa]|odontolog[oa]|psicolog[oa]|contador[a]?|veterinari[oa]|ganader[oa]|agricultor[a]?|consultor[a]?|independiente|profesional)\b|\bpara mi (?:casa|apto|apartamento|finca)\b/
const asksWho = /(?<!\ba )\bquien(?:es)? (?:\w+ ){0,3}(?:practic\w+|reten\w+|(?:es|son|hacen|hace|hacer)\b)/
const company = /\b(?:sas|s a s|sociedad|(?:mi|nuestra|la|una) empresa|ltda|compania)\b/
/** This answer is wrong for a message with one of these words, such as about ICA or a forgotten withholding. */
const other =
  /\b(?:me (?:aplic\w+|quit\w+|hac\w+|hicieron|hagan|retien\w+|retuv\w+|practic\w+|descont\w+|descuent\w+|deben|devuelv\w+)|certificado\w*|ica|reteica|reteiva|iva|copropiedad|edificio|conjunto|fundacion|salari\w*|sueldos?|emplead\w+|trabajador\w*|nomina|simple|rst|sancion\w*|multa\w*|no (?:le |les )?(?:practi\w+|hice|hizo|retuv\w+)|olvid\w+|tarde|cuando (?:vence|declaro|presento|se)|vence\w*|plazo|autorret\w+|vend[ií] (?:una?|mi|el|la) \w+|notaria)\b/

const ofIncome =
  /\b(?:vend\w+|ventas?|factur(?:o|e|a|amos|ado|aba)|ingres\w+|gan[aeo]\w*|entra\w*|recib\w+)\b/g
const ofAssets = /\b(?:patrimonio|activos|bienes|inventarios?|capital)\b/g
const ofPayment =
  /\b(?:pag(?!ina)\w*|cobr\w+|honorarios|arriendo|arrendamiento|canon|cuesta\w*|vale|por un|contrat\w+|factura (?:de|por))\b/g
const kinds = [
  ['income', ofIncome],
  ['assets', ofAssets],
  ['payment', ofPayment],
] as const

/** Returns what an amount is by the nearest word before it or, if there is none, the first word after it. */
function kindOf({ before, after }: NumberWithin): (typeof kinds)[number][0] | null {
  const placed = (part: string) =>
    kinds
      .flatMap(([kind, words]) => [...part.matchAll(words)].map(({ index }) => ({ kind, index })))
      .toSorted((one, two) => one.index - two.index)
  return (placed(before.slice(-60)).at(-1) ?? placed(after.slice(0, 40))[0])?.kind ?? null
}

/** Joins the words before a year to those before its amount, as in «ventas 2026 de 900 millones». */
function withYearBefore(one: NumberWithin, all: readonly NumberWithin[]): NumberWithin {
  const last = all[all.indexOf(one) - 1]
  return last?.kind === 'year' ? { ...one, before: `${last.before} ${one.before}` } : one
}

/** Tells a payer whether to withhold: the payer's income or assets decide this, not the amount of the payment. */
export function withholdsReply(question: Question): Reply | null {
  const { typed, text: asked, time, english } = question
  if (english || !ofTax.test(asked) || other.test(asked)) return null
  const who = asksWho.test(asked)
  if (!who && !asksDuty.test(asked)) return null
  const all = numbersWithin(typed)
  const money = all.filter(({ kind }) => kind === 'money')
  const own = money.flatMap((one) => {
    const kind = kindOf(withYearBefore(one, all))
    const times = /^[^,;.?]{0,20}\b(?:al mes|mensual\w*|cada mes|por mes)\b/.test(one.after) ? 12 : 1
    return kind === 'income' || kind === 'assets' ? [{ kind, sum: one.value * times }] : []
  })
  const [payment, ...payments] = money.filter((one) => kindOf(withYearBefore(one, all)) === 'payment')
  const sums = payment && payments.length === 0 ? feesSum({ ...question, amounts: [payment.value] }) : null
  if (company.test(asked))
    return own.length > 0 ? { text: [text.company, ...(sums ?? [text.rates])], links: text.links } : null
  if (who && money.length === 0 && !person.test(asked))
    return { text: [text.who, text.salaries], links: text.links }
  if (!person.test(asked)) return null
  if (own.length === 0) return { text: [text.general, text.salaries], links: text.links }
  const year = time.year ?? (/\beste ano\b/.test(asked) ? uvt.year : uvtBefore.year)
  const figure = uvtByYear[year] ?? uvtBefore
  const limit = agentUnits * figure.value
  const largest = own.toSorted((one, two) => two.sum - one.sum)[0]
  if (!largest) return null
  const said = [text[largest.kind], formatPesos(largest.sum), formatPesos(limit), figure.year] as const
  const both = new Set(own.map(({ kind }) => kind)).size > 1
  const rest = both ? '' : largest.kind === 'income' ? text.otherIsAssets : text.otherIsIncome
  return {
    text:
      largest.sum > limit
        ? [text.yes(...said), ...(sums ?? [text.rates]), text.salaries]
        : [text.no(...said, rest), text.salaries],
    links: text.links,
  }
}

/** Computes the withholding on the only payment of a message, if this payment is a fee. */
function feesSum(question: Question): readonly string[] | null {
  const sum = dutyReply(question)
  return sum?.text[0]?.startsWith('Por honorarios') ? sum.text : null
}
