import { obligationTexts, type ObligationId } from '@/content/tax-calendar/obligations'
import { remarks } from '@/content/tax-calendar/remarks'
import { thresholds } from '@/content/tax-calendar/thresholds'
import { addDays, makeDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { formatNumber, formatPesos } from '@/lib/format/number'
import { unitsInPesos, type FirmFigures } from '@/lib/tax-calendar/figures'
import { readPeriod } from '@/lib/tax-calendar/period'

/** Returns the day two months after `due`; a return that is unpaid by then loses its effect (E.T., art. 580-1). */
export function lastDayToPay(due: CivilDay): CivilDay {
  const [year = 0, month = 0, date = 0] = due.split('-').map(Number)
  const sameDay = makeDay(year, month + 2, date)
  const monthEnd = addDays(makeDay(year, month + 3, 1), -1)
  return sameDay < monthEnd ? sameDay : monthEnd
}

type Remarked = { obligation: string; period: string; due: CivilDay | null }

export function remarkOf({ obligation, period, due }: Remarked, figures: FirmFigures): string | null {
  if (!Object.hasOwn(obligationTexts, obligation)) return null
  const { remark } = obligationTexts[obligation as ObligationId]
  const year = readPeriod(period)?.year
  if (remark === null || year === undefined) return null
  const inMoney = (units: number) => {
    const pesos = unitsInPesos(units, year, figures)
    return pesos === null ? `${formatNumber(units)} UVT` : formatPesos(pesos)
  }
  return remarks[remark]({
    year,
    paidBy: due && formatDay(lastDayToPay(due)),
    income: inMoney(thresholds.incomeToFile.units),
    assets: inMoney(thresholds.assetsToFile.units),
  })
}
