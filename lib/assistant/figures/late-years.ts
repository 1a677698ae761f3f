import { figureTexts as text } from '@/content/assistant/figures'
import { call, lateLink } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt } from '@/content/legal-figures'
import { mayBeTax } from '@/lib/assistant/amount-kind'
import { numbersWithin } from '@/lib/assistant/numbers'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay, makeDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatPesos } from '@/lib/format/number'
import { latePartPerMonth, minimumPenalty, monthsLate } from '@/lib/tax-calendar/penalties'

const unfiled =
  /\b(?:no|nunca) (?:la |las |he |lo |me )?(?:present\w+|declar\w+|hice|hecho)\b|\b(?:sin declarar|sin presentar|tarde|atrasad\w+|debo|olvid\w+)\b/
/** Words that show that the amount is the tax and not the income. */
const taxWords = /\b(?:impuesto|a pagar|pagar|cargo|da|daba|dado|daria|salia|debia|debo)\b/
const asksCost = /\bcuanto\b|\b(?:sancion|multa)\w*\b/

/** Returns the shortest and longest possible delay in months, because due dates run from August to October. */
const delayOf = (year: number, today: CivilDay) => ({
  least: monthsLate(makeDay(year + 1, 10, 31), today),
  most: monthsLate(makeDay(year + 1, 8, 1), today),
})

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
    const { least, most } = delayOf(year, today)
    return { year, least, most, from: cost(least), to: cost(most) }
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
      ...rows.map(({ year, least, most, from, to }) => text.late.year(year, least, most, span(from, to))),
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

const otherReturn =
  /\b(?:sas|s a s|empresa|sociedad|iva|retenc\w+|exogena|ica|pila|planilla|emplaz\w*|requerimiento|correg\w*|corrij\w*|camara|matricula|a destiempo)\b/

/** Answers what a person owes for unfiled years, if the message does not tell the tax. */
export function unfiledYearsReply(
  { text: typed, typed: message, numbers, taxes, payer }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  if (taxes.length > 0 || payer === 'large' || otherReturn.test(typed)) return null
  // A wage or a house is no tax: the penalty of each year then depends on a tax that the message does not name.
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
  const rows = years.map((year) => ({ year, ...delayOf(year, today) }))
  if (years.length === 0 || years.length > 6 || !floor.known || rows.some(({ least }) => least === 0))
    return null
  const span = (from: number, to: number, show: (value: number) => string = String) =>
    from === to ? show(to) : `${show(from)} al ${show(to)}`
  const percent = (months: number) => Math.min(100, months * 5)
  return {
    text: [
      text.unfiled.rule,
      ...rows.map(({ year, least, most }) =>
        text.unfiled.year(
          year,
          least === most ? String(most) : `de ${least} a ${most}`,
          span(percent(least), percent(most), (value) => `${value}%`),
        ),
      ),
      text.unfiled.least(formatPesos(floor.pesos), years.length, formatPesos(floor.pesos * years.length)),
      text.unfiled.steps,
    ],
    links: [lateLink, call],
  }
}

/** Answers the penalty for correcting a return, before and after a summons (E.T., art. 644). */
export function correctionReply({ text: typed, amounts: [more, ...others] }: Question): Reply | null {
  if (
    !more ||
    others.length > 0 ||
    !/\b(?:corr[ie][gj]\w*|correccion\w*)\b/.test(typed) ||
    !asksCost.test(typed)
  )
    return null
  if (
    !/\bmas\b|\b(?:aument\w+|mayor|diferencia|adicional)\b/.test(typed) ||
    /\b(?:exogena|pila|nomina|factura)\b/.test(typed)
  )
    return null
  const floor = minimumPenalty(uvt.year)
  if (!floor.known) return null
  const of = (percent: number) => formatPesos(Math.max(floor.pesos, Math.round((more * percent) / 100)))
  return {
    text: [text.correction(formatPesos(more), of(10), of(20), formatPesos(floor.pesos))],
    links: [call],
  }
}
