import { englishDismissal as text } from '@/content/assistant/english-dismissal'
import type { Reply } from '@/content/assistant/replies'
import { highWage, indemnity, indemnityDays } from '@/lib/assistant/indemnity'
import { formatPesos } from '@/lib/format/number'

const dismisses =
  /\b(?:fir(?:e|es|ed|ing)|dismiss\w*|lay(?:ing)? off|laid off|sever\w+|without (?:just )?cause|let(?:ting)? (?:him|her|them|someone|somebody|an employee|my employee|a worker) go|terminat\w+ (?:him|her|them|someone|somebody|an? \w+|my \w+))\b/
const asksAmount = /\b(?:how much|owe|pay|costs?|severance|calculate|what do i)\b/
const other =
  /\b(?:pregnan\w+|sick|ill|disab\w+|trial|probation\w*|quit|quits|resign\w*|supplier|lease|accountant|landlord|i was fired|my boss|my employer)\b/
const units = { year: 1, month: 1 / 12, week: 1 / 52 } as const
const told =
  /\b(\d+(?:\.\d+)?|(?<=(?:after|for|over|only) )an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (year|month|week)s?\b/g
const written = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  '',
  'twelve',
]

const valueOf = (word: string): number =>
  /^an?$/.test(word) ? 1 : written.indexOf(word) > 0 ? written.indexOf(word) : Number(word)

const days = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** Answers in English what a dismissal without cause costs; null for another question. */
export function englishDismissalReply(typed: string, [wage, ...others]: readonly number[]): Reply | null {
  if (!dismisses.test(typed) || !asksAmount.test(typed) || other.test(typed) || others.length > 0) return null
  const years = [...typed.matchAll(told)].reduce(
    (sum, [, word = '', unit]) => sum + valueOf(word) * units[unit as keyof typeof units],
    /\bans? (?:year|month) and a half\b/.test(typed) ? 0.5 : 0,
  )
  const limit = highWage()
  if (years <= 0 || years > 50 || limit === null) return null
  const [low, high] = [indemnityDays(years, indemnity.low), indemnityDays(years, indemnity.high)]
  const own = wage === undefined || wage < limit ? low : high
  const sum =
    wage === undefined ? [] : [text.sum(formatPesos((wage / 30) * own), days(own), formatPesos(wage))]
  return {
    text: [...sum, text.days(days(low), days(high), formatPesos(limit)), text.besides],
    links: text.links,
  }
}
