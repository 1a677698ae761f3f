import { invalidInput, type Result } from '@/lib/result'
import { readJson, requireUuid } from '@/lib/request'
import { endPresence, sharePresence } from '@/lib/invoices/decisions/queries'
import { presenceRequestSchema, type Presence } from '@/lib/invoices/decisions/schema'
import { staffRoute } from '@/lib/route'

/** Stores which invoice the member has open and returns the invoices that other members have open. */
export const POST = staffRoute(async (request, member) => {
  const input = presenceRequestSchema.safeParse(await readJson(request))
  if (!input.success) return Response.json(invalidInput(input.error), { status: 400 })
  const data = await sharePresence(member, input.data.invoice)
  return Response.json({ ok: true, data } satisfies Result<Presence>)
})

export const DELETE = staffRoute(async (request, member) => {
  await endPresence(member, requireUuid(new URL(request.url).searchParams.get('factura') ?? ''))
  return Response.json({ ok: true, data: null } satisfies Result<null>)
})
