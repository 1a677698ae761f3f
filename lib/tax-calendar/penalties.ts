import { penaltyBases, penaltyCaps, penaltyFormulas, penaltyNorms } from '@/content/tax-calendar/penalties'
import { addDays, daysBetween, makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { noFigures, unitsInPesos, uvtOf } from '@/lib/tax-calendar/figures'

/** An estimate in whole pesos with its formula, or the figure that is missing for the estimate. */
export type Estimate =
  | { known: true; pesos: number; formula: string; norm: string }
  | { known: false; missing: 'uvt'; year: number }
  | { known: false; missing: 'usury-rate'; months: readonly string[] }

const toThousand = (pesos: number) => Math.round(pesos / 1000) * 1000

/** Returns 10 UVT of the filing year, to the nearest thousand pesos (E.T., art. 639). */
export function minimumPenalty(year: number, figures = noFigures): Estimate {
  const uvt = uvtOf(year, figures)
  if (!uvt) return { known: false, missing: 'uvt', year }
  return {
    known: true,
    pesos: toThousand(10 * uvt.value),
    formula: penaltyFormulas.minimum(uvt.value, year),
    norm: penaltyNorms.minimum,
  }
}

/** A started month counts as a whole month, so one day late is one month. */
export function monthsLate(due: CivilDay, filed: CivilDay): number {
  if (filed <= due) return 0
  const [from, to] = [due, filed].map((day) => day.split('-').map(Number))
  const [year = 0, month = 0, date = 0] = from ?? []
  const [toYear = 0, toMonth = 0, toDate = 0] = to ?? []
  return Math.max(1, (toYear - year) * 12 + toMonth - month + (toDate > date ? 1 : 0))
}

/**
 * Each rate has two values in tenths of a percent: the rate for one month, and the limit for all months together.
 * A penalty on income or net worth is at most `credits` times the credit balance or, without a balance, `units` UVT.
 */
type LateRates = {
  tax: readonly [monthly: number, most: number]
  income: readonly [monthly: number, most: number]
  netWorth: readonly [monthly: number, most: number]
  credits: number
  units: number
}
export const beforeSummons: LateRates = {
  tax: [50, 1000],
  income: [5, 50],
  netWorth: [10, 100],
  credits: 2,
  units: 2_500,
}
const afterSummons: LateRates = {
  tax: [100, 2000],
  income: [10, 100],
  netWorth: [20, 200],
  credits: 4,
  units: 5_000,
}

/** The share of the tax that a late month costs, and the number of months after which the penalty stops growing. */
export const [latePartPerMonth, mostLateMonths] = [
  beforeSummons.tax[0] / 1000,
  beforeSummons.tax[1] / beforeSummons.tax[0],
]

/** Amounts are in pesos, 0 or more. `netWorth` is the net worth of the previous year. */
export type LateReturn = {
  due: CivilDay
  filed: CivilDay
  /** The tax charged, before withholdings and advances (impuesto a cargo); null when unknown. */
  tax: number | null
  /** The unpaid amount is used when `tax` is unknown, although the tax charged may be higher. */
  unpaid: number
  income: number
  netWorth: number
  creditBalance: number
  /** True after a summons to file (emplazamiento) of the DIAN, which doubles the rates. */
  summoned: boolean
}

/**
 * Returns the late-filing penalty (E.T., arts. 641 and 642), rounded to a thousand pesos.
 * The penalty is a share of the tax charged or, if that is 0, of the income or, if both are 0, of the net worth.
 */
export function latePenalty(late: LateReturn, figures = noFigures): Estimate {
  const { due, filed, creditBalance, summoned } = late
  const tax = late.tax ?? late.unpaid
  refuseNegative(tax, late.unpaid, late.income, late.netWorth, creditBalance)
  const norm = summoned ? penaltyNorms.lateSummoned : penaltyNorms.late
  const months = monthsLate(due, filed)
  if (months === 0) return { known: true, pesos: 0, formula: penaltyFormulas.inTime, norm }
  const year = yearOf(filed)
  const rates = summoned ? afterSummons : beforeSummons
  const limit = unitsInPesos(rates.units, year, figures)
  if (limit === null) return { known: false, missing: 'uvt', year }

  const base = tax > 0 ? 'tax' : late.income > 0 ? 'income' : 'netWorth'
  const amount = base === 'tax' ? tax : late[base]
  if (amount === 0) return minimumPenalty(year, figures)
  const [monthly, most] = rates[base]
  const name = base === 'tax' && late.tax === null ? penaltyBases.unpaid : penaltyBases[base]
  const shareCap = { pesos: shareOf(amount, most), text: penaltyCaps.share(most / 10, name) }
  const otherCap =
    creditBalance > 0
      ? { pesos: rates.credits * creditBalance, text: penaltyCaps.credit(rates.credits) }
      : { pesos: limit, text: penaltyCaps.units(rates.units) }
  const cap = base === 'tax' || shareCap.pesos <= otherCap.pesos ? shareCap : otherCap

  const uncapped = shareOf(amount, monthly) * months
  const rated = penaltyFormulas.late(monthly / 10, name, amount, months)
  const formula = uncapped > cap.pesos ? penaltyFormulas.capped(rated, cap.text) : rated
  return atLeastMinimum(Math.min(uncapped, cap.pesos), formula, norm, year, figures)
}

const shareOf = (amount: number, tenths: number) => (amount * tenths) / 1000

function refuseNegative(...amounts: readonly number[]) {
  if (amounts.some((pesos) => !(pesos >= 0))) throw new RangeError('amounts are not negative')
}

/** The minimum of a penalty is 10 UVT (E.T., art. 639). */
function atLeastMinimum(
  pesos: number,
  formula: string,
  norm: string,
  year: number,
  figures: typeof noFigures,
): Estimate {
  const minimum = minimumPenalty(year, figures)
  if (!minimum.known) return minimum
  const rounded = toThousand(pesos)
  if (rounded >= minimum.pesos) return { known: true, pesos: rounded, formula, norm }
  return { known: true, pesos: minimum.pesos, formula: penaltyFormulas.atLeast(formula, minimum.pesos), norm }
}

/** Returns `percent` of a penalty (E.T., art. 640), but at least the minimum penalty of `year`. */
export function reducedPenalty(
  penalty: Estimate,
  percent: number,
  year: number,
  figures = noFigures,
): Estimate {
  if (!penalty.known || penalty.pesos === 0) return penalty
  const formula = penaltyFormulas.reduced(percent, penalty.pesos)
  return atLeastMinimum((penalty.pesos * percent) / 100, formula, penaltyNorms.reduced, year, figures)
}

/** Returns the correction penalty (E.T., art. 644): 10 % of `increase`, 20 % after a summons. */
export function correctionPenalty(
  increase: number,
  summoned: boolean,
  corrected: CivilDay,
  figures = noFigures,
): Estimate {
  refuseNegative(increase)
  const rate = summoned ? 20 : 10
  const formula = penaltyFormulas.correction(rate, increase)
  return atLeastMinimum((increase * rate) / 100, formula, penaltyNorms.correction, yearOf(corrected), figures)
}

/** Rates are in tenths of a percent of the amount that is missing, wrong or late. */
const informationRates = { missing: 10, wrong: 7, late: 5 }
export type InformationFault = keyof typeof informationRates
const mostInformationUnits = 7_500

/** Returns the penalty for information that is missing, wrong or late (E.T., art. 651). */
export function informationPenalty(
  amount: number,
  fault: InformationFault,
  sent: CivilDay,
  figures = noFigures,
): Estimate {
  refuseNegative(amount)
  const year = yearOf(sent)
  const limit = unitsInPesos(mostInformationUnits, year, figures)
  if (limit === null) return { known: false, missing: 'uvt', year }
  const tenths = informationRates[fault]
  const uncapped = shareOf(amount, tenths)
  const rated = penaltyFormulas.information(tenths / 10, fault, amount)
  const formula =
    uncapped > limit ? penaltyFormulas.capped(rated, penaltyCaps.units(mostInformationUnits)) : rated
  return atLeastMinimum(Math.min(uncapped, limit), formula, penaltyNorms.information, year, figures)
}

/** Usury rates of consumer credit by month (`2026-11`), in percent per year, from the Superfinanciera. */
export type UsuryRates = ReadonlyMap<string, { percent: number; source: string }>

/**
 * Returns simple daily interest (E.T., arts. 634, 635 and 590) from the day after the due day.
 * The yearly rate is the month's usury rate minus 2 points; a day costs one 365th or 366th of it.
 * The interest is unknown while the rate of one of the months is missing.
 */
export function lateInterest(unpaid: number, due: CivilDay, paid: CivilDay, rates: UsuryRates): Estimate {
  refuseNegative(unpaid)
  const days = Math.max(0, daysBetween(due, paid))
  const missing = new Set<string>()
  let pesos = 0
  for (let day = addDays(due, 1); day <= paid; day = addDays(day, 1)) {
    const rate = rates.get(day.slice(0, 7))
    if (!rate) missing.add(day.slice(0, 7))
    else pesos += (unpaid * (rate.percent - 2)) / 100 / daysInYear(yearOf(day))
  }
  if (missing.size > 0) return { known: false, missing: 'usury-rate', months: [...missing] }
  return {
    known: true,
    pesos: Math.round(pesos),
    formula: penaltyFormulas.interest(unpaid, days),
    norm: penaltyNorms.interest,
  }
}

const daysInYear = (year: number) => daysBetween(makeDay(year, 1, 1), makeDay(year + 1, 1, 1))
