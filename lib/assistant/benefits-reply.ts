import { benefitsLink, benefitsText as text } from '@/content/assistant/benefits'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { hoursReply } from '@/lib/assistant/hours-reply'
import { monthNumber, type TypedNumber } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { aidLines, baseOf } from '@/lib/assistant/transport-aid'
import { addDays, bogotaDay, weekdayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { formatPesos } from '@/lib/format/number'

const asksAmount =
  /\b(cuant[oa]s?|calcul\w*|valor|liquid\w*|cuenta|saco|sale|son|es|sobre|esta bien|correct[oa]|completa?)\b|\b(prima|cesantias|vacaciones)\b.*\d/
/** Matches a question about a delay, a duty or a payment day, which needs no computation. */
const asksOther =
  /\b(retirar\w*|retiro (?:parcial|de (?:las |mis )?cesantias)|sancion\w*|multa\w*|no (me|les?) (han?|pag\w+|consign\w+|dio|dieron|quier\w+)(?! (el )?auxilio)|no he|demanda\w*|embarg\w*|precio|cobran|ustedes|iva|retencion|renta|declar\w+)\b/
/** Matches an absence from work, because days of absence are not counted as days of work. */
const absence =
  /\bsin (?:venir|presentarse|aparecer|ir a trabajar)\b|\bno (?:volvio|ha vuelto|vino|ha venido|viene|aparece|se presento)\b|\bdej\w+ de (?:venir|ir)\b|\babandon\w+\b/
/** Matches a question about sick pay, in which «liquidar» means no settlement. */
const sickPay =
  /^(?!.*\b(?:primas?|cesantias|vacaciones|prestaciones|liquidaron|liquidacion(?! de (?:la |una |mi |su )?incapac)|despid\w+|despedi\w*|renunci\w+)\b).*\bincapac/
const asksIndemnity = /\bcuanto\b.*\bindemniz\w*|\bindemniz\w*.*\bcuanto\b/
const asksSettlement =
  /\bcuanto (?:(?!que\b|cuando\b)\w+ ){0,9}(?:liquid\w*|prestaciones|primas?|cesantias|vacaciones)\b/
const leaving =
  /\b(?:renunci\w+|retir\w+|termin\w+|despid\w+|despedi\w*|echaron|botaron|salio|sali|salgo|se fue|se va|me voy|hasta (?:el|hoy))\b/
/** Matches a past weekday on which work ended, as in «me despidieron el viernes». */
const endedOn =
  /\b(?:despidieron|despidio|despedi|echaron|botaron|sacaron|liquidaron|renunci[eo]|retir[eo]|termin[eo]|sali|salio|fui|fue) (?:\w+ ){0,3}?el (?:pasado )?(domingo|lunes|martes|miercoles|jueves|viernes|sabado)\b/
const weekdays = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
/** Matches work in the past: together with a last day it means that the contract ended on that day. */
const worked = /\b(?:trabaje|trabajo|trabajaba|labore|estuve|deben|quedaron debiendo)\b/
const resigned = /\brenunci\w+/
const perSemester = 180
const perYear = 360
/** Days here are numbered 30 × month + day, so 1 July is 211 and 30 December is 390. */
const july = 211
const firstDay = 31
const lastDay = 390

/** Computes the benefits of a wage (prima, cesantías and their interest, vacaciones) or the value of a working hour. */
export function benefitsReply({ text: typed, numbers }: Question): Reply | null {
  const wage = wageOf(typed, numbers)
  if (wage === 'unknown')
    return asksPaid.test(typed) && !asksOther.test(typed)
      ? { text: [text.whichWage], links: [benefitsLink, call] }
      : null
  if (wage === null || wage < 100_000 || wage > 100_000_000) return null
  const hours = hoursReply(wage, typed, numbers)
  if (hours) return hours
  if (asksOther.test(typed) || sickPay.test(typed) || !asksAmount.test(typed)) return null
  if (asksIndemnity.test(typed) && !asksSettlement.test(typed)) return null
  if (/\b(cuando|fechas?|plazo)\b/.test(typed) && !/\bcuant[oa]s?\b/.test(typed)) return null
  const both = /\bcesantias\b.{0,12}\binteres(es)?\b/.test(typed)
  const interest = both || /\binteres(es)?\b.*\bcesantias\b/.test(typed)
  const bonus = /\bprimas?\b/.test(typed)
  const severance = /\bcesantias\b/.test(typed) && (both || !interest)
  const days = daysOf(typed, numbers)
  const leaves = /\brenunci\w+|\bme (?:voy|retiro|retire)\b|\bsalgo\b/.test(typed) && /\bcuanto\b/.test(typed)
  const end = /\bliquid\w*\b/.test(typed) ? days.ends || days.counted : leaves && days.ends
  const holidays = /\bvacaciones\b/.test(typed) || end
  if (!bonus && !severance && !interest && !holidays) return null
  if (holidays && days.total === undefined) return null
  const base = baseOf(typed, wage)
  const semester = Math.min(days.ofSemester ?? perSemester, perSemester)
  const year = Math.min(days.ofYear ?? perYear, perYear)
  const total = days.total ?? perYear
  const severanceSum = share(base.sum, year)
  // Somebody who leaves is paid everything at once, so the yearly payment days do not apply.
  const left = leaving.test(typed) || (days.ended && worked.test(typed))
  const settled = end ? left || !(bonus || severance) : days.ended === true && left
  const day = (yearly: string) => (settled ? '' : yearly)
  const interestSum = share(severanceSum, year) * severanceInterest
  const lines = [
    ...(bonus || end
      ? [
          text.bonus(formatPesos(share(base.sum, semester)), formatPesos(base.sum), semester) +
            day(text.bonusDay),
        ]
      : []),
    ...(severance || end
      ? [text.severance(formatPesos(severanceSum), formatPesos(base.sum), year) + day(text.severanceDay)]
      : []),
    ...(end || both
      ? [text.interest(formatPesos(interestSum), formatPesos(severanceSum), year) + day(text.interestDay)]
      : []),
    ...(interest && !end && !both ? interestLines(typed, wage, base.sum, year) : []),
    ...(holidays ? [text.holidays(formatPesos(share(wage, total) / 2), formatPesos(wage), total)] : []),
  ]
  const sum =
    (bonus || end ? share(base.sum, semester) : 0) +
    (severance || end ? severanceSum : 0) +
    (end || both ? interestSum : 0) +
    (holidays ? share(wage, total) / 2 : 0)
  const only = lines.length === 1 ? share(wage, bonus ? semester : year) : null
  return {
    text: [
      ...(absence.test(typed) ? [text.absent] : []),
      ...lines,
      ...(end ? [text.total(formatPesos(sum))] : []),
      ...(settled ? [text.settled] : []),
      ...(end ? [bonusNote(days, semester, base.sum)] : []),
      ...(interest && !both ? [] : comparison(typed, numbers, sum)),
      ...(end ? [text.lessPaid + (total > perYear ? text.lessHolidays : '')] : []),
      ...(end && !resigned.test(typed) ? [text.dismissed] : []),
      ...(bonus || severance || end ? aidLines(typed, wage, base, only) : []),
      ...(days.total === null
        ? [lines.length === 1 && bonus ? text.assumed.semester : text.assumed.year]
        : []),
      ...(days.guessed ? [text.assumed.month] : []),
    ],
    remark: text.remark,
    links: [benefitsLink, call],
  }
}

/** Says for which days the prima is paid, and that an unpaid prima of an earlier half-year is owed in addition. */
function bonusNote({ total, ofYear, counted }: Days, semester: number, base: number): string {
  const before = Math.min(total ?? 0, perYear) - semester
  const known = before > 0 && before <= perSemester && (total ?? 0) <= perYear && ofYear === total
  return [
    text.bonusDays(semester),
    ...(counted ? [(total ?? 0) > perSemester ? text.bonusAssumed : text.bonusAssumedOne] : []),
    known ? text.bonusBeforeSum(before, formatPesos(share(base, before))) : text.bonusBefore,
  ].join(' ')
}

/** The part of a year's benefit that `days` of work earn. */
export const share = (base: number, days: number): number => (base * days) / 360
/** The yearly interest on the severance (Ley 52 de 1975). */
export const severanceInterest = 0.12

const asksPaid =
  /\b(prima|cesantias|vacaciones|liquid\w*)\b.*\b(bien|correct[oa]|complet[oa]|cuant[oa]|justo|falt\w*)\b|\b(bien|correct[oa]|complet[oa]|cuant[oa])\b.*\b(prima|cesantias|vacaciones|liquid\w*)\b/

/** Returns the salary; null if the salary is unclear, `unknown` if the message names only single payments. */
export function wageOf(typed: string, numbers: readonly TypedNumber[]): number | 'unknown' | null {
  const amounts = numbers.filter(({ kind, value }) => kind === 'money' && value > 0)
  const [wage, ...others] = amounts.filter(({ paid }) => !paid || /\binteres(es)?\b/.test(typed))
  if (others.length > 0) return null
  if (wage) return wage.value
  if (/\b(el|un|con|del?|salario|sueldo|gan\w+) minimo\b/.test(typed))
    return wageByYear[uvt.year]?.value ?? null
  return amounts.length > 0 ? 'unknown' : null
}

const asksIfRight =
  /\b(bien|correct[oa]|complet[oa]|justo|legal|rob\w+|falt\w*|era|deb\w+|eran|menos|mal|engan\w+|tumb\w+)\b/

/** Says whether the only payment that somebody received is below the computed `total`. */
function comparison(typed: string, numbers: readonly TypedNumber[], total: number): string[] {
  const [got, ...others] = numbers.filter(({ paid }) => paid)
  if (!got || others.length > 0 || !asksIfRight.test(typed) || /\b(bono|bonificacion)\b/.test(typed))
    return []
  return [text.compared(formatPesos(total), formatPesos(got.value), got.value < total)]
}

function interestLines(typed: string, amount: number, base: number, days: number): string[] {
  const rate = share(severanceInterest, days)
  const isWage = /\b(gan[aoe]\w*|salario|sueldo|minimo|pag[ao]|devenga\w*)\b/.test(typed)
  const severance = share(base, days)
  if (isWage)
    return [text.interest(formatPesos(severance * rate), formatPesos(severance), days) + text.interestDay]
  return [
    text.interest(formatPesos(amount * rate), formatPesos(amount), days) + text.interestDay,
    text.interestOfWage(formatPesos(severance), formatPesos(severance * rate)),
  ]
}

/** The days worked; `total` is null if no time is named, undefined if the work began in an earlier year. */
type Days = {
  total?: number | null
  ofSemester: number | null
  ofYear: number | null
  ends: boolean
  counted: boolean
  /** True if a named last day is not the end of a half-year, up to which current employees count their prima. */
  ended?: boolean
  /** True if the message names only the month in which the work began or ended. */
  guessed?: boolean
}
const unknown: Days = { total: null, ofSemester: null, ofYear: null, ends: false, counted: false }
const whole: Days = { ofSemester: perSemester, ofYear: perYear, ends: false, counted: false }

/** Returns how many days ago «hoy», «ayer», «antier» or the weekday was on which work ended; null if none is named. */
function daysAgo(typed: string, today: CivilDay): number | null {
  const [named] = /\b(?:hoy|ayer|antier|anteayer)\b/.exec(typed) ?? []
  if (named) return named === 'hoy' ? 0 : named === 'ayer' ? 1 : 2
  const weekday = weekdays.indexOf(endedOn.exec(typed)?.[1] ?? '')
  return weekday < 0 ? null : (weekdayOf(today) - weekday + 7) % 7 || 7
}

/** Returns the day that `daysAgo` finds as 30 × month + day; null for no day, or one of another year. */
function dayNamed(typed: string, today: CivilDay): number | null {
  const ago = daysAgo(typed, today)
  if (ago === null) return null
  const [year, month = 0, day = 0] = addDays(today, -ago).split('-').map(Number)
  return year === uvt.year ? month * 30 + Math.min(day, 30) : null
}

/** Returns the days of the half in «tres años y medio» or «mes y medio»; without a number, of the whole duration. */
function halfDays(typed: string, counts: readonly TypedNumber[]): number {
  const years = /\banos? y medio\b/.test(typed)
  if (!years && !/\bmes(?:es)? y medio\b/.test(typed)) return 0
  const [unit, days] = years ? ['ano', perYear] : ['mes', 30]
  return days / 2 + (counts.some((count) => count.unit === unit) ? 0 : days)
}

function daysOf(typed: string, numbers: readonly TypedNumber[], today = bogotaDay(new Date())): Days {
  const past = numbers.filter(({ kind, value }) => kind === 'year' && value !== uvt.year)
  const dated = numbers.flatMap(({ kind, unit, value }, at) => {
    const month = kind === 'day' ? monthNumber(unit) : null
    const next = numbers[at + 1]
    const yearsAgo = next?.kind === 'year' ? uvt.year - next.value : 0
    return month ? [month * 30 + Math.min(value, 30) - perYear * yearsAgo] : []
  })
  const until = leaving.test(typed) || /\b(?:a|y) hoy\b/.test(typed)
  // «Entró en marzo» means the first day of March.
  const began =
    /\b(?:desde|entro|entre|ingreso|empezo|empece|inicio|arranco|a partir)(?: en| de| desde)? ([a-z]+)\b/.exec(
      typed,
    )
  const ended =
    /\b(?:hasta|renunci\w+|salio|sali|retir\w+|termin\w+|despid\w+|despedi|se fue|la fui|lo eche)(?: en| a)?(?: fin(?:es|ales)? de)? ([a-z]+)/.exec(
      typed,
    )
  const last = monthNumber(ended?.[1])
  // «Entró en marzo y renunció ayer» ends on that day if no month is named for the end.
  const leftNow = dated.length === 0 && !last && monthNumber(began?.[1]) !== null && leaving.test(typed)
  const left = (dated.length === 1 && until) || leftNow ? dayNamed(typed, today) : null
  const written = left ? [...dated, left] : dated
  // Work since an earlier year is counted by days only if the message names its first and its last day.
  const spans = past.length === 1 && written.length === 2 && Math.min(...written) < firstDay
  if (past.length > 0 && !spans) return whole
  const month = written.length < 2 ? monthNumber(began?.[1]) : null
  const dates = [...written, ...(month ? [month * 30 + 1] : []), ...(last ? [last * 30 + 30] : [])].slice(
    0,
    2,
  )
  const guessed = dates.length > written.length
  const [from, to] = dates.toSorted((one, other) => one - other)
  if (from !== undefined) {
    const ofJune = to === undefined && from < july && /\bjunio\b/.test(typed)
    const end = to ?? (ofJune ? july - 1 : lastDay)
    const sinceHalf = Math.max(from, end < july ? firstDay : july)
    return {
      total: end - from + 1,
      ofSemester: end - sinceHalf + 1,
      ofYear: end - Math.max(from, firstDay) + 1,
      ends: to !== undefined,
      ended: to !== undefined && to !== july - 1 && to < lastDay - 1,
      counted: false,
      guessed,
    }
  }
  // Days of absence, of illness and of holiday are not added to the days of work.
  const offWork =
    absence.test(typed) || /\bincapac/.test(typed) || /\bdias?(?: habiles)? (?:de )?vacaciones\b/.test(typed)
  const counts = numbers.filter(
    ({ kind, unit }) =>
      kind === 'count' && /^(mes|ano|dia)$/.test(unit ?? '') && !(offWork && unit === 'dia'),
  )
  const half = halfDays(typed, counts)
  if (counts.length > 0 || half > 0) {
    const total = counts.reduce(
      (sum, { unit, value }) => sum + value * (unit === 'ano' ? perYear : unit === 'mes' ? 30 : 1),
      half,
    )
    const end = leaving.test(typed) ? dayNamed(typed, today) : null
    if (end === null) return { total, ofSemester: total, ofYear: total, ends: false, counted: true }
    return {
      total,
      ofSemester: Math.min(total, end - (end < july ? firstDay : july) + 1),
      ofYear: Math.min(total, end - firstDay + 1),
      ends: true,
      ended: true,
      counted: false,
    }
  }
  if (/\b(ano|semestre) (completo|entero)\b|\btodo el (ano|semestre)\b/.test(typed))
    return { total: perYear, ofSemester: perSemester, ofYear: perYear, ends: false, counted: false }
  return unknown
}
