import { readInboxThread } from '@/lib/messages/inbox-queries'
import { readWhere } from '@/lib/messages/queries'
import { requireUuid } from '@/lib/request'
import { staffRoute } from '@/lib/route'

/** Returns the newest messages, the messages before `antes`, or all since `desde`. */
export const GET = staffRoute(
  async (request, member, { params }: RouteContext<'/api/equipo/mensajes/[id]'>) => {
    const thread = requireUuid((await params).id)
    return Response.json({ ok: true, data: await readInboxThread(member, thread, readWhere(request)) })
  },
)
