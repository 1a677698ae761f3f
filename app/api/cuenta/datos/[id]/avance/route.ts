import { readProgress } from '@/lib/account/exports'
import { requireUuid } from '@/lib/request'
import { clientRoute } from '@/lib/route'

/** How far a copy is. */
export const GET = clientRoute(
  async (_request, client, { params }: RouteContext<'/api/cuenta/datos/[id]/avance'>) =>
    Response.json({ ok: true, data: await readProgress(client, requireUuid((await params).id)) }),
)
