import { computed } from '@/content/assistant/computed'
import { figuresLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, uvtByYear } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { formatNumber, formatPesos } from '@/lib/format/number'
import { minimumPenalty } from '@/lib/tax-calendar/penalties'

export const taxQuestions = [
  figuresLink,
  { href: '/servicios/asesoria-tributaria#preguntas', label: computed.more },
] as const

const most = 1e15

/** Converts typed digits to an amount; null for zero and for amounts of `most` or more. */
export const amountIn = (digits: string | undefined): number | null => {
  const value = Number(digits?.replace(',', '.'))
  return Number.isFinite(value) && value > 0 && value < most ? value : null
}

/** Converts pesos to UVT or UVT to pesos, or says the UVT of a year. */
export const unitsReply = (message: string, question: Question): Reply | null =>
  toUnits(message, question) ?? units(message, question) ?? uvtOf(message, question)

/** Converts pesos to UVT, for questions like «¿cuántas UVT son 10 millones?». */
function toUnits(message: string, { amounts: [pesos], time }: Question): Reply | null {
  if (!pesos || !/\bcuant[oa]s? uvts?\b|\ba uvts?\b|\ben uvts?\b/.test(message)) return null
  const figure = uvtByYear[time.year ?? uvt.year]
  if (!figure) return null
  const count = formatNumber(Math.round((pesos / figure.value) * 100) / 100)
  return {
    text: [computed.toUnits(formatPesos(pesos), count, figure.year, formatPesos(figure.value))],
    remark: computed.uvt(figure.year, formatPesos(figure.value), figure.source),
    links: taxQuestions,
  }
}

/** Matches a count of UVT, also the first of «1400 y 3500 uvt», but not the year of «1400 uvt de 2026 y 3500 uvt». */
const counts =
  /(?<!\buvts? (?:del? |en )?(?:ano )?)\b(\d+(?:,\d+)?)(?=\s*uvts?\b|(?:,? (?:y|e|o) \d+(?:,\d+)?)+\s*uvts?\b)/g

function units(message: string, { time, text: typed }: Question): Reply | null {
  // «2025 UVT» may name a year, but «2 mil UVT» is a count.
  const isYear = /\b20\d\d uvt/.test(typed)
  const found = [...message.matchAll(counts)].flatMap(([, digits]) => amountIn(digits) ?? [])
  const asked = [...new Set(found)].filter((count) => !(count >= 2000 && count <= 2100 && isYear))
  if (asked.length === 0) return null
  const short = message.split(/\s+/).length <= 8
  if (
    !short &&
    !/\b(cuant[oa]s?|cual|valor)\b.{0,25}\d[\d.,]* ?uvts?\b|\buvts?\b.{0,12}\b(pesos|plata|cuanto)\b/.test(
      message,
    )
  )
    return null
  if (/\b(exen\w+|obligad\w+|debo|toca|topes?|aplica)\b/.test(message)) return null
  const year = time.year ?? uvt.year
  const figure = uvtByYear[year]
  if (!figure) return { text: [computed.noUvt(year)], links: taxQuestions }
  const named = [...message.matchAll(/\b20\d\d\b(?! ?uvts?\b)/g)].flatMap(
    ([typedYear]) => uvtByYear[Number(typedYear)] ?? [],
  )
  // One count may be asked for several years.
  const years = asked.length === 1 && named.length > 1 ? named : [figure]
  return {
    text: [
      ...asked.flatMap((count) =>
        years.map((one) => computed.units(formatNumber(count), one.year, formatPesos(count * one.value))),
      ),
      ...(/\bsancion minima\b/.test(message) ? leastPenalty(year) : []),
    ],
    remark: years.map((one) => computed.uvt(one.year, formatPesos(one.value), one.source)).join(' '),
    links: taxQuestions,
  }
}

function leastPenalty(year: number): string[] {
  const least = minimumPenalty(year)
  return least.known ? [computed.leastPenalty(year, formatPesos(least.pesos))] : []
}

function uvtOf(message: string, { text }: Question): Reply | null {
  if (/\d mil (?:de )?uvts?\b/.test(text)) return null
  const beside = /(?<!\d ?)\buvts? (?:del? )?(?:ano )?20\d\d\b/.test(message)
  if (!/\buvts?\b/.test(message) || !/\b20\d\d\b/.test(message)) return null
  const asksValue = /\b(cuant\w*|valor|vale|valia|costaba|estaba)\b/.test(message)
  if (message.split(/\s+/).length > (beside || asksValue ? 15 : 9)) return null
  const now = /\b(hoy|ahora|actual\w*|este ano)\b/.test(message) ? [uvt.year] : []
  const years = new Set([...now, ...[...message.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year))])
  return {
    text: [...years].map((year) => {
      const figure = uvtByYear[year]
      return figure ? computed.uvt(year, formatPesos(figure.value), figure.source) : computed.noUvt(year)
    }),
    links: taxQuestions,
  }
}
