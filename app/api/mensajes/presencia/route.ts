import { keepPresence } from '@/lib/messages/mutations'
import { clientRoute } from '@/lib/route'

/** The client still has their messages open. */
export const POST = clientRoute(async (_, client) => {
  await keepPresence(client)
  return new Response(null, { status: 204 })
})
