import { requireUuid } from '@/lib/request'
import type { Result } from '@/lib/result'
import { staffRoute } from '@/lib/route'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { finishUpload } from '@/lib/uploads/finish-upload'
import type { FinishedUpload } from '@/lib/uploads/schema'

/** The browser calls this route after the upload; the client then gets a mail about the document. */
export const POST = staffRoute(
  async (_, member, { params }: RouteContext<'/api/clientes/[id]/documentos/[upload]'>) => {
    const data = await finishUpload(member.id, requireUuid((await params).upload))
    sendAfterAnswer()
    return Response.json({ ok: true, data } satisfies Result<FinishedUpload>)
  },
)
