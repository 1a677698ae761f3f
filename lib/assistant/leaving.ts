import { benefitsText } from '@/content/assistant/benefits'
import { leaving as text } from '@/content/assistant/leaving'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { benefitsReply, severanceInterest, share, wageOf } from '@/lib/assistant/benefits-reply'
import { monthNumber } from '@/lib/assistant/numbers'
import { readQuestion, type Question } from '@/lib/assistant/question'
import { baseOf } from '@/lib/assistant/transport-aid'
import { formatPesos } from '@/lib/format/number'

const left =
  /\b(?:renunci\w+|me (?:retire|fui|sali|voy|retiro)|sali (?:de|del|el|en)|salgo|termin(?:e|o|aron)|me (?:ech|despid|bot|sac)\w+|(?:se )?(?:retiro|renuncio))\b/
const asks =
  /\b(?:cuant[oa]s?|valor|calcul\w+)\b[^]*\b(?:liquid\w+|prestaciones|(?:deben?|tienen que|tiene que|toca) (?:pagar\w*|dar\w*)|(?:me|le|les) (?:toca|deb(?:o|en?)|tienen?|pagan?|pago|dan|llevo|corresponde))\b|\bliquid\w+\b[^]*\bcuant[oa]s?\b|\bque me (?:dan|toca|pagan|deben)\b|\bcuanto es lo mio\b/
const started =
  /\b(?:desde|entre|entro|ingres\w+|empece|empezo|inici\w+|arranque|comence|del? \d{1,2} de \w+ (?:al|a|hasta))\b/
const other =
  /\b(?:indemniz\w+|incapac\w+|embaraz\w+|horas?|no me (?:han|pag\w+|quier\w+|dan|liquid\w+)|prima de|retencion|renta|declar\w+|iva|ustedes|contrato de prestacion|prestacion de servicios|por dias|interna?|multa\w*|demanda\w*|preaviso|minimo integral|integral|destajo|comision\w*|ya me (?:pag|dieron)\w*|me (?:pagaron|dieron|liquidaron))\b/
/** Matches a copied form with «liquidación» and «fecha de ingreso», which asks for the sum without a question. */
const form =
  /\bliquid\w+\b(?=[^]*\bsueldo|[^]*\bsalario|[^]*\bgan|[^]*\bminimo)[^]*\bfecha (?:de )?(?:ingreso|entrada|inicio)\b|\bfecha (?:de )?(?:ingreso|entrada|inicio)\b[^]*\bliquid\w+/
const worked = /\b(?:trabaje|trabajo|trabajaba|labore|laboro)\b/
const namesOne = /\b(?:primas?|cesantias|vacaciones|prestaciones|liquid\w+)\b/
const spansIn = (typed: string, numbers: Question['numbers']): boolean =>
  /\b(?:ano|mes) y medio\b|\bmedio ano\b/.test(typed) ||
  numbers.some(({ kind, unit }) => kind === 'count' && /^(?:mes|ano|dia|semana)$/.test(unit ?? ''))
const days30 = (month: number, day: number) => month * 30 + Math.min(day, 30)

/** Computes the benefits of this year for somebody who left, from the wage and, if given, the last day. */
export function leavingReply({ text: typed, typed: written, numbers }: Question): Reply | null {
  const formed = form.test(typed)
  if ((!asks.test(typed) && !formed) || other.test(typed)) return null
  const dated = numbers.filter(({ kind, unit }) => kind === 'day' && monthNumber(unit))
  if (!left.test(typed) && !(dated.length === 2 && worked.test(typed))) return null
  // A message with the first and the last day of work asks for the settlement, even without the word «liquidación».
  if (dated.length === 2 && (formed || !namesOne.test(typed)))
    return benefitsReply(readQuestion(`cuánto es la liquidación, ${written}`))
  if (started.test(typed)) return null
  // If the message says how long somebody worked, other functions compute the settlement and the indemnity.
  if (/\b(?:liquid\w+|prestaciones|despid\w+|ech\w+|bot\w+|sac\w+|justa causa)\b/.test(typed)) {
    if (spansIn(typed, numbers)) return null
  } else if (spansIn(typed, numbers))
    return benefitsReply(readQuestion(`cuánto es la liquidación, ${written}`))
  if (numbers.some(({ kind, value }) => kind === 'year' && value !== uvt.year)) return null
  const wage = wageOf(typed, numbers)
  if (typeof wage !== 'number' || wage < 500_000 || wage > 100_000_000) return null
  const ends = numbers.flatMap(({ kind, unit, value }) => {
    const month = kind === 'day' ? monthNumber(unit) : null
    return month ? [{ month, day: value, name: `${value} de ${unit}` }] : []
  })
  const [end, ...more] = ends
  if (more.length > 0) return null
  const base = baseOf(typed, wage)
  const shown = [
    formatPesos(wage),
    base.aid > 0 ? formatPesos(base.aid) : null,
    formatPesos(base.sum),
  ] as const
  const least = wageByYear[uvt.year]?.value ?? 0
  const rest = [text.due(formatPesos(wage / 30), wage > least), text.ask]
  const ofDismissal = /\b(?:despid|ech|bot)\w+\b/.test(typed) ? [benefitsText.dismissed] : []
  const month = formatPesos(wage / 24)
  return {
    text: [
      ...(end
        ? [sumsUntil(end, base.sum, shown), text.holidays(month)]
        : [text.months(shown, formatPesos(base.sum / 12), month)]),
      ...ofDismissal,
      ...rest,
    ],
    remark: text.remark,
    links: text.links,
  }
}

function sumsUntil(
  end: { month: number; day: number; name: string },
  base: number,
  shown: readonly [string, string | null, string],
): string {
  const last = days30(end.month, end.day)
  const ofYear = last - days30(1, 1) + 1
  const ofHalf = last - days30(end.month < 7 ? 1 : 7, 1) + 1
  const severance = share(base, ofYear)
  const interest = share(severance, ofYear) * severanceInterest
  const bonus = share(base, ofHalf)
  return text.sums(
    shown,
    end.name,
    [formatPesos(severance), ofYear],
    formatPesos(interest),
    [formatPesos(bonus), ofHalf],
    formatPesos(severance + interest + bonus),
  )
}
