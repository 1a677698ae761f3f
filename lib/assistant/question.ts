import {
  asks,
  cycles,
  dueWords,
  incomeSlugs,
  incomeTax,
  lastOf,
  months,
  ordinals,
  payerWords,
  taxWords,
  writtenOut,
  type Ask,
  type Payer,
} from '@/content/assistant/question-words'
import { uvtBefore } from '@/content/legal-figures'
import { isEnglish } from '@/lib/assistant/is-english'
import { monthNumber, numbersIn, numbersWithin, type TypedNumber } from '@/lib/assistant/numbers'
import { plain, withoutPoints } from '@/lib/assistant/texts'
import { withWrittenDates } from '@/lib/assistant/written-dates'
import { addDays, bogotaDay, mondayOf, type CivilDay } from '@/lib/calendar/civil-day'

export type Span = readonly [CivilDay, CivilDay]

type Time = {
  /** The months in the message, from 1 to 12, in the order of the message. */
  months: readonly number[]
  /** The month of the tax period, as in «la retención de noviembre». */
  of: number | null
  /** The month in which something is due, as in «qué vence en diciembre». */
  in: number | null
  /** A part of a year as the tax calendar names it: «bimestre 2», «segunda cuota», «marzo de» or «anual». */
  part: string | null
  /** True if `part` is a bimester, a cuatrimester or an instalment. */
  counted: boolean
  cycle: 'bimestral' | 'cuatrimestral' | null
  /** The first and the last day of «hoy», «esta semana», «este mes» or a month. */
  days: Span | null
  year: number | null
  nextYear: boolean
}

export type Question = {
  typed: string
  /** The message in lower case without accents, with abbreviations such as «q» written out. */
  text: string
  asks: ReadonlySet<Ask>
  /** For each tax in the message, the last URL part of its page with due dates. */
  taxes: readonly string[]
  income: boolean
  payer: Payer | null
  time: Time
  numbers: readonly TypedNumber[]
  /** The amounts of pesos in the message. */
  amounts: readonly number[]
  /** The amounts in UVT that somebody says to have earned, spent or owned; limits such as «el tope de 3.500 UVT» are left out. */
  units: readonly number[]
  /** True if the message has an amount in another currency, which the chat does not convert. */
  foreign: boolean
  /** A number in the message that may be a NIT, a cédula or an amount. */
  unclear: string | null
  /** The digits of a NIT or cédula; `ending` has only the last one or two, which decide the due date. */
  identity: string | null
  ending: string | null
  /** True if the NIT or cédula has a check digit after a dash. */
  dashed: boolean
  english: boolean
}

export const asksIn = (text: string): ReadonlySet<Ask> =>
  new Set((Object.keys(asks) as Ask[]).filter((ask) => asks[ask].test(text)))

export function readQuestion(typed: string, today: CivilDay = bogotaDay(new Date())): Question {
  const text = writtenOut(plain(withoutPoints(withWrittenDates(typed))))
  const numbers = numbersIn(typed)
  const identity = numbers.find(({ kind }) => kind === 'identity')?.digits ?? null
  const payer = payerWords.find(([, words]) => words.test(text))?.[0] ?? null
  return {
    typed,
    text,
    asks: asksIn(text),
    taxes: taxWords.filter(({ words }) => words.test(text)).flatMap(({ slugs }) => slugs),
    income: incomeTax.test(text),
    payer,
    time: timeIn(text, numbers, today),
    numbers,
    amounts: numbers.flatMap(({ kind, value }) =>
      kind === 'money' && value > 0 && value < 1e15 ? [value] : [],
    ),
    units: ownUnits(typed),
    foreign: numbers.some(({ kind }) => kind === 'foreign'),
    unclear: numbers.find(({ kind }) => kind === 'either')?.digits ?? null,
    identity,
    ending: identity?.slice(-2) ?? maskedEnding(typed) ?? endingIn(text),
    dashed: /\d\s?-\s?\d(?!\d)/.test(typed),
    english: isEnglish(typed),
  }
}

/** Matches the words before an amount that somebody has, such as «facturé como», but not before a limit. */
const ownAmount =
  /\b(?:factur\w+|vend\w+|ventas|gan[aeo]\w*|ingres\w+|recib\w+|consign\w+|entraron|tuve|tuvo|tuvimos|tengo|tenemos|patrimonio|bienes|activos|compr[aeo]\w*|gast[aeo]\w*)(?: (?!mas|menos|hasta|maximo|minimo|tope|limite|supera\w*)[a-z]+){0,4} $/

const ownUnits = (typed: string): number[] =>
  /\buvt/i.test(typed)
    ? numbersWithin(typed).flatMap(({ kind, value, before }) =>
        kind === 'uvt' && value > 0 && ownAmount.test(before) ? [value] : [],
      )
    : []

/** Returns the last URL part of the page with the income tax dates of this kind of taxpayer. */
export const incomeSlugOf = (payer: Payer): string => incomeSlugs[payer]

export const isAboutDates = ({ text, time }: Question): boolean =>
  dueWords.test(text) || time.months.length > 0

/** Returns the last digits of a number whose middle is hidden: «900xxx312-5». */
const maskedEnding = (typed: string): string | null =>
  /\b\d{1,4}[x*•.]{2,7}\d{0,2}?(\d{1,2})(?:\s?-\s?\d)?\b/i.exec(typed)?.[1] ?? null

const endings = [
  /\b(?:termin[ao]\w*|acab[ao]\w*|nit|cifras?|digitos?|ending|ends|digits?)\s+(?:(?:en|es|in|with|is|del nit)\s+)*(\d{1,2})\b/,
  /\bultim[oa]s?\b(?: [a-z]+){0,5} (?:es|son|en)(?: el| un)? (\d{1,2})\b/,
]
const endingIn = (text: string): string | null =>
  endings.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0] ?? null

function timeIn(text: string, numbers: readonly TypedNumber[], today: CivilDay): Time {
  const part = cycleIn(text) ?? lastPartIn(text)
  const year = numbers.find(({ kind }) => kind === 'year')?.value ?? null
  const of = monthNumber(/\b(?:de|del mes de) ([a-z]+)\b/.exec(text)?.[1])
  const inMonth = /\b(?:en|para|durante)(?: el mes de)? ([a-z]+)\b/g
  const falls = [...text.matchAll(inMonth)].flatMap(([, word]) => monthNumber(word) ?? [])[0] ?? null
  return {
    months: text.split(' ').flatMap((word) => monthNumber(word) ?? []),
    of,
    in: falls,
    part: part ?? (of ? `${months[of - 1]} de` : /\banual\b/.test(text) ? 'anual' : null),
    counted: part !== null,
    cycle: /\bcuatrimestral\b/.test(text) ? 'cuatrimestral' : /\bbimestral\b/.test(text) ? 'bimestral' : null,
    days: daysIn(text, falls, today),
    year: year ?? (/\bano pasado\b/.test(text) ? uvtBefore.year : null),
    nextYear: /\b(ano que viene|proximo ano|ano entrante|otro ano)\b/.test(text),
  }
}

function cycleIn(text: string): string | null {
  const after = new RegExp(`\\b(${cycles}) (?:numero )?([1-6])\\b`).exec(text)
  if (after) return `${after[1]} ${after[2]}`
  for (const [at, ordinal] of ordinals.entries()) {
    const cycle = new RegExp(`\\b${ordinal}[oa]? (${cycles})\\b`).exec(text)?.[1]
    if (cycle) return `${cycle} ${at + 1}`
    if (new RegExp(`\\b${ordinal}a cuota\\b`).test(text)) return `${ordinal}a cuota`
  }
  return null
}

/** Returns the period or instalment that «el último bimestre» or «la última cuota de renta» means. */
function lastPartIn(text: string): string | null {
  // ICA of the last bimester is the one that is due next.
  if (/\bica\b/.test(text)) return null
  const cycle = /\bultimo (bimestre|cuatrimestre)\b(?! que (?:ya )?(?:declare|presente|pague))/.exec(
    text,
  )?.[1]
  if (cycle) return `${cycle} ${lastOf[cycle]}`
  if (!/\bultima cuota\b/.test(text) || !incomeTax.test(text)) return null
  return payerWords.some(([payer, words]) => payer === 'large' && words.test(text))
    ? 'tercera cuota'
    : 'segunda cuota'
}

function daysIn(text: string, named: number | null, today: CivilDay): Span | null {
  if (/\b(otra|proxima|siguiente) semana|semana (que viene|entrante)\b/.test(text))
    return [addDays(mondayOf(today), 7), addDays(mondayOf(today), 13)]
  if (/\b(esta semana|proximos dias|estos dias)\b/.test(text)) return [today, addDays(today, 7)]
  if (/\b(hoy|manana)\b/.test(text)) return [today, addDays(today, 1)]
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const next = /\b(proximo mes|mes que viene|siguiente mes|otro mes)\b/.test(text)
  const month = next ? (now % 12) + 1 : /\bmes\b/.test(text) ? now : named
  if (!month) return null
  const of = `${month < now ? year + 1 : year}-${String(month).padStart(2, '0')}`
  return [`${of}-01`, `${of}-31`]
}
