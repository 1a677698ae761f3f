import { missed as text } from '@/content/assistant/computed'
import { call, lateLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { dueDates } from '@/content/tools/due-dates'
import { minimumPenaltyInPesos, uvtBefore } from '@/content/legal-figures'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { formatPercent } from '@/lib/format/number'

const past =
  /\b(?:paso|vencio|vencia|tocaba|declaraba|presentaba|debia|toco|tarde|alcance|atras\w*|todavia alcanzo|a tiempo|ya se|no (?:la |lo |he |hice |pude |alcance a |la he )?(?:present|declar)\w+|no hice (?:la |mi )?(?:renta|declaracion)|sin declarar|(?:olvid|paso)\w* (?:declarar|presentar))\b/
const company = /\b(?:empresa|sas|s a s|sociedad|compania|nit)\b/

/** Returns the last digits of the NIT or cédula if a message asks whether a person's income return is overdue. */
export function missedIncome({
  text: typed,
  income,
  taxes,
  payer,
  identity,
  ending,
}: Question): string | null {
  const means = income || (taxes.length === 0 && /\bmi fecha\b|\bdeclar\w+/.test(typed))
  if (!means || !ending || !past.test(typed) || /\biva\b/.test(typed)) return null
  const person = payer === 'person' || (identity !== null && !/^[89]\d{8}$/.test(identity))
  return person && !company.test(typed) ? ending : null
}

export async function missedIncomeReply(
  ending: string,
  today: CivilDay = bogotaDay(new Date()),
): Promise<Reply | null> {
  const [{ yearlyDay }, { beforeSummons, monthsLate }] = await Promise.all([
    import('@/lib/tools/yearly-day'),
    import('@/lib/tax-calendar/penalties'),
  ])
  const year = uvtBefore.year
  const links = [lateLink, { href: dueDates.path, label: dueDates.name }, call]
  if (ending.length < 2) return { text: [text.twoDigits(year), text.steps(minimumPenaltyInPesos)], links }
  const date = yearlyDay('person-income-return', year, ending)
  if (!date) return null
  const day = formatDay(date.due)
  const months = date.due < today ? monthsLate(date.due, today) : 0
  const share = ([each, most]: readonly [number, number]) => formatPercent(Math.min(months * each, most) / 10)
  return {
    text:
      months > 0
        ? [
            text.was(year, ending, day, date.norm),
            text.steps(minimumPenaltyInPesos),
            text.soFar(months, share(beforeSummons.tax), share(beforeSummons.income)),
          ]
        : [text.is(year, ending, day, date.norm)],
    links,
  }
}
