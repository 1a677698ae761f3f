import { after } from 'next/server'
import { requireUuid } from '@/lib/request'
import type { Result } from '@/lib/result'
import { clientRoute } from '@/lib/route'
import { closeBatch } from '@/lib/uploads/close-batch'
import type { BatchOutcome } from '@/lib/uploads/schema'

/** Closes a batch of uploads, tries to copy it to Drive and to call the automation, and returns the outcome. */
export const POST = clientRoute(async (_, client, { params }: RouteContext<'/api/facturas/lotes/[id]'>) => {
  const { outcome: data, settled } = await closeBatch(client.account, requireUuid((await params).id))
  after(() => settled)
  return Response.json({ ok: true, data } satisfies Result<BatchOutcome>)
}, 'assistant')
