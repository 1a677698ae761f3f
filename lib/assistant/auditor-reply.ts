import { duties } from '@/content/assistant/duties'
import type { Reply } from '@/content/assistant/replies'
import { auditorThresholds, measuringWage, uvt, wageByYear, type LegalFigure } from '@/content/legal-figures'
import { formatNumber, formatPesos } from '@/lib/format/number'

/** Returns the minimum wage of the year to which the company's amounts belong. */
function wageOfFigures(typed: string, year: number | null): LegalFigure | null {
  const told = year ?? (/\beste ano\b/.test(typed) ? uvt.year : measuringWage.year)
  return told === measuringWage.year ? measuringWage : (wageByYear[told] ?? null)
}

/** If the amounts are not of last year, the answer names the year for which an auditor is needed. */
const ofYear = ({ year }: LegalFigure, answer: string): string[] =>
  year === measuringWage.year ? [answer] : [duties.auditorNext(year, answer), duties.auditorYears(year)]

/** Compares a company's income or assets with the limit from which it needs an auditor. */
export function auditorOf(typed: string, amount: number, year: number | null): Reply | null {
  if (!/\brevisor(ia|a)?\b/.test(typed) || /\b(cuesta|vale|precio|cobra\w*|cotiz\w*)\b/.test(typed))
    return null
  if (otherAuditor.test(typed)) return null
  const income = /\b(vend\w+|ventas|factur\w+|ingres\w+)\b/.test(typed)
  const assets = /\b(activos?|patrimonio|bienes)\b/.test(typed)
  if (income === assets || amount < 100_000_000) return null
  const wages = income ? auditorThresholds.income : auditorThresholds.assets
  const wage = wageOfFigures(typed, year)
  if (!wage) return null
  const limit = wages * wage.value
  const otherWages = income ? auditorThresholds.assets : auditorThresholds.income
  const otherLimit = `${formatNumber(otherWages)} salarios mínimos, ${formatPesos(otherWages * wage.value)}`
  const [what, other] = income ? ['ingresos', 'los activos'] : ['activos', 'los ingresos']
  const figures = [formatPesos(amount), formatNumber(wages), formatPesos(limit)] as const
  return {
    text: ofYear(
      wage,
      amount >= limit
        ? duties.auditorAbove(what, ...figures)
        : duties.auditorBelow(what, ...figures, `${other} (tope: ${otherLimit})`),
    ),
    links: duties.links.auditor,
  }
}

export function auditorOfBoth(
  typed: string,
  [one, two, ...others]: readonly number[],
  year: number | null,
): Reply | null {
  if (!one || !two || Math.min(one, two) < 1e6 || others.length > 0 || !/\brevisor(ia|a)?\b/.test(typed))
    return null
  const [assetsAt, incomeAt] = [
    typed.search(/\bactivos?\b/),
    typed.search(/\b(?:vend\w+|ventas|factur\w+|ingres\w+)\b/),
  ]
  if (assetsAt < 0 || incomeAt < 0 || otherAuditor.test(typed)) return null
  const [assets, income] = assetsAt < incomeAt ? [one, two] : [two, one]
  const wage = wageOfFigures(typed, year)
  if (!wage) return null
  const limits = [auditorThresholds.assets, auditorThresholds.income].map((wages) => wages * wage.value)
  const [ofAssets = 0, ofIncome = 0] = limits
  const say = (value: number, limit: number) =>
    [formatPesos(value), formatPesos(limit), value >= limit] as const
  return {
    text: ofYear(
      wage,
      duties.auditorBoth(
        assets >= ofAssets || income >= ofIncome,
        duties.auditorPart('activos', ...say(assets, ofAssets)),
        duties.auditorPart('ingresos', ...say(income, ofIncome)),
      ),
    ),
    links: duties.links.auditor,
  }
}

const otherAuditor =
  /\b(anonima|comandita|sucursal|conjunto|edificio|fundacion|propiedad horizontal|copropiedad)\b/
