import { downloadResponse } from '@/lib/documents/open-document'
import { issueRecord } from '@/lib/records/issue-record'
import { requireUuid } from '@/lib/request'
import { clientRoute } from '@/lib/route'

/** People of the account that owns the invoice may download its record, and so may members of the firm. */
export const GET = clientRoute(
  async (_request, caller, { params }: RouteContext<'/api/facturas/[id]/registro'>) => {
    const { name, bytes } = await issueRecord(caller, requireUuid((await params).id))
    return downloadResponse({ name, type: 'application/pdf', bytes: new Response(bytes) })
  },
)
