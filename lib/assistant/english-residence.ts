import { residence } from '@/content/assistant/english-filing'
import type { Reply } from '@/content/assistant/replies'
import {
  addDays,
  bogotaDay,
  daysBetween,
  isCivilDay,
  makeDay,
  yearOf,
  type CivilDay,
} from '@/lib/calendar/civil-day'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const month = `(${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`
const here =
  '(?:here|colombia|bogota|medellin|cali|cartagena|barranquilla|bucaramanga|pereira|manizales|armenia|santa marta|the country)'
const arrived =
  /\b(?:been|spent|living|lived|live|staying|stayed|arrived|arrive|came|moved|landed|entered|working|based|relocated)\b/
/** Matches somebody who has lived in another place, for whom the days since a date are no days in Colombia. */
const elsewhere = new RegExp(
  String.raw`\b(?:been|living|lived|live|staying|stayed|working|based|moved|relocated) (?:in|to) (?!${here}\b|${month}\b|20\d\d\b)`,
)
const asksResidence =
  /\bresiden(?:t|ts|cy|ce)\b|\b183\b|\b(?:do|should|must) i (?:have to |need to )?(?:file|pay|declare)\b/
const aboutTax = /\b(?:tax|taxes|fiscal|file|filing|declare|dian|183)\b/
const other =
  /\b(?:company|companies|sas|llc|vat|payroll|employees?|hire|branch|sold|sell|selling|permanent resident|residence permit|left|leave|leaving|went back|returned|and out|until)\b/

/** Matches an employer such as «for a Canadian company», which is no company that the visitor owns. */
const employer =
  /\b(?:for|by|with) (?:an? |the )?(?:\w+ ){0,3}(?:company|companies|llc|employer|firm|startup)\b/g

const before = new RegExp(
  String.raw`\b(?:since|from|on|in|as of)(?: the)?(?: (?:early|mid|late))? (?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? )?${month}(?: (\d{1,2})(?:st|nd|rd|th)?)?(?: (?:of )?(20\d\d))?\b`,
)

const shown = (day: CivilDay): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** With this many days in Colombia within any 365 somebody is not yet a resident (E.T., art. 10, numeral 1). */
const mostAsNonResident = 183

/** Matches a number of days that somebody has already spent in Colombia. */
const daysSpent =
  /^(?!.*\b(?:more than|less than|fewer than|over|under|after|at least|how many|will|plan\w*|going to|would|next year|last year)\b).*\b(?:been|stayed|spent|lived|living|staying)\b(?: \w+){0,8}? (\d{2,3}) days\b/

/** Answers a message that names the days spent in Colombia, but not since when. */
function daysReply(text: string, thisYear: number): Reply | null {
  const days = Number(daysSpent.exec(text)?.[1] ?? 0)
  if (days < 1 || days > 365) return null
  const isResident = days > mostAsNonResident
  return {
    text: [residence.byDays(days, isResident), ...(isResident ? [residence.rest(thisYear, false)] : [])],
    links: residence.links,
  }
}

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
}
/** Matches how long somebody means to stay, as in «if I stay 7 months». */
const staysFor =
  /\b(?:stay|staying|live|living|spend|spending|be (?:here|there|in colombia)|remain)\b(?: \w+){0,5}? (\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven) (months?|days?|weeks?)\b/
const daysIn = { m: 365 / 12, w: 7, d: 1 } as const
/** A stay of months is too near the line to decide if its days are within this many of it. */
const nearLine = 3

/** Answers whether a stay of so many months makes a resident; null for a stay that has begun or that is long past. */
function plannedReply(text: string): Reply | null {
  const [, count = '', unit = ''] = staysFor.exec(text) ?? []
  const number = counts[count] ?? Number(count)
  const per = daysIn[unit.charAt(0) as keyof typeof daysIn]
  if (!number || !per || number * per > 365 || /\b(?:been|since|ago|lived|stayed|spent)\b/.test(text))
    return null
  const days = Math.round(number * per)
  const near = per !== daysIn.d && Math.abs(days - mostAsNonResident) < nearLine
  const stay = `${count} ${unit}${per === daysIn.d ? '' : `, about ${days} days`}`
  return {
    text: [
      residence.planned(stay, near ? null : days > mostAsNonResident),
      ...(/\bvisa\b|\bnomad\b/.test(text) ? [residence.visa] : []),
      ...(days > mostAsNonResident && !near ? [residence.rest(yearOf(bogotaDay(new Date())), false)] : []),
    ],
    links: residence.links,
  }
}

/** Counts the days in Colombia since a date that an English message names; null if it asks for something else. */
export function residenceReply(text: string, today: CivilDay = bogotaDay(new Date())): Reply | null {
  const planned =
    asksResidence.test(text) && aboutTax.test(text) && !other.test(text.replace(employer, ''))
      ? plannedReply(text)
      : null
  if (planned) return planned
  if (
    !arrived.test(text) ||
    !asksResidence.test(text) ||
    !aboutTax.test(text) ||
    elsewhere.test(text) ||
    other.test(text.replace(employer, ''))
  )
    return null
  if (!new RegExp(String.raw`\b${here}\b`).test(text)) return null
  const [, dayBefore, named = '', dayAfter, yearNamed] = before.exec(text) ?? []
  const index = months.findIndex((name) => name.startsWith(named.slice(0, 3)))
  const thisYear = yearOf(today)
  if (!named || index < 0) return daysReply(text, thisYear)
  const date = String(dayBefore ?? dayAfter ?? 1).padStart(2, '0')
  const inYear = (year: number) => `${year}-${String(index + 1).padStart(2, '0')}-${date}`
  const from = inYear(yearNamed ? Number(yearNamed) : inYear(thisYear) > today ? thisYear - 1 : thisYear)
  if (!isCivilDay(from) || from > today) return null
  const count = (until: CivilDay) => daysBetween(from, until) + 1
  const passed = addDays(from, mostAsNonResident)
  const since = yearOf(passed)
  const [first, now] = [shown(from), count(today)]
  const verdict =
    passed <= today
      ? residence.yes(first, now, shown(passed), since, thisYear)
      : residence.notYet(first, now, shown(passed), since, count(makeDay(thisYear, 12, 31)), thisYear)
  return {
    text: [verdict, residence.rest(Math.max(since, thisYear), since < thisYear)],
    links: residence.links,
  }
}
