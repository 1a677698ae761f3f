import { slotsOf, type Agenda, type FreeRange } from '@/lib/appointments/rules'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'

/** Returns the agenda of one person who works the firm's hours, of which the hours in `busy` are taken. */
export function agendaWith(now: string, busy: readonly string[], more: Partial<Agenda> = {}): Agenda {
  const from = bogotaDay(now)
  const taken = new Set(busy.map((slot) => Date.parse(slot)))
  const midnight = Date.parse(`${from}T05:00:00Z`)
  const free = Array.from({ length: 92 }, (_, n) => slotsOf(addDays(from, n), { now, lead: 0, ...more }))
    .flat()
    .filter((slot) => !taken.has(Date.parse(slot)))
    .map((slot): FreeRange => {
      const minute = (Date.parse(slot) - midnight) / 60_000
      return [minute, minute + 60]
    })
  return {
    now,
    from,
    people: [{ id: '1f0c0a4e-7d3b-4f0a-9a51-3f1f5f0d2c11', name: 'Laura Gómez', free }],
    ...more,
  }
}
