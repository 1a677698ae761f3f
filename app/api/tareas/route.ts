import { clientRoute } from '@/lib/route'
import { listTasks } from '@/lib/tasks/queries'

/** Browsers that may have missed live changes read the whole list here. */
export const GET = clientRoute(async (_request, client) =>
  Response.json({ ok: true, data: await listTasks(client) }),
)
