import { requireUuid } from '@/lib/request'
import type { Result } from '@/lib/result'
import { clientRoute } from '@/lib/route'
import { finishUpload } from '@/lib/uploads/finish-upload'
import type { FinishedUpload } from '@/lib/uploads/schema'

/** The browser calls this route after it has uploaded the file. */
export const POST = clientRoute(
  async (_, client, { params }: RouteContext<'/api/mensajes/archivos/[id]'>) => {
    const data = await finishUpload(client.account, requireUuid((await params).id))
    return Response.json({ ok: true, data } satisfies Result<FinishedUpload>)
  },
  'assistant',
)
