import { requireUuid } from '@/lib/request'
import { staffRoute } from '@/lib/route'
import { answerBegin } from '@/lib/uploads/answer-begin'

/** Begins the upload of a file that a member sends to clients; `id` is the id of the draft to which the file belongs. */
export const POST = staffRoute(
  async (request, { db }, { params }: RouteContext<'/api/equipo/documentos/[id]'>) =>
    answerBegin(request, db, { purpose: 'outgoing', sending: requireUuid((await params).id) }),
)
