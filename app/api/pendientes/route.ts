import { readPortalHeader } from '@/lib/portal/queries'
import type { Result } from '@/lib/result'
import { clientRoute } from '@/lib/route'

export const GET = clientRoute(async (_, client) =>
  Response.json({ ok: true, data: await readPortalHeader(client) } satisfies Result<unknown>),
)
