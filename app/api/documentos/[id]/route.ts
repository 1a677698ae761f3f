import { downloadResponse, openDocument } from '@/lib/documents/open-document'
import { requireUuid } from '@/lib/request'
import { clientRoute } from '@/lib/route'

/** The stored file of a document, for its owner and the firm. */
export const GET = clientRoute(async (request, user, { params }: RouteContext<'/api/documentos/[id]'>) =>
  downloadResponse(await openDocument(user, requireUuid((await params).id), request)),
)
