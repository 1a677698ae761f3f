import { requireUuid } from '@/lib/request'
import { staffRoute } from '@/lib/route'
import { answerBegin } from '@/lib/uploads/answer-begin'

export const POST = staffRoute(
  async (request, { db }, { params }: RouteContext<'/api/clientes/[id]/recibos'>) => {
    const client = requireUuid((await params).id)
    return answerBegin(request, db, { purpose: 'receipt', client })
  },
)
