import { requireUuid } from '@/lib/request'
import { staffRoute } from '@/lib/route'
import { answerBegin } from '@/lib/uploads/answer-begin'

export const POST = staffRoute(
  async (request, { db }, { params }: RouteContext<'/api/clientes/[id]/documentos'>) => {
    const client = requireUuid((await params).id)
    return answerBegin(request, db, { purpose: 'for-client', client })
  },
)
