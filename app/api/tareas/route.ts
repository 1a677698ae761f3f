import { clientRoute } from '@/lib/route'
import { listTasks } from '@/lib/tasks/queries'

/** Returns the whole list, for browsers that may have missed live changes. */
export const GET = clientRoute(async (_request, client) =>
  Response.json({ ok: true, data: await listTasks(client) }),
)
