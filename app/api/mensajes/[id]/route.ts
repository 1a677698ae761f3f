import { readThread, readWhere } from '@/lib/messages/queries'
import { requireUuid } from '@/lib/request'
import { clientRoute } from '@/lib/route'

/** Returns the newest messages, the messages before `antes`, or all since `desde`. */
export const GET = clientRoute(async (request, client, { params }: RouteContext<'/api/mensajes/[id]'>) => {
  const thread = requireUuid((await params).id)
  return Response.json({ ok: true, data: await readThread(client, thread, readWhere(request)) })
})
