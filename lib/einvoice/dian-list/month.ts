import { addDays, makeDay, type CivilDay } from '@/lib/calendar/civil-day'

export const monthAfter = (month: string, by: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return makeDay(year, number + by, 1).slice(0, 7)
}

export const firstDay = (month: string): CivilDay => `${month}-01`
export const lastDay = (month: string): CivilDay => addDays(firstDay(monthAfter(month, 1)), -1)
