import { depreciation as texts, depreciationCaps } from '@/content/assistant/depreciation'
import { numberWords } from '@/content/assistant/keywords'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import type { Question } from '@/lib/assistant/question'
import { formatPercent, formatPesos } from '@/lib/format/number'

const links = [
  { href: '/servicios/asesoria-contable#preguntas', label: 'Leer las preguntas frecuentes' },
  call,
] as const
const mostYears = 50

/** Matches a number of years of use, but not «hace 2 años», which tells when something was bought. */
const yearsOfUse = /(?<!\bhace |\btiene |\blleva )\b(\d{1,2}|[a-z]+) anos?\b/g
const withRest = /\b(?:residual|salvamento|rescate)\b/
const asksOther =
  /\b(?:vend\w+|hace \w+ anos?|lleva \w+ anos?|ya (?:lo |la )?depreci\w+|cuanto (?:me )?cobran|ustedes)\b/
const isHomework = /\b(?:tareas?|ejercicios?|taller de|parcial|universidad|colegio|profesor\w*|sena)\b/

const countOf = (word: string) => (/^\d+$/.test(word) ? Number(word) : (numberWords[word] ?? 0))

/** Returns the straight-line depreciation of an asset and its entry, if a message tells the cost and the years. */
export function depreciationReply({ text: typed, amounts, english }: Question): Reply | null {
  if (english || !/\bdepreci\w+/.test(typed) || asksOther.test(typed)) return null
  const years = [...typed.matchAll(yearsOfUse)].map(([, word = '']) => countOf(word)).filter(Boolean)
  const [life, ...moreYears] = years
  const [cost, rest = 0, ...more] = [...amounts].sort((one, other) => other - one)
  const named = withRest.test(typed)
  if (!life || life > mostYears || moreYears.length > 0 || !cost || more.length > 0) return null
  if (named !== rest > 0) return null
  const year = (cost - rest) / life
  const [ofYear, ofMonth] = [formatPesos(Math.round(year)), formatPesos(Math.round(year / 12))]
  const kind = depreciationCaps.find(({ words }) => words.test(typed))
  return {
    text: [
      named
        ? texts.sumWithRest(formatPesos(cost), formatPesos(rest), life, ofYear, ofMonth)
        : texts.sum(formatPesos(cost), life, ofYear, ofMonth),
      texts.entry(ofMonth),
      kind
        ? texts.cap(
            kind.name,
            formatPercent(kind.percent),
            formatPesos(Math.round(((cost - rest) * kind.percent) / 100)),
          )
        : texts.caps,
      ...(isHomework.test(typed) ? [texts.homework] : []),
    ],
    links,
  }
}
