import { invalidInput, type Result } from '@/lib/result'
import { readJson } from '@/lib/request'
import { clientRoute } from '@/lib/route'
import { beginUpload } from '@/lib/uploads/begin-upload'
import { beginUploadSchema, type BegunUpload } from '@/lib/uploads/schema'

/** Returns the signed address for the bytes. */
export const POST = clientRoute(async (request, client) => {
  const input = beginUploadSchema.safeParse(await readJson(request))
  if (!input.success) return Response.json(invalidInput(input.error), { status: 400 })
  const data = await beginUpload(client.db, input.data, 'attachment')
  return Response.json({ ok: true, data } satisfies Result<BegunUpload>)
})
