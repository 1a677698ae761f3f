import { readProgress } from '@/lib/account/exports'
import { requireUuid } from '@/lib/request'
import { clientRoute } from '@/lib/route'

export const GET = clientRoute(
  async (_request, client, { params }: RouteContext<'/api/cuenta/datos/[id]/avance'>) =>
    Response.json({ ok: true, data: await readProgress(client, requireUuid((await params).id)) }),
)
