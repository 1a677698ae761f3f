import { delay as text } from '@/content/assistant/computed'
import { call, lateLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { usuryRates, type UsuryRate } from '@/content/tax-calendar/usury-rates'
import { monthName } from '@/content/tax-calendar/words'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatPercent } from '@/lib/format/number'

const ofRate = /\btasa\b|\busura\b/
const ofInterest = /\b(?:usura|mora|moratori\w+|interes(?:es)?)\b/
const ofToday =
  /\binteres(?:es)? (?:de mora|moratori\w+)\b|\binteres(?:es)?\b(?: \w+){0,3} dian\b|\bmora\b(?: \w+){0,3} dian\b|\bdian\b(?: \w+){0,4} (?:interes(?:es)?|mora)\b/
const asksRate =
  /\b(?:cual|hoy|actual\w*|ahor\w+|a como|en cuanto (?:esta|va)|a cuanto|que porcentaje|cuanto (?:es|esta|vale|cobra))\b/
const otherRate =
  /\b(?:cesantias|creditos?|prestamos?|prestar|banco|hipotec\w*|vivienda|presuntiv\w+|cdt|soci[oa]s?|retencion|cambio|corriente)\b/
const now =
  /\b(?:hoy|ahor(?:a|ita)|actual\w*|este mes|vigente|mes en curso|en este momento|a la fecha|estos dias)\b/

const ofMonth = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`

/** Returns the months whose rate a message asks for, as «2026-11»; none if it names no time. */
function monthsAsked({ text: message, time }: Question, today: string): readonly string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (time.months.length > 0)
    return [...new Set(time.months)].map((one) =>
      ofMonth(time.year ?? (one > month && !now.test(message) ? year - 1 : year), one),
    )
  if (/\b(?:mes (?:que viene|entrante|siguiente)|(?:proximo|otro|siguiente) mes)\b/.test(message))
    return [month === 12 ? ofMonth(year + 1, 1) : ofMonth(year, month + 1)]
  if (/\bmes (?:pasado|anterior)\b/.test(message))
    return [month === 1 ? ofMonth(year - 1, 12) : ofMonth(year, month - 1)]
  if (now.test(message)) return [ofMonth(year, month)]
  return time.year && time.year !== year ? [ofMonth(time.year, 12)] : []
}

/** Gives the interest rate for late taxes of the months that a message names, and never that of another month. */
export function usuryReply(question: Question): Reply | null {
  const { text: message, amounts } = question
  const named = ofRate.test(message) && ofInterest.test(message)
  const dated = question.time.months.length > 0 && !/\b(?:deb[eo]\w*|pag\w+|hago|hacemos)\b/.test(message)
  const today = amounts.length === 0 && ofToday.test(message) && (asksRate.test(message) || dated)
  const newest = usuryRates.at(-1)
  if (!newest || !(named || today)) return null
  if (otherRate.test(message) && !/\busura\b|\bdian\b/.test(message)) return null
  const current = bogotaDay(new Date()).slice(0, 7)
  const asked = monthsAsked(question, current)
  const known = asked.flatMap((month) => usuryRates.find((one) => one.month === month) ?? [])
  const missing = asked.filter((month) => known.every((one) => one.month !== month))
  const shown = asked.length > 0 ? known : [newest]
  const line = ({ month, percent }: UsuryRate) =>
    text.usury(monthName(month), formatPercent(percent), formatPercent(percent - 2))
  const last = missing.some((month) => month > newest.month)
    ? [
        text.lastUsury(
          monthName(newest.month),
          formatPercent(newest.percent),
          formatPercent(newest.percent - 2),
        ),
      ]
    : []
  return {
    text: [
      ...(missing.length > 0 ? [text.noUsury(missing.map(monthName).join(' ni de ')), ...last] : []),
      ...shown.map(line),
      ...(asked.length === 0 && newest.month < current ? [text.laterUsury] : []),
      ...notYet(question, current),
      text.noOther,
    ],
    ...(shown.length + last.length > 0 && { remark: `${(known[0] ?? newest).source}.` }),
    links: [lateLink, call],
  }
}

/** If the message names a coming month without a year, says that this month has no interest rate yet. */
function notYet({ text: message, time }: Question, current: string): string[] {
  const [year, month] = [Number(current.slice(0, 4)), Number(current.slice(5, 7))]
  const coming = time.months.find((one) => one > month)
  return coming && !time.year && !now.test(message) && !/\bfue\b|\bpasado\b/.test(message)
    ? [text.notYetUsury(monthName(ofMonth(year, coming)))]
    : []
}
