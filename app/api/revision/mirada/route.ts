import { invalidInput, type Result } from '@/lib/result'
import { readJson, requireUuid } from '@/lib/request'
import { leaveInvoice, lookAtInvoice } from '@/lib/review/queries'
import { lookSchema, type Lookers } from '@/lib/review/schema'
import { staffRoute } from '@/lib/route'

/** Says what the member looks at and answers what the others do. */
export const POST = staffRoute(async (request, member) => {
  const input = lookSchema.safeParse(await readJson(request))
  if (!input.success) return Response.json(invalidInput(input.error), { status: 400 })
  const data = await lookAtInvoice(member, input.data.invoice)
  return Response.json({ ok: true, data } satisfies Result<Lookers>)
})

/** The member looks away. */
export const DELETE = staffRoute(async (request, member) => {
  await leaveInvoice(member, requireUuid(new URL(request.url).searchParams.get('factura') ?? ''))
  return Response.json({ ok: true, data: null } satisfies Result<null>)
})
