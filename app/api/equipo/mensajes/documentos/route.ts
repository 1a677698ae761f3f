import { inbox } from '@/content/message-inbox'
import { listClientFiles } from '@/lib/messages/inbox-queries'
import { requireUuid } from '@/lib/request'
import { staffRoute } from '@/lib/route'

export const GET = staffRoute(async (request, member) => {
  const { searchParams } = new URL(request.url)
  const client = requireUuid(searchParams.get('cliente') ?? '')
  const search = (searchParams.get('buscar') ?? '').slice(0, inbox.limits.search)
  return Response.json({ ok: true, data: await listClientFiles(member, client, search) })
})
