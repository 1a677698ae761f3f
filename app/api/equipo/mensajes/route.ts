import { invalidInput } from '@/lib/result'
import { answerThread } from '@/lib/messages/mutations'
import { answerSchema } from '@/lib/messages/inbox-schema'
import { readJson } from '@/lib/request'
import { staffRoute } from '@/lib/route'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'

export const POST = staffRoute(async (request, member) => {
  const input = answerSchema.safeParse(await readJson(request))
  if (!input.success) return Response.json(invalidInput(input.error), { status: 400 })
  const data = await answerThread(member, input.data)
  sendAfterAnswer()
  return Response.json({ ok: true, data })
})
