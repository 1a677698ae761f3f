import { invalidInput, type Result } from '@/lib/result'
import { readJson, requireUuid } from '@/lib/request'
import { staffRoute } from '@/lib/route'
import { beginUpload } from '@/lib/uploads/begin-upload'
import { beginUploadSchema, type BegunUpload } from '@/lib/uploads/schema'

/** Returns the signed address for the bytes. */
export const POST = staffRoute(
  async (request, member, { params }: RouteContext<'/api/clientes/[id]/documentos'>) => {
    const client = requireUuid((await params).id)
    const input = beginUploadSchema.safeParse(await readJson(request))
    if (!input.success) return Response.json(invalidInput(input.error), { status: 400 })
    const data = await beginUpload(member.db, input.data, { client })
    return Response.json({ ok: true, data } satisfies Result<BegunUpload>)
  },
)
