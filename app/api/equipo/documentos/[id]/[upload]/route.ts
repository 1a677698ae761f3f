import { requireUuid } from '@/lib/request'
import type { Result } from '@/lib/result'
import { staffRoute } from '@/lib/route'
import { finishUpload } from '@/lib/uploads/finish-upload'
import type { FinishedUpload } from '@/lib/uploads/schema'

/** The browser calls this route after it has uploaded the file. */
export const POST = staffRoute(
  async (_, member, { params }: RouteContext<'/api/equipo/documentos/[id]/[upload]'>) => {
    const data = await finishUpload(member.id, requireUuid((await params).upload))
    return Response.json({ ok: true, data } satisfies Result<FinishedUpload>)
  },
)
