import { z } from 'zod'
import { freeSlots, type Agenda } from '@/lib/appointments/rules'
import { hourOf, momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import type { DemoClient } from './clients'
import { admin, call, stableId, type Person } from './accounts'
import { workingDay } from './working-day'

const agenda = z.object({
  from: z.string(),
  people: z.array(z.object({ id: z.string(), name: z.string(), free: z.array(z.tuple([z.int(), z.int()])) })),
})
const hourMs = 3_600_000

/** Inserts a past appointment into the table, because the database procedures accept only future hours. */
async function remember({ id }: Person, title: string, starts: string): Promise<void> {
  const before = (days: number) => new Date(Date.parse(starts) - days * 24 * hourMs).toISOString()
  const row = {
    id: stableId(title),
    user_id: id,
    title,
    starts_at: starts,
    ends_at: new Date(Date.parse(starts) + hourMs).toISOString(),
    status: 'done',
    created_at: before(6),
    updated_at: starts,
  }
  await call(admin.from('appointments').upsert(row, { onConflict: 'id', ignoreDuplicates: true }))
}

export async function meet(client: Person, firm: Person, { meetings }: DemoClient): Promise<void> {
  for (const { title, days, hour, status } of meetings) {
    const day = workingDay(days)
    if (status === 'done') {
      await remember(client, title, momentAt(day, hour))
      continue
    }
    const open = agenda.parse(await call(client.db.rpc('open_agenda')))
    const slot = openHour(day, hour, { now: new Date().toISOString(), ...open })
    const asked = await call(client.db.rpc('request_appointment', { key: stableId(title), slot, title }))
    if (status !== 'confirmed') continue
    await call(firm.db.rpc('confirm_appointment', { appointment: asked.id, seen: asked.sequence }))
  }
}

/** Returns the day's first free hour that is not before `hour`. */
export function openHour(day: CivilDay, hour: number, open: Agenda): string {
  const slot = freeSlots(day, open).find((one) => hourOf(one) >= hour)
  if (!slot) throw new Error('seed.no-hour')
  return slot
}
