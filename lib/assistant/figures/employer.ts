import { figureTexts as text } from '@/content/assistant/figures'
import { contributions } from '@/content/assistant/payroll'
import { benefitsLink } from '@/content/assistant/benefits'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { dismisses } from '@/lib/assistant/dismisses'
import { headcount } from '@/lib/assistant/headcount'
import { isPensioner } from '@/lib/assistant/pensioner'
import type { Question } from '@/lib/assistant/question'
import { bogotaDay, daysBetween, makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { formatPesos } from '@/lib/format/number'

const asksCost =
  /\bcuanto (?:me |nos |le )?(?:cuesta\w*|sale\w*|saldria|vale|costaria|es el costo|debo pagar|toca pagar)\b|\bcosto (?:total |real )?(?:de )?(?:un |una )?(?:emplead|trabajador)/
const ofWorker = /\b(?:emplead\w+|trabajador\w*|contratar|sueldo|salario|con el minimo)\b/
/** Words that show that a question is about a dismissal or the like, not about what an employee costs. */
const otherCost =
  /\b(?:ustedes|cobran|asesoria|nomina con|despedir|echar|indemniz\w+|liquid\w+|incapac\w+|dias? (?:por|a la) semana|por dias|el dia|hora\w*|retenc\w+|demanda\w*|integral)\b/

/** What an employer pays in addition to a wage, in percent. */
const rates = { pension: 12, risk: 0.522, fund: 4, health: 8.5, learning: 5 } as const
/**
 * What an employer sets aside each month for benefits, in percent of the wage plus the transport aid.
 * The value of `holidays` is in percent of the wage without the transport aid.
 */
const kept = { bonus: 8.33, severance: 8.33, interest: 1, holidays: 4.17 } as const

export function employerReply({
  text: typed,
  typed: message,
  amounts: [named, ...others],
}: Question): Reply | null {
  if (others.length > 0 || !asksCost.test(typed) || !ofWorker.test(typed) || otherCost.test(typed))
    return null
  if (dismisses(typed)) return null
  const { value: least, aid: paidAid } = wageByYear[uvt.year] ?? { value: 0, aid: null }
  const wage = named ?? (/\bminimo\b/.test(typed) ? least : 0)
  if (!least || wage < least || wage >= contributions.plainBelow * least) return null
  const aid = wage <= 2 * least ? (paidAid ?? 0) : 0
  const of = (base: number, percent: number) => (base * percent) / 100
  const social = of(wage, rates.pension + rates.risk + rates.fund)
  const benefits = of(wage + aid, kept.bonus + kept.severance + kept.interest) + of(wage, kept.holidays)
  const total = wage + aid + social + benefits
  const people = headcount(message) ?? 1
  const pesos = (value: number) => formatPesos(Math.round(value))
  return {
    text: [
      ...(people > 1 ? [text.employers(people, pesos(total * people))] : []),
      text.employer(pesos(total), pesos(wage), aid ? pesos(aid) : null, pesos(social), pesos(benefits)),
      text.employerMore(
        pesos(of(wage, rates.health + rates.learning)),
        pesos(total + of(wage, rates.health + rates.learning)),
      ),
      text.receives(
        pesos(wage - of(wage, 2 * contributions.ofWorker) + aid),
        pesos(of(wage, 2 * contributions.ofWorker)),
      ),
    ],
    links: [benefitsLink, call],
  }
}

const quincena = /\bquincena\w*\b/

export function fortnightReply({ text: typed, amounts: [named, ...others] }: Question): Reply | null {
  if (others.length > 0 || !quincena.test(typed) || !/\bcuanto\b/.test(typed)) return null
  const { value: least, aid: paidAid } = wageByYear[uvt.year] ?? { value: 0, aid: null }
  const wage = named ?? (/\bminimo\b/.test(typed) ? least : 0)
  if (!least || wage < least || wage >= contributions.plainBelow * least) return null
  const aid = wage <= 2 * least ? (paidAid ?? 0) : 0
  const taken = (wage * 2 * contributions.ofWorker) / 100
  const pesos = (value: number) => formatPesos(Math.round(value))
  return {
    text: [
      text.fortnight(
        pesos((wage + aid - taken) / 2),
        pesos(wage / 2),
        aid ? pesos(aid / 2) : null,
        pesos(taken / 2),
      ),
    ],
    links: [benefitsLink, call],
  }
}

/** From four to below sixteen minimum wages, a worker also pays this percent to the solidarity fund (Ley 797 de 2003). */
const solidarity = { percent: 1, from: 4, below: 16 } as const

/** Answers what is deducted from a wage, including the payment to the solidarity fund. */
export function solidarityReply({ text: typed, amounts: [wage, ...others] }: Question): Reply | null {
  if (!wage || others.length > 0 || !/\b(?:descuent\w*|descont\w*|quitan|queda\w*|neto)\b/.test(typed))
    return null
  if (
    !/\b(?:salud|pension|solidaridad)\b/.test(typed) ||
    /\b(?:integral|independiente|contratista|prestacion)\b/.test(typed) ||
    isPensioner(typed)
  )
    return null
  const least = wageByYear[uvt.year]?.value ?? 0
  if (!least || wage < solidarity.from * least || wage >= solidarity.below * least) return null
  const pesos = (percent: number) => formatPesos(Math.round((wage * percent) / 100))
  const all = 2 * contributions.ofWorker + solidarity.percent
  return {
    text: [
      text.solidarity(
        formatPesos(wage),
        pesos(contributions.ofWorker),
        pesos(solidarity.percent),
        pesos(all),
        pesos(100 - all),
      ),
    ],
    links: [benefitsLink, call],
  }
}

const firstLateDay = { month: 2, day: 15 } as const

/** Answers what a late deposit of the cesantías costs: a day's wage for each day (Ley 50 de 1990, art. 99). */
export function lateSeveranceReply(
  { text: typed, amounts: [wage, ...others] }: Question,
  today: CivilDay = bogotaDay(new Date()),
): Reply | null {
  if (!wage || others.length > 0 || !/\bcesantias\b/.test(typed) || !/\bcuanto\b/.test(typed)) return null
  if (
    !/\bno (?:las |le |les |se )?consign\w+/.test(typed) ||
    !/\b(?:sancion|multa|debo|cuesta)\b/.test(typed)
  )
    return null
  const days = daysBetween(makeDay(yearOf(today), firstLateDay.month, firstLateDay.day), today) + 1
  if (days <= 0) return null
  return {
    text: [
      text.lateSeverance(formatPesos(wage), days, formatPesos(Math.round((wage / 30) * days)), yearOf(today)),
      text.lateSeveranceRest,
    ],
    links: [benefitsLink, call],
  }
}
