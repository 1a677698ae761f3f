import { freeSlots, type Agenda } from '@/lib/appointments/rules'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { must, type Person } from './contract-people'

/** Returns the first free hours from three days ahead on. */
export function openSlots(count: number): string[] {
  const now = new Date().toISOString()
  const slots: string[] = []
  for (let away = 3; slots.length < count; away++)
    slots.push(...freeSlots(addDays(bogotaDay(now), away), { now }))
  return slots.slice(0, count)
}

/** These tests use the same firm at the same time, so each of them books appointments on its own days. */
const parts = ['fixtures', 'agenda', 'appointments', 'sent mails'] as const
/** The first day, in days from today, that the tests of closed hours may close. */
export const closableFrom = 45

export async function ownHours(
  { client }: Pick<Person, 'client'>,
  part: (typeof parts)[number],
): Promise<string[]> {
  const now = new Date().toISOString()
  const agenda = must(await client.rpc('open_agenda')) as Omit<Agenda, 'now'>
  return Array.from({ length: closableFrom - 3 }, (_, n) => n)
    .filter((n) => n % parts.length === parts.indexOf(part))
    .flatMap((n) => freeSlots(addDays(bogotaDay(now), n + 3), { ...agenda, now }))
}
