import { invalidInput } from '@/lib/result'
import { sendMessage } from '@/lib/messages/mutations'
import { listThreads, readWhere } from '@/lib/messages/queries'
import { sendSchema } from '@/lib/messages/schema'
import { readJson } from '@/lib/request'
import { clientRoute } from '@/lib/route'

/** Returns the newest conversations, the conversations before `antes`, or all since `desde`. */
export const GET = clientRoute(async (request, client) =>
  Response.json({ ok: true, data: await listThreads(client, readWhere(request)) }),
)

/** A message with a subject starts a new conversation. */
export const POST = clientRoute(async (request, client) => {
  const input = sendSchema.safeParse(await readJson(request))
  if (!input.success) return Response.json(invalidInput(input.error), { status: 400 })
  return Response.json({ ok: true, data: await sendMessage(client, input.data) })
})
