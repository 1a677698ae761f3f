import { keepPresence } from '@/lib/messages/mutations'
import { clientRoute } from '@/lib/route'

export const POST = clientRoute(async (_, client) => {
  await keepPresence(client)
  return new Response(null, { status: 204 })
})
