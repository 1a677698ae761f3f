import { freeSlots } from '@/lib/appointments/rules'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'

/** Hours that can be asked for now, from three days ahead on. */
export function openSlots(count: number): string[] {
  const now = new Date().toISOString()
  const slots: string[] = []
  for (let away = 3; slots.length < count; away++)
    slots.push(...freeSlots(addDays(bogotaDay(now), away), { now, busy: [] }))
  return slots.slice(0, count)
}
