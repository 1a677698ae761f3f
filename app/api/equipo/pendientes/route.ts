import type { Result } from '@/lib/result'
import { staffRoute } from '@/lib/route'
import { readFirmPending } from '@/lib/today/queries'

export const GET = staffRoute(async (_, member) =>
  Response.json({ ok: true, data: await readFirmPending(member) } satisfies Result<unknown>),
)
