import { listSavedAnswers } from '@/lib/messages/inbox-queries'
import { staffRoute } from '@/lib/route'

export const GET = staffRoute(async (_, member) =>
  Response.json({ ok: true, data: await listSavedAnswers(member) }),
)
