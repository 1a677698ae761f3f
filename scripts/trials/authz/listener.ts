import { RealtimeClient } from '@supabase/realtime-js'
import type { ContractTarget } from '../../../tests/support/contract-target'
import type { Visitor } from '../company'

export type Listener = {
  who: Visitor
  heard: string[]
  /** Resolves when what was sent before has arrived. */
  settled: () => Promise<unknown>
  leave: () => Promise<void>
}
type Wish = { event: string; schema: string; table?: string; filter?: string }

/** One socket, as the pages open it, with a channel for each wish: one that is refused takes no other with it. */
export async function listen(
  { url, publishableKey }: ContractTarget,
  who: Visitor,
  token: string | null,
  wishes: Wish[],
): Promise<Listener> {
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: publishableKey },
    // A token that is only set once would be forgotten at the first join.
    accessToken: async () => token,
  })
  await client.setAuth()
  const heard: string[] = []
  const join = (wish: Wish, at: number) =>
    new Promise<void>((resolve) => {
      client
        .channel(`prueba-${who}-${at}`)
        .on('postgres_changes', wish as never, (change: unknown) => heard.push(JSON.stringify(change)))
        .on('system', {}, () => resolve())
        .subscribe((status) => {
          if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT') resolve()
        })
    })
  await Promise.all(wishes.map(join))
  return {
    who,
    heard,
    settled: () => client.channels[0]!.track({}),
    leave: async () => {
      await client.removeAllChannels()
      await client.disconnect()
    },
  }
}
