import { clientRoute } from '@/lib/route'
import { answerBegin } from '@/lib/uploads/answer-begin'

export const POST = clientRoute((request, { db }) => answerBegin(request, db, { purpose: 'attachment' }))
