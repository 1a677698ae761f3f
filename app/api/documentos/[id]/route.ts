import { downloadResponse, noteView, openDocument } from '@/lib/documents/open-document'
import { requireUuid } from '@/lib/request'
import { clientRoute } from '@/lib/route'

/** People of the account that owns the document may open it, and so may members of the firm. */
export const GET = clientRoute(async (request, user, { params }: RouteContext<'/api/documentos/[id]'>) => {
  const id = requireUuid((await params).id)
  const file = await openDocument(user, id, request)
  if (file.bytes.ok) await noteView(user, id)
  return downloadResponse(file)
})
