import { readMyRequest } from '@/lib/document-requests/queries'
import { requestReceipt } from '@/lib/document-requests/receipt'
import { downloadResponse } from '@/lib/documents/open-document'
import { requireUuid } from '@/lib/request'
import { clientRoute } from '@/lib/route'

/** Returns a PDF that says which documents the account delivered for a request, and when. */
export const GET = clientRoute(
  async (_request, caller, { params }: RouteContext<'/api/solicitudes/[id]/constancia'>) => {
    const { name, bytes } = await requestReceipt(await readMyRequest(caller, requireUuid((await params).id)))
    return downloadResponse({ name, type: 'application/pdf', bytes: new Response(new Uint8Array(bytes)) })
  },
)
