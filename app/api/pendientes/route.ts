import { readPortalHeader } from '@/lib/portal/queries'
import type { Result } from '@/lib/result'
import { clientRoute } from '@/lib/route'

/** What waits for the caller in each section, asked by the frame of the portal once the page is there. */
export const GET = clientRoute(async (_, client) =>
  Response.json({ ok: true, data: await readPortalHeader(client) } satisfies Result<unknown>),
)
