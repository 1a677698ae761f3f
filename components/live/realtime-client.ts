import { RealtimeClient } from '@supabase/realtime-js'
import { fetchTicket, type RealtimeTicket } from '@/components/live/realtime-ticket'

/** In seconds: a token with less time left is replaced, because the socket asks for a token only every 25 s. */
const shortestLife = 40

let current: { reader: string; client: Promise<RealtimeClient | null> } | null = null

/** Returns the tab's only live connection; a new `reader` closes the old one. Null if the server gives no ticket. */
export function realtimeClient(reader: string): Promise<RealtimeClient | null> {
  if (current?.reader === reader) return current.client
  void current?.client.then((client) => client?.disconnect())
  const opened = { reader, client: open() }
  current = opened
  void opened.client.then((client) => {
    if (!client && current === opened) current = null
  })
  return opened.client
}

async function open(): Promise<RealtimeClient | null> {
  const answer = await fetchTicket()
  if (answer.kind !== 'ticket') return null
  let ticket: RealtimeTicket = answer.ticket
  const url = new URL('/realtime/v1', ticket.url)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const client = new RealtimeClient(url.href, {
    params: { apikey: ticket.key },
    accessToken: async () => {
      if (ticket.exp - Date.now() / 1000 > shortestLife) return ticket.token
      const renewed = await fetchTicket()
      if (renewed.kind === 'ticket') ticket = renewed.ticket
      return ticket.token
    },
  })
  // The socket gets a token before channels join, because a channel that joins without a token never receives an event.
  await client.setAuth()
  return client
}
