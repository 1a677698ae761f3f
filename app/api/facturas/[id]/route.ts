import { after } from 'next/server'
import { requireUuid } from '@/lib/request'
import type { Result } from '@/lib/result'
import { clientRoute } from '@/lib/route'
import { finishUpload } from '@/lib/uploads/finish-upload'
import { reviewFile } from '@/lib/uploads/reading/review-upload'
import type { FinishedUpload } from '@/lib/uploads/schema'

/** The browser calls this route after it has uploaded the file. */
export const POST = clientRoute(async (_, client, { params }: RouteContext<'/api/facturas/[id]'>) => {
  const data = await finishUpload(client.account, requireUuid((await params).id))
  if (!data.review) after(() => reviewFile(data.documentId))
  return Response.json({ ok: true, data } satisfies Result<FinishedUpload>)
}, 'assistant')
