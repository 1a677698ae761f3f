import { benefitsLink, benefitsText as text } from '@/content/assistant/benefits'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import type { TypedNumber } from '@/lib/assistant/numbers'
import { bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatPercent, formatPesos } from '@/lib/format/number'

/** Surcharges as percentages of an ordinary hour (C.S.T., art. 168). */
const extra = { day: 25, night: 75 } as const
const night = 35
/** The hours of a month by which the wage is divided, with a week of 42 hours (Ley 2101 de 2021). */
const monthlyHours = 210
const usualSundayHours = 7

/** Sunday and holiday surcharges, each valid from a day on, newest first (C.S.T., art. 179, Ley 2466 de 2025). */
const sundays = [
  { from: '2027-07-01', percent: 100, since: '1 de julio de 2027' },
  { from: '2026-07-01', percent: 90, since: '1 de julio de 2026' },
] as const

const hoursIn = (numbers: readonly TypedNumber[]) =>
  numbers.filter(({ kind, unit }) => kind === 'count' && unit === 'hora')

const sundayOn = (today: CivilDay) => sundays.find(({ from }) => today >= from) ?? sundays[1]

const onSunday = /\b(?:domingos?|domingu\w+|dominical\w*|festiv[oa]s?|feriad[oa]s?)\b/
const anHour =
  /\b(?:mi|la|una|cada) hora\b|\bhoras? (?:extras?|ordinarias?|de trabajo|nocturn\w+|diurn\w+|domin\w+|festiv\w+|de (?:un |el )?(?:domin\w+|festiv\w+))\b|\brecargo (?:nocturno|de (?:la )?noche)\b/
/** Hours beyond the usual ones, and hours by night, have surcharges of their own also on a Sunday. */
const surcharged = /\b(?:extras?|noche|nocturn\w+|madrugada)\b/

/** Answers what is paid for a working hour, or for an hour or a day of work on a Sunday or a holiday. */
export function hoursReply(
  wage: number,
  typed: string,
  numbers: readonly TypedNumber[],
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  const sunday = onSunday.test(typed)
  const values = /\b(?:cuant\w+|valor|vale|valen)\b/.test(typed)
  if (sunday && values && surcharged.test(typed)) return sundayHourReply(wage, typed, numbers, today)
  if (sunday && (values || /\bcomo se paga\b/.test(typed))) return sundayReply(wage, numbers, today)
  return values && anHour.test(typed) ? hourReply(wage, typed, numbers) : null
}

function sundayReply(wage: number, numbers: readonly TypedNumber[], today: CivilDay): Reply {
  const counts = hoursIn(numbers)
  const hours = counts.length === 1 ? counts[0]!.value : usualSundayHours
  const hour = wage / monthlyHours
  const { percent, since } = sundayOn(today)
  const more = (hour * percent) / 100
  return {
    text: [
      text.sunday(
        formatPesos(wage),
        formatPesos(hour),
        `${formatPercent(percent)} desde el ${since}`,
        formatPesos(more),
        hours,
        formatPesos(more * hours),
        percent < 100,
      ),
    ],
    remark: text.remark,
    links: [benefitsLink, call],
  }
}

/** The answer covers hours by night and by day, unless the message mentions only one of the two. */
const byNight = /\b(?:noche|nocturn\w+|madrugada)\b/
const byDay = /\bdiurn\w+\b|\b(?:de|por el|en el) dia\b/

/** The surcharges of a Sunday are added to the surcharges of extra hours and of the night. */
function sundayHourReply(
  wage: number,
  typed: string,
  numbers: readonly TypedNumber[],
  today: CivilDay,
): Reply {
  const hour = wage / monthlyHours
  const { percent, since } = sundayOn(today)
  const [atNight, atDay] = [byNight.test(typed), byDay.test(typed)]
  const isExtra = /\bextras?\b/.test(typed)
  const kinds = (['day', 'night'] as const)
    .filter((kind) => atNight === atDay || (kind === 'night') === atNight)
    .map((kind) => {
      const factor = 100 + extra[kind] + percent
      const each = (hour * factor) / 100
      return { kind, factor, each }
    })
  const surcharge = night + percent
  const counts = hoursIn(numbers)
  const [count, ...others] = counts
  const [one, ...more] = isExtra
    ? kinds
    : [{ kind: 'night' as const, each: (hour * (100 + surcharge)) / 100 }]
  const whole = count && others.length === 0 && one && more.length === 0
  return {
    text: [
      ...(whole
        ? [
            text.hours(
              count.value,
              `${isExtra ? 'extra ' : ''}${text.times[one.kind]} en domingo o festivo`,
              formatPesos(one.each),
              formatPesos(one.each * count.value),
            ),
          ]
        : []),
      isExtra
        ? text.sundayExtra(
            kinds.map(({ kind, factor, each }) => ({
              when: text.times[kind],
              value: formatPesos(each),
              of: `${formatPercent(factor)}: 100% de la hora, ${formatPercent(extra[kind])} de extra y ${formatPercent(percent)} de domingo`,
            })),
          )
        : text.sundayNight(
            formatPesos((hour * surcharge) / 100),
            formatPercent(surcharge),
            formatPercent(percent),
          ),
      text.sundayRest(formatPesos(wage), formatPesos(hour), formatPercent(percent), since, percent < 100),
    ],
    remark: text.remark,
    links: [benefitsLink, call],
  }
}

/** Returns the factor for an hour's wage and its name; null unless the message names one kind of surcharge. */
function kindOfHours(typed: string): { times: number; name: string } | null {
  const [isNight, isDay] = [/\b(?:noche|nocturn\w+|madrugada)\b/, /\bdiurn\w+\b|\bde dia\b/].map((words) =>
    words.test(typed),
  )
  if (isNight === isDay) return null
  if (!/\bextras?\b/.test(typed)) return isNight ? { times: night / 100, name: 'de recargo nocturno' } : null
  return isNight ? { times: 1.75, name: 'extra de noche' } : { times: 1.25, name: 'extra de día' }
}

function hourReply(wage: number, typed: string, numbers: readonly TypedNumber[]): Reply {
  const hour = wage / monthlyHours
  const counts = hoursIn(numbers)
  const kind = counts.length === 1 ? kindOfHours(typed) : null
  const each = hour * (kind?.times ?? 1)
  return {
    text: [
      ...counts.flatMap(({ value }) =>
        kind ? [text.hours(value, kind.name, formatPesos(each), formatPesos(each * value))] : [],
      ),
      text.hour(
        formatPesos(wage),
        formatPesos(hour),
        formatPesos(hour * 1.25),
        formatPesos(hour * 1.75),
        formatPesos(hour * 0.35),
      ),
    ],
    remark: text.remark,
    links: [benefitsLink, call],
  }
}
