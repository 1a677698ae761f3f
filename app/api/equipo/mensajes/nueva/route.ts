import { beginThread, sendMails } from '@/lib/messages/inbox-mutations'
import { invalidInput } from '@/lib/failure'
import { beginSchema } from '@/lib/messages/inbox-schema'
import { readJson } from '@/lib/request'
import { staffRoute } from '@/lib/route'

/** Begins a conversation with a client. */
export const POST = staffRoute(async (request, member) => {
  const input = beginSchema.safeParse(await readJson(request))
  if (!input.success) return Response.json(invalidInput(input.error), { status: 400 })
  const data = await beginThread(member, input.data)
  sendMails()
  return Response.json({ ok: true, data })
})
