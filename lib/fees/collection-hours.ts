import { addDays, bogotaDay, hourOf, momentAt, weekdayOf, type CivilDay } from '@/lib/calendar/civil-day'

type Hours = readonly [from: number, until: number]
const [saturday, sunday] = [6, 0]

/**
 * The law (Ley 2300 de 2023, art. 3) allows reminders of debts from 7 to 19 on weekdays and 8 to 15 on Saturdays.
 * Returns null for Sundays and holidays, when the law allows no reminders of debts.
 */
function hoursOf(day: CivilDay, isHoliday: (day: CivilDay) => boolean): Hours | null {
  const weekday = weekdayOf(day)
  if (weekday === sunday || isHoliday(day)) return null
  return weekday === saturday ? [8, 15] : [7, 19]
}

export function mayCollect(isHoliday: (day: CivilDay) => boolean, now: Date): boolean {
  const hours = hoursOf(bogotaDay(now), isHoliday)
  return hours !== null && hourOf(now) >= hours[0] && hourOf(now) < hours[1]
}

/** Returns `now` if reminders are allowed now, otherwise the next moment at which they are allowed (ISO 8601). */
export function nextCollection(isHoliday: (day: CivilDay) => boolean, now: Date): string {
  if (mayCollect(isHoliday, now)) return now.toISOString()
  for (let day = bogotaDay(now); ; day = addDays(day, 1)) {
    const hours = hoursOf(day, isHoliday)
    const begins = hours && momentAt(day, hours[0])
    if (begins && Date.parse(begins) > now.getTime()) return begins
  }
}
