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
const employs = /\b(?:emplead\w+|trabajador\w*|contratar|sueldo|salario|con el minimo)\b/
const otherCost =
  /\b(?:ustedes|cobran|asesoria|nomina con|despedir|echar|indemniz\w+|liquid\w+|incapac\w+|dias? (?:por|a la) semana|por dias|el dia|hora\w*|retenc\w+|demanda\w*|integral)\b/

/**
 * What an employer sets aside each month for benefits, in percent of the wage plus the transport aid.
 * The percentage `holidays` is of the wage alone, without the transport aid.
 */
const kept = { bonus: 8.33, severance: 8.33, interest: 1, holidays: 4.17 } as const

const romans = ['I', 'II', 'III', 'IV', 'V'] as const
const classNames: readonly (readonly string[])[] = [
  ['1', 'i', 'uno', 'primera'],
  ['2', 'ii', 'dos', 'segunda'],
  ['3', 'iii', 'tres', 'tercera'],
  ['4', 'iv', 'cuatro', 'cuarta'],
  ['5', 'v', 'cinco', 'quinta'],
]
const ofRisk = String.raw`\b(?:arl|riesgos?(?: laborales| laboral)?|clase|nivel)(?: (?:de|del|en|es|la|el|tipo|clase|nivel|riesgo|numero|arl))* `
/** Matches «riesgo 3», «arl clase III» and «nivel de riesgo tres», but no amount and no count of people. */
const riskNames = classNames.map(
  (names) =>
    new RegExp(
      String.raw`${ofRisk}(?:${names.join('|')})\b(?![.,]?\d| (?:mil|millon\w*|palos|salarios?|smm?lv|meses|anos|dias|emplead\w+|trabajador\w*|personas))`,
    ),
)

type Risk = { name: string; percent: number; rate: string }

/** Returns the class of risk that a message names and its contribution; null if it names none or several. */
function riskIn(typed: string): Risk | null {
  const named = riskNames.flatMap((pattern, index) => (pattern.test(typed) ? [index] : []))
  const [index] = named
  const percent = index === undefined || named.length > 1 ? undefined : contributions.risks[index]
  if (index === undefined || percent === undefined) return null
  return { name: romans[index] ?? '', percent, rate: `${percent.toLocaleString('es-CO')}%` }
}

const asksRisk =
  /^(?=.*\b(?:arl|riesgos? laboral\w*)\b)(?=.*\b(?:cuant[oa]|valor|cuesta|calcul\w+|vale)\b)(?!.*\b(?:salud|pension|prima|cesantias|nomina|liquid\w+|total|todo|independientes?|contratistas?|prestacion de servicios|honorarios|por mi cuenta|accident\w+|incapac\w+)\b)/

/** Computes the ARL of a wage in the class of risk that the message names. */
export function riskReply({ text: typed, amounts: [named, ...others] }: Question): Reply | null {
  const risk = riskIn(typed)
  if (!risk || others.length > 0 || !asksRisk.test(typed) || asksCost.test(typed)) return null
  const least = wageByYear[uvt.year]?.value ?? 0
  const wage = named ?? least
  if (!least || wage < least) return null
  const pesos = formatPesos(Math.round((wage * risk.percent) / 100))
  return {
    text: [text.risk(risk.name, risk.rate, formatPesos(wage), pesos), text.riskRest],
    links: [benefitsLink, call],
  }
}

export function employerReply({
  text: typed,
  typed: message,
  amounts: [named, ...others],
}: Question): Reply | null {
  if (others.length > 0 || !asksCost.test(typed) || !employs.test(typed) || otherCost.test(typed)) return null
  if (dismisses(typed)) return null
  const { value: least, aid: paidAid } = wageByYear[uvt.year] ?? { value: 0, aid: null }
  const wage = named ?? (/\bminimo\b/.test(typed) ? least : 0)
  if (!least || wage < least || wage >= contributions.plainBelow * least) return null
  const aid = wage <= 2 * least ? (paidAid ?? 0) : 0
  const of = (base: number, percent: number) => (base * percent) / 100
  const { pension, health, fund, risk: leastRisk, learning, ofWorker } = contributions
  const risk = riskIn(typed)
  const social = of(wage, pension - ofWorker + (risk?.percent ?? leastRisk) + fund)
  const more = of(wage, health - ofWorker + learning)
  const benefits = of(wage + aid, kept.bonus + kept.severance + kept.interest) + of(wage, kept.holidays)
  const total = wage + aid + social + benefits
  const people = headcount(message) ?? 1
  return {
    text: [
      ...(people > 1 ? [text.employers(people, formatPesos(total * people))] : []),
      text.employer(
        formatPesos(total),
        formatPesos(wage),
        aid ? formatPesos(aid) : null,
        formatPesos(social),
        formatPesos(benefits),
        risk ? text.riskClass(risk.name, risk.rate) : undefined,
      ),
      text.employerMore(
        formatPesos(more),
        formatPesos(total + more),
        people === 1 && !/\b(?:sas|s a s|sociedad|ltda|limitada)\b/.test(typed),
        risk ? text.riskPart(risk.name, risk.rate, formatPesos(of(wage, risk.percent))) : undefined,
      ),
      text.receives(formatPesos(wage - of(wage, 2 * ofWorker) + aid), formatPesos(of(wage, 2 * ofWorker))),
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
  return {
    text: [
      text.fortnight(
        formatPesos((wage + aid - taken) / 2),
        formatPesos(wage / 2),
        aid ? formatPesos(aid / 2) : null,
        formatPesos(taken / 2),
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
  const share = (percent: number) => formatPesos((wage * percent) / 100)
  const all = 2 * contributions.ofWorker + solidarity.percent
  return {
    text: [
      text.solidarity(
        formatPesos(wage),
        share(contributions.ofWorker),
        share(solidarity.percent),
        share(all),
        share(100 - all),
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
      text.lateSeverance(formatPesos(wage), days, formatPesos((wage / 30) * days), yearOf(today)),
      text.lateSeveranceRest,
    ],
    links: [benefitsLink, call],
  }
}
