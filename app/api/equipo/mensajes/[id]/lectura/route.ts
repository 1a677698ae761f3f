import { markReadByFirm } from '@/lib/messages/mutations'
import { requireUuid } from '@/lib/request'
import { staffRoute } from '@/lib/route'

export const POST = staffRoute(
  async (_, member, { params }: RouteContext<'/api/equipo/mensajes/[id]/lectura'>) => {
    await markReadByFirm(member, requireUuid((await params).id))
    return new Response(null, { status: 204 })
  },
)
