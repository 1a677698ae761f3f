import { figureTexts } from '@/content/assistant/figures'
import { numberWords } from '@/content/assistant/keywords'
import { ownIncomes } from '@/content/assistant/own-incomes'
import { pensionAndMore as text } from '@/content/assistant/pension-and-more'
import { call, incomeLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, uvtBefore } from '@/content/legal-figures'
import { asksToDeclare } from '@/lib/assistant/asks-duty'
import { declaredYear } from '@/lib/assistant/declared-year'
import { yearLines } from '@/lib/assistant/income-years'
import { numbersWithin, type NumberWithin } from '@/lib/assistant/numbers'
import { isPensioner, pensionPayments } from '@/lib/assistant/pensioner'
import type { Question } from '@/lib/assistant/question'
import { saysYear } from '@/lib/assistant/this-year'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatPesos } from '@/lib/format/number'
import { yearlyDay } from '@/lib/tools/yearly-day'

type Income = 'pension' | keyof typeof text.kinds

const incomes: readonly (readonly [Income, RegExp])[] = [
  ['pension', /\b(?:pension\w*|mesadas?|jubilad[ao]s?|jubilacion|colpensiones)\b/g],
  ['rent', /\b(?:arr[ie]+nd\w+|alquil\w+|canon|rentas? de (?:un|una|mi|dos))\b/g],
  ['wage', /\b(?:sueldo|salario|empleo|emplead[oa])\b/g],
  ['fees', /\b(?:honorarios|contratos?|clases|asesorias?|consultas?|prestacion de servicios|trabaj\w+)\b/g],
  ['sales', /\b(?:negocio|tienda|ventas|vendiendo|vendo)\b/g],
]
/** This answer is wrong for a message with one of these words, such as about a sale or income from abroad. */
const other =
  /\b(?:iva|retenc\w*|retien\w+|ica|exterior|extranjer\w+|airbnb|turist\w+|cdts?|vend(?:i|io|imos)|consign\w+|compr(?:e|o)|tarjeta|multa\w*|sancion\w*|nunca|salud y pension|planilla|pila|seguridad social|cotiz\w+|simple|sas|s a s|empresa|ustedes|heren\w*|hered\w*|al ano|anual\w*|en el ano)\b|\bpag(?:o|amos|a)\b(?: \w+){0,4} (?:arriendo|canon|alquiler)\b|\b(?:viv\w+ (?:en|de) arriendo (?:por|de|en)|viv\w+ en arriendo|me arriendan|tom[oe] en arriendo|soy (?:el |la )?(?:inquilin|arrendatari)[oa])\b/
const eachMonth = /^\s*(?:mil|millon(?:es)?|palos)?\s*(?:pesos )?(?:al mes|mensual\w*|cada mes|por mes)\b/
const eachOne =
  /\b(2|dos|3|tres|4|cuatro|5|cinco) (?:\w+ )?(?:aptos?|apartamentos?|casas?|locales|apartaestudios?|inmuebles|habitaciones)\b[^]*\bcada un[oa]\b/
/** A monthly income is below this amount; a greater one is the value of a property. */
const mostMonthly = 20_000_000
/** Amounts within this part of the limit are called near. */
const nearPart = 0.95

/** Returns what an amount is from the words after «de», else from the last words before it, else from those after it. */
function incomeOf({ before, after }: NumberWithin): Income | null {
  const placed = (part: string) =>
    incomes
      .flatMap(([kind, words]) => [...part.matchAll(words)].map(({ index }) => ({ kind, index })))
      .toSorted((one, two) => one.index - two.index)
  const [said = ''] =
    /^\s*(?:mil|millon(?:es)?|palos)?\s*(?:pesos )?(?:al mes |mensuales )?(?:de|por|en) (?:la |un |mi )?\w+/.exec(
      after,
    ) ?? []
  return (placed(said)[0] ?? placed(before.slice(-60)).at(-1) ?? placed(after.slice(0, 40))[0])?.kind ?? null
}

/** Adds thirteen payments of a pension to twelve months of other income, and compares the sum with the limit. */
export function pensionAndMoreReply(question: Question): Reply | null {
  const { text: typed, typed: message } = question
  if (!isPensioner(typed) || !asksToDeclare(typed) || other.test(typed)) return null
  const money = numbersWithin(message).filter(({ kind, value }) => kind === 'money' && value >= 100_000)
  const isMonthly = ({ value, after }: NumberWithin) => value < mostMonthly || eachMonth.test(after)
  const monthly = money.filter(isMonthly).map((one) => ({ kind: incomeOf(one), value: one.value }))
  const [worth = 0, ...values] = money.filter((one) => !isMonthly(one)).map(({ value }) => value)
  const [pension, ...pensions] = monthly.filter(({ kind }) => kind === 'pension')
  const more = monthly.filter(({ kind }) => kind !== 'pension' && kind !== null)
  const figure = declaredYear(question)
  if (!figure || !pension || pensions.length > 0 || values.length > 0) return null
  if (more.length === 0 || more.length + 1 < monthly.length) return null
  const [, named = ''] = eachOne.exec(typed) ?? []
  const count = more.length === 1 && named ? (numberWords[named] ?? Number(named)) : 1
  const ofPension = pension.value * pensionPayments
  const all = ofPension + more.reduce((sum, { value }) => sum + value * 12, 0) * count
  const [limit, wealth] = [1_400 * figure.value, 4_500 * figure.value]
  const parts = [
    text.pension(formatPesos(pension.value), formatPesos(ofPension)),
    ...more.map(({ kind, value }) =>
      text.more(
        text.kinds[kind as keyof typeof text.kinds],
        formatPesos(value * count),
        formatPesos(value * count * 12),
      ),
    ),
  ].join('; ')
  const rent = more.some(({ kind }) => kind === 'rent')
  const fourteen = all + pension.value
  const ofNextReturn = 1_400 * uvt.value
  const last = yearlyDay('person-income-return', figure.year, '00')?.due
  const exempt = rent ? text.notPaying : text.exempt
  return {
    text: [
      (worth > wealth ? ownIncomes.propertyAbove(formatPesos(worth), formatPesos(wealth)) : '') +
        (all >= limit ? text.above : text.below)(parts, formatPesos(all), figure.year, formatPesos(limit)) +
        (all < limit && fourteen >= limit ? ` ${ownIncomes.fourteen(formatPesos(fourteen))}` : ''),
      ...(figure.year === uvtBefore.year && !saysYear(typed)
        ? [
            text.thisYear(
              uvt.year,
              formatPesos(ofNextReturn),
              all >= ofNextReturn,
              all >= ofNextReturn * nearPart,
            ),
          ]
        : yearLines(typed, figure)),
      exempt(formatPesos(1_000 * uvt.value), uvt.year),
      text.bring(formatPesos(wealth), rent),
      ...(all >= limit && last !== undefined && last < bogotaDay(new Date())
        ? [figureTexts.over(figure.year)]
        : []),
    ],
    links: [incomeLink, call],
  }
}
