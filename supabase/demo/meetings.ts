import { z } from 'zod'
import { momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import type { DemoClient } from './clients'
import { admin, call, stableId, type Person } from './accounts'
import { workingDay } from './working-day'

const agenda = z.object({ busy: z.array(z.string()) })
const hourMs = 3_600_000

/** Inserts the row of a past appointment, because nobody can request one. */
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
    const { busy } = agenda.parse(await call(client.db.rpc('open_agenda')))
    const slot = openHour(day, hour, busy)
    const asked = await call(client.db.rpc('request_appointment', { key: stableId(title), slot, title }))
    if (status !== 'confirmed') continue
    await call(firm.db.rpc('confirm_appointment', { appointment: asked.id, seen: asked.sequence }))
  }
}

export function openHour(day: CivilDay, hour: number, busy: readonly string[]): string {
  const taken = new Set(busy.map((moment) => Date.parse(moment)))
  for (let at = hour; at < 18; at++) if (!taken.has(Date.parse(momentAt(day, at)))) return momentAt(day, at)
  throw new Error('seed.no-hour')
}
