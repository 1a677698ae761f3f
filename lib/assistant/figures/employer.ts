import { figureTexts as text } from '@/content/assistant/figures'
import { contributions } from '@/content/assistant/payroll'
import { benefitsLink } from '@/content/assistant/benefits'
import { call } from '@/content/assistant/reply-links'
import type { Reply } from '@/content/assistant/replies'
import { uvt, wageByYear } from '@/content/legal-figures'
import { headcount } from '@/lib/assistant/headcount'
import type { Question } from '@/lib/assistant/question'
import { formatPesos } from '@/lib/format/number'

const asksCost =
  /\bcuanto (?:me |nos |le )?(?:cuesta\w*|sale\w*|saldria|vale|costaria|es el costo|debo pagar|toca pagar)\b|\bcosto (?:total |real )?(?:de )?(?:un |una )?(?:emplead|trabajador)/
const ofWorker = /\b(?:emplead\w+|trabajador\w*|contratar|sueldo|salario|con el minimo)\b/
/** The firm's price, a dismissal, an illness, days of work and one benefit have answers of their own. */
const otherCost =
  /\b(?:ustedes|cobran|asesoria|nomina con|despedir|echar|indemniz\w+|liquid\w+|incapac\w+|dias? (?:por|a la) semana|por dias|el dia|hora\w*|retenc\w+|demanda\w*|integral)\b/

/** What an employer pays beside a wage, in percent. */
const rates = { pension: 12, risk: 0.522, fund: 4, health: 8.5, learning: 5 } as const
/** What is set aside each month, in percent of the wage with the transport aid; holidays without it. */
const kept = { bonus: 8.33, severance: 8.33, interest: 1, holidays: 4.17 } as const

/** Answers what an employee costs in a month, and what the employee receives. */
export function employerReply({
  text: typed,
  typed: message,
  amounts: [named, ...others],
}: Question): Reply | null {
  if (others.length > 0 || !asksCost.test(typed) || !ofWorker.test(typed) || otherCost.test(typed))
    return null
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
