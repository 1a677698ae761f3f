import type { Result } from '@/lib/result'
import { staffRoute } from '@/lib/route'
import { readFirmPending } from '@/lib/today/queries'

/** What waits for the member in each section, asked by the frame of the workspace once the page is there. */
export const GET = staffRoute(async (_, member) =>
  Response.json({ ok: true, data: await readFirmPending(member) } satisfies Result<unknown>),
)
