import { figureTexts as text } from '@/content/assistant/figures'
import { call, lateLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt } from '@/content/legal-figures'
import { kindOf, mayBeTax } from '@/lib/assistant/amount-kind'
import { numbersWithin } from '@/lib/assistant/numbers'
import { isPensionAmount, pensionPayments } from '@/lib/assistant/pensioner'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay, makeDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { foldText } from '@/lib/format/fold-text'
import { formatPesos } from '@/lib/format/number'
import { latePartPerMonth, minimumPenalty, monthsLate, mostLateMonths } from '@/lib/tax-calendar/penalties'
import { yearlyDay } from '@/lib/tools/yearly-day'

const unfiled =
  /\b(?:no|nunca) (?:la |las |he |lo |me )?(?:present\w+|declar\w+|hice|hecho)\b|\b(?:sin declarar|sin presentar|tarde|atrasad\w+|debo|olvid\w+)\b/
/** Words that show that the amount is the tax and not the income. */
const taxWords = /\b(?:impuesto|a pagar|pagar|cargo|da|daba|dado|daria|salia|debia|debo)\b/
const asksCost = /\bcuanto\b|\b(?:sancion|multa)\w*\b/

/**
 * Returns the shortest and longest possible delay in months, and the days between which the return was due.
 * For early years, which the calendar lacks, a due date from August to October is assumed and no days are named.
 */
function delayOf(year: number, today: CivilDay) {
  const [first, last] = ['01', '00'].map((ending) => yearlyDay('person-income-return', year, ending)?.due)
  const known = first !== undefined && last !== undefined
  return {
    least: monthsLate(last ?? makeDay(year + 1, 10, 31), today),
    most: monthsLate(first ?? makeDay(year + 1, 8, 1), today),
    due: known ? text.dueBetween(dayAndMonth(first), formatDay(last)) : text.dueAbout(year + 1),
    known,
  }
}

const dayAndMonth = (day: CivilDay) => formatDay(day).replace(/(?: de)? \d{4}$/, '')

/** Returns the months of delay as text; '' for an estimated delay whose penalty has reached its limit anyway. */
const monthsShown = ({ least, most, known }: ReturnType<typeof delayOf>): string =>
  !known && least >= mostLateMonths ? '' : text.lateMonths(least, most)

/** Adds up the penalties for a person's late returns of several years. */
export function lateYearsReply(
  { text: typed, typed: message, numbers, amounts: [tax, ...others], income, payer }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  if (!tax || others.length > 0 || !income || !unfiled.test(typed) || !asksCost.test(typed)) return null
  if (
    /\b(?:sas|empresa|sociedad|iva|exogena|emplaz\w*|correg\w*|corrij\w*)\b/.test(typed) ||
    payer === 'large'
  )
    return null
  const isTax = numbersWithin(message).some(
    ({ kind, before, after }) =>
      kind === 'money' && taxWords.test(`${before.slice(-45)} ${after.slice(0, 25)}`),
  )
  if (!isTax) return null
  const years = [...new Set(numbers.flatMap(({ kind, value }) => (kind === 'year' ? [value] : [])))]
    .filter((year) => year < uvt.year)
    .toSorted()
  const floor = minimumPenalty(uvt.year)
  if (years.length === 0 || years.length > 5 || !floor.known) return null
  const cost = (months: number) => Math.max(floor.pesos, Math.min(1, months * latePartPerMonth) * tax)
  const rows = years.map((year) => {
    const delay = delayOf(year, today)
    return { year, ...delay, months: monthsShown(delay), from: cost(delay.least), to: cost(delay.most) }
  })
  if (rows.some(({ most }) => most === 0)) return null
  const span = (from: number, to: number) =>
    from === to ? formatPesos(from) : `entre ${formatPesos(from)} y ${formatPesos(to)}`
  const sum = (key: 'from' | 'to') => rows.reduce((all, row) => all + row[key], 0)
  const half = (value: number) => Math.max(floor.pesos, value / 2)
  const halved = (key: 'from' | 'to') => rows.reduce((all, row) => all + half(row[key]), 0)
  return {
    text: [
      text.late.rule,
      ...rows.map(({ year, due, months, from, to }) => text.late.year(year, due + months, span(from, to))),
      text.late.total(
        formatPesos(tax * rows.length),
        span(sum('from'), sum('to')),
        span(halved('from'), halved('to')),
      ),
      text.late.rest,
    ],
    links: [lateLink, call],
  }
}

/** Returns the income of a year if the message names one income, of a month or of a year; else null. */
function incomeOfYear(message: string): number | null {
  const [income, ...others] = numbersWithin(message).filter(
    (one) => one.kind === 'money' && kindOf(one) === 'income',
  )
  if (!income || others.length > 0) return null
  const yearly = /\b(?:al ano|anual\w*|en el ano|por ano|cada ano)\b/.test(income.after.slice(0, 25))
  const beside = `${income.before.slice(-40)} ${income.after.slice(0, 25)}`
  const payments = isPensionAmount(foldText(message), beside) ? pensionPayments : 12
  return yearly || income.value >= 20_000_000 ? income.value : income.value * payments
}

const otherReturn =
  /\b(?:sas|s a s|empresa|sociedad|iva|retenc\w+|exogena|ica|pila|planilla|emplaz\w*|requerimiento|correg\w*|corrij\w*|camara|matricula|a destiempo)\b/

/** Answers what a person owes for unfiled years, if the message does not tell the tax. */
export function unfiledYearsReply(
  { text: typed, typed: message, numbers, taxes, payer }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  if (taxes.length > 0 || payer === 'large' || otherReturn.test(typed)) return null
  // If an amount may be the unpaid tax, other functions answer; a wage or the value of a house is no tax.
  if (numbersWithin(message).some((one) => one.kind === 'money' && mayBeTax(one))) return null
  const cost =
    /\bcuanto (?:\w+ ){0,4}(?:deb\w+|pag\w+|cuesta|costar\w*|sale|salir|toca|seria|es la (?:multa|sancion)|vale|me (?:cobran|multan))\b/
  const none =
    /\b(?:no|nunca) (?:la |las |he |lo )?(?:declar\w+|present\w+ (?:la |las |mi )?(?:renta|declaracion\w*))|\bsin declarar\b/
  if (!none.test(typed) || !cost.test(typed)) return null
  const named = [...new Set(numbers.flatMap(({ kind, value }) => (kind === 'year' ? [value] : [])))]
    .filter((year) => year < uvt.year)
    .toSorted()
  const [since = uvt.year] = named
  const years =
    named.length === 1 && /\bdesde (?:el |el ano )?20\d\d\b/.test(typed)
      ? Array.from({ length: uvt.year - since }, (_, at) => since + at)
      : named
  const floor = minimumPenalty(uvt.year)
  const rows = years.map((year) => {
    const delay = delayOf(year, today)
    return { year, ...delay, months: monthsShown(delay) }
  })
  if (years.length === 0 || years.length > 6 || !floor.known || rows.some(({ least }) => least === 0))
    return null
  const percent = (months: number) => `${Math.min(100, months * 5)}%`
  const share = (least: string, most: string) =>
    least === most ? `en el ${most}` : `entre el ${least} y el ${most}`
  const yearlyIncome = incomeOfYear(message)
  return {
    text: [
      text.unfiled.rule,
      ...rows.map(({ year, due, months, least, most }) =>
        text.unfiled.year(year, due + months, share(percent(least), percent(most))),
      ),
      text.unfiled.withoutTax(
        yearlyIncome === null
          ? ''
          : text.unfiled.withIncome(
              formatPesos(yearlyIncome),
              formatPesos(yearlyIncome * 0.005),
              formatPesos(yearlyIncome * 0.05),
            ),
      ),
      text.unfiled.least(formatPesos(floor.pesos), years.length, formatPesos(floor.pesos * years.length)),
      text.unfiled.steps,
    ],
    links: [lateLink, call],
  }
}
