import { keptRight as texts } from '@/content/assistant/kept-right'
import { laterSums } from '@/content/assistant/later-sums'
import type { Reply } from '@/content/assistant/replies'
import { withholdingConcepts } from '@/content/books-withholding'
import { uvt } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatNumber, formatPercent, formatPesos } from '@/lib/format/number'

type Kind = 'purchases' | 'services'

const kept =
  /\b(?:ret(?:uv|ien|en)\w*|retefuente|practic(?:o|aron|an)|descont\w+|descuent\w+|quit(?:o|aron)|hicieron)\b/
const asksIfRight =
  /\b(?:bien|correct[oa]|legal|normal|mal|era (?:mas|menos|el)|cuanto (?:era|debia\w*|tocaba)|de mas|abuso|injust\w+)\b/
const other =
  /\b(?:iva|ica|reteica|reteiva|salari\w*|sueldo|nomina|honorarios|cdts?|arriendo|canon|primas?|premio|rifa|notaria|dividendos?|simple|fletes?|carga|cafe|pension|salud|carros?|motos?|vehiculos?|casa|apartamento|apto|lote|finca|asesoria|consultoria|abogad\w+|contador\w*)\b/
const words: Readonly<Record<Kind, RegExp>> = {
  services: /\b(?:servicios?|mantenimiento|reparacion\w*|trabajos?|obra|instal\w+)\b/,
  purchases: /\b(?:compras?|mercancia|productos?|materiales|insumos|vend\w+|venta)\b/,
}
const noReturn = /\bno (?:soy|es|era|somos)? ?(?:declar\w+|obligad\w+)\b/

const kindOfPercent = (percent: number): Kind | null =>
  percent === 2.5 || percent === 3.5 ? 'purchases' : percent === 4 || percent === 6 ? 'services' : null

/** A message with one of these words is not about 10% or 11% that was withheld from fees or services. */
const notFees =
  /\b(?:iva|ica|reteica|reteiva|salari\w*|sueldo|nomina|liquidacion|prestaciones|prestamo|cdts?|arriendo|canon|primas?|premio|rifa|notaria|dividendos?|simple|fletes?|carga|cafe|pension|salud|carros?|casa|apartamento|lote|finca|compras?|mercancia|certificad\w+|cuanto (?:me )?(?:llega|queda|consignan)|le (?:retuv|descont)\w+|declaracion)\b/
const wasKept =
  /\b(?:me|nos) (?:\w+ ){0,2}?(?:retuv|retien|descont|descuent|quit|practic|hicieron|hizo)\w*|\b(?:hicieron|practicaron) (?:la |una )?ret\w+/
const isWithheld =
  /\b(?:ret\w*nc\w+|ret\w*fuente|retuv\w+|retien\w+|h?onorarios|servicios?|consultoria|asesoria)\b/
const company = /\b(?:sas|s a s|mi empresa|sociedad)\b/
const fees =
  /\b(?:h?onorarios|asesoria|consultoria|abogad\w+|contador\w*|profesional\w*|ingenier\w+|arquitect\w+|disenador\w*|psicolog\w+|consultor\w*)\b/
const tableFrom = 95

/** Answers whether 10% or 11% was rightly withheld: both are percentages for fees, never for a general service. */
function feesRightReply(typed: string, percent: number, amount: number | undefined): Reply | null {
  const said = texts.fees
  const links = laterSums.withheld.links
  const of = (rate: number) => (amount ? `: ${formatPesos(Math.round((amount * rate) / 100))}` : '')
  const limit = formatPesos(Math.round(tableFrom * uvt.value))
  if (company.test(typed)) return { text: [said.company(of(11)), said.back], links }
  const files = noReturn.test(typed) ? false : /\bdeclar\w+\b/.test(typed) ? true : null
  const { services: one, 'services-other': two } = withholdingConcepts
  const shown = amount ? said.from(formatPesos(amount)) : ''
  const service =
    files === null
      ? said.either(of(one.percent), of(two.percent))
      : said.service(formatPercent((files ? one : two).percent), files, of((files ? one : two).percent))
  const ofFees = fees.test(typed)
  return {
    text: [
      (ofFees ? said.ofFees(percent) : said.depends(formatPercent(percent), of(percent))) + shown,
      ...(ofFees ? [] : [service]),
      said.rates(of(10), of(11), limit),
      ...(files === false && ofFees ? [said.ownTax] : []),
      said.back,
    ],
    links,
  }
}

/** Answers whether a withheld percentage is right, given what was sold and whether the seller files a return. */
export function keptRightReply({ text, numbers, amounts }: Question): Reply | null {
  const typed = text.replace(/\b(?:mas|con|sin|y|antes de) (?:el )?iva\b/g, ' ')
  const [percent, ...morePercents] = numbers.filter((one) => one.kind === 'percent')
  const [amount, ...others] = amounts
  if (!percent || morePercents.length > 0 || others.length > 0) return null
  const ofFees =
    (percent.value === 10 || percent.value === 11) && isWithheld.test(typed) && !notFees.test(typed)
  if (ofFees && (wasKept.test(typed) || (kept.test(typed) && asksIfRight.test(typed))))
    return feesRightReply(typed, percent.value, amount)
  if (!kept.test(typed) || !asksIfRight.test(typed) || other.test(typed)) return null
  const named = (Object.keys(words) as Kind[]).find((one) => words[one].test(typed))
  const kind = named ?? kindOfPercent(percent.value)
  if (!kind) return null
  const files = noReturn.test(typed) ? false : /\bdeclar\w+\b/.test(typed) ? true : null
  const rowOf = (one: Kind) => (files === false ? (`${one}-other` as const) : one)
  const key = rowOf(kind)
  const row = withholdingConcepts[key]
  const shown = formatPercent(percent.value)
  const part = (rate: number) => formatPesos(Math.round(((amount ?? 0) * rate) / 100))
  const least = row.uvts * uvt.value
  const links = laterSums.withheld.links
  if (amount && amount < least)
    return {
      text: [
        texts.below(formatPesos(amount), formatNumber(row.uvts), formatPesos(least)),
        laterSums.withheld.tooMuch,
      ],
      links,
    }
  const isRight = percent.value === row.percent
  const of = amount
    ? texts.of(formatPesos(amount), part(row.percent), isRight ? null : part(percent.value))
    : ''
  const first =
    files === null
      ? texts.either(
          texts.kinds[kind],
          formatPercent(row.percent),
          formatPercent(withholdingConcepts[`${kind}-other`].percent),
        )
      : isRight
        ? texts.right(shown, texts.concepts[key], of)
        : texts.wrong(shown, formatPercent(row.percent), texts.concepts[key], of)
  const guessed = rowOf(kind === 'purchases' ? 'services' : 'purchases')
  const { percent: rate } = withholdingConcepts[guessed]
  return {
    text: [
      first,
      ...(named
        ? []
        : [texts.otherwise(texts.concepts[guessed], formatPercent(rate), amount ? part(rate) : null)]),
      ...(files === null || isRight
        ? []
        : [percent.value < row.percent ? texts.less : laterSums.withheld.tooMuch]),
      laterSums.withheld.rest,
    ],
    links,
  }
}
