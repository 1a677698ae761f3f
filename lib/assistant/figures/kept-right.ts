import { keptRight as text } from '@/content/assistant/kept-right'
import { laterSums } from '@/content/assistant/later-sums'
import type { Reply } from '@/content/assistant/replies'
import { withholdingConcepts } from '@/content/books-withholding'
import { uvt } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatNumber, formatPercent, formatPesos } from '@/lib/format/number'

type Kind = 'purchases' | 'services'

const kept = /\b(?:ret(?:uv|ien|en)\w*|descont\w+|descuent\w+|quit(?:o|aron)|hicieron)\b/
const asksIfRight =
  /\b(?:bien|correct[oa]|legal|normal|mal|era (?:mas|menos|el)|cuanto (?:era|debia\w*|tocaba))\b/
const other =
  /\b(?:iva|ica|reteica|reteiva|salari\w*|sueldo|nomina|honorarios|cdts?|arriendo|canon|primas?|premio|rifa|notaria|dividendos?|simple|fletes?|carga|cafe|pension|salud|carros?|motos?|vehiculos?|casa|apartamento|apto|lote|finca|asesoria|consultoria|abogad\w+|contador\w*)\b/
const words: Readonly<Record<Kind, RegExp>> = {
  services: /\b(?:servicios?|mantenimiento|reparacion\w*|trabajos?|obra|instal\w+)\b/,
  purchases: /\b(?:compras?|mercancia|productos?|materiales|insumos|vend\w+|venta)\b/,
}
const noReturn = /\bno (?:soy|es|era|somos)? ?(?:declar\w+|obligad\w+)\b/

const kindOfPercent = (percent: number): Kind | null =>
  percent === 2.5 || percent === 3.5 ? 'purchases' : percent === 4 || percent === 6 ? 'services' : null

/** Answers whether a withheld percentage is right, given what was sold and whether the seller files a return. */
export function keptRightReply({ text: typed, numbers, amounts }: Question): Reply | null {
  const [percent, ...morePercents] = numbers.filter((one) => one.kind === 'percent')
  const [amount, ...others] = amounts
  if (!percent || morePercents.length > 0 || others.length > 0) return null
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
        text.below(formatPesos(amount), formatNumber(row.uvts), formatPesos(least)),
        laterSums.withheld.tooMuch,
      ],
      links,
    }
  const isRight = percent.value === row.percent
  const of = amount
    ? text.of(formatPesos(amount), part(row.percent), isRight ? null : part(percent.value))
    : ''
  const first =
    files === null
      ? text.either(
          text.kinds[kind],
          formatPercent(row.percent),
          formatPercent(withholdingConcepts[`${kind}-other`].percent),
        )
      : isRight
        ? text.right(shown, text.concepts[key], of)
        : text.wrong(shown, formatPercent(row.percent), text.concepts[key], of)
  const guessed = rowOf(kind === 'purchases' ? 'services' : 'purchases')
  const { percent: rate } = withholdingConcepts[guessed]
  return {
    text: [
      first,
      ...(named
        ? []
        : [text.otherwise(text.concepts[guessed], formatPercent(rate), amount ? part(rate) : null)]),
      ...(files === null || isRight
        ? []
        : [percent.value < row.percent ? text.less : laterSums.withheld.tooMuch]),
      laterSums.withheld.rest,
    ],
    links,
  }
}
