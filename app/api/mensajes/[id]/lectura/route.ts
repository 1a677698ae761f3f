import { markRead } from '@/lib/messages/mutations'
import { requireUuid } from '@/lib/request'
import { clientRoute } from '@/lib/route'

export const POST = clientRoute(async (_, client, { params }: RouteContext<'/api/mensajes/[id]/lectura'>) => {
  await markRead(client, requireUuid((await params).id))
  return new Response(null, { status: 204 })
})
