import { clientRoute } from '@/lib/route'
import { listTasks } from '@/lib/tasks/queries'

/** The list again, for a browser that may have missed live changes. */
export const GET = clientRoute(async (_request, client) =>
  Response.json({ ok: true, data: await listTasks(client) }),
)
