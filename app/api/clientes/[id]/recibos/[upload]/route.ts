import { requireUuid } from '@/lib/request'
import type { Result } from '@/lib/result'
import { staffRoute } from '@/lib/route'
import { finishUpload } from '@/lib/uploads/finish-upload'
import type { FinishedUpload } from '@/lib/uploads/schema'

/** The browser calls this route after the upload; the client gets a mail only when the firm delivers the receipt. */
export const POST = staffRoute(
  async (_, member, { params }: RouteContext<'/api/clientes/[id]/recibos/[upload]'>) => {
    const data = await finishUpload(member.id, requireUuid((await params).upload))
    return Response.json({ ok: true, data } satisfies Result<FinishedUpload>)
  },
)
