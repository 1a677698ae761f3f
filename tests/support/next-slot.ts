import { freeSlots, type Agenda } from '@/lib/appointments/rules'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { must, type Person } from './contract-people'

/** Returns the first free hours that are at least three days ahead. */
export function openSlots(count: number): string[] {
  const now = new Date().toISOString()
  const slots: string[] = []
  for (let away = 3; slots.length < count; away++)
    slots.push(...freeSlots(addDays(bogotaDay(now), away), { now }))
  return slots.slice(0, count)
}

/** These groups of tests share one firm, so each group books appointments on its own days. */
const parts = ['fixtures', 'agenda', 'appointments', 'sent mails'] as const
/** The tests of closed hours may close days that are at least this many days ahead. */
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
