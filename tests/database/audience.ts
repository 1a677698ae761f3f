import { randomUUID } from 'node:crypto'
import type { RealtimeChannel } from '@supabase/supabase-js'
import { vi } from 'vitest'
import { must } from '../support/contract-people'
import { clientOf, type Fixtures } from './fixtures'
import type { RealtimeEvent } from './realtime-scenes'
import { roles, type Role } from './roles'

type Heard = { role: Role; table: string; type: RealtimeEvent; driveId: unknown }
type Change = { eventType: RealtimeEvent; new: Record<string, unknown>; old: Record<string, unknown> }

export type Audience = {
  heardBy: (table: string, type: RealtimeEvent) => Role[]
  forget: () => void
  settled: () => Promise<void>
  leave: () => Promise<void>
}

/** Subscribes every role to the tables, once without a filter and once with a filter on the rows of client A. */
export async function seatAudience(fixtures: Fixtures, tables: string[]): Promise<Audience> {
  let heard: Heard[] = []
  const channels: RealtimeChannel[] = []

  async function seat(role: Role): Promise<void> {
    const client = clientOf(fixtures, role)
    if (role !== 'anon') await client.realtime.setAuth(fixtures.tokens[role])
    const channel = client.channel(`audience-${role}`)
    for (const table of tables) {
      const note = (change: Change) =>
        heard.push({ role, table, type: change.eventType, driveId: change.new.google_drive_id })
      const wanted = { event: '*', schema: 'public', table } as const
      channel.on('postgres_changes', wanted, note)
      channel.on('postgres_changes', { ...wanted, filter: `user_id=eq.${fixtures.people.clientA.id}` }, note)
    }
    await new Promise<void>((resolve, reject) => {
      channel.subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve()
        else reject(error ?? new Error(`${role}: ${status}`))
      })
    })
    channels.push(channel)
  }
  for (const role of roles) await seat(role)

  return {
    heardBy: (table, type) =>
      roles.filter((role) =>
        heard.some((one) => one.role === role && one.table === table && one.type === type),
      ),
    forget: () => {
      heard = []
    },
    settled: async () => {
      // Changes arrive in the order of their commits, so after this change all earlier changes have arrived.
      const [id, driveId] = [fixtures.belongings.admin.documentId, randomUUID()]
      must(
        await fixtures.service.from('documents').update({ google_drive_id: driveId }).eq('id', id).select(),
      )
      await vi.waitFor(
        () => {
          if (!heard.some((one) => one.role === 'admin' && one.driveId === driveId))
            throw new Error('the change has not arrived yet')
        },
        { timeout: 10_000 },
      )
      for (const channel of channels) await channel.track({})
    },
    leave: async () => {
      for (const role of roles) await clientOf(fixtures, role).removeAllChannels()
    },
  }
}
