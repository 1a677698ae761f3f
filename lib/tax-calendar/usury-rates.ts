import { usuryRates, type UsuryRate } from '@/content/tax-calendar/usury-rates'
import { addDays } from '@/lib/calendar/civil-day'
import type { FirmFigures } from '@/lib/tax-calendar/figures'

/** Returns the known rates, newest month first. For the same month the firm's own rate is used. */
export function knownRates({ rates }: Pick<FirmFigures, 'rates'>): UsuryRate[] {
  const byMonth = new Map([...usuryRates, ...rates].map((rate) => [rate.month, rate]))
  return [...byMonth.values()].toSorted((one, other) => other.month.localeCompare(one.month))
}

export function firstMissingMonth(rates: readonly UsuryRate[]): string {
  const months = new Set(rates.map(({ month }) => month))
  let month = [...months].toSorted()[0] ?? ''
  while (months.has(month)) month = addDays(`${month}-28`, 5).slice(0, 7)
  return month
}
