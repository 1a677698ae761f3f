import { create } from 'content-disposition'
import { readRegistrationRut } from '@/lib/welcome/welcome'
import { requireUuid } from '@/lib/request'
import { staffRoute } from '@/lib/route'

/** The file is always a download, because a file from an unknown person must not open on this site. */
export const GET = staffRoute(
  async (_request, member, { params }: RouteContext<'/api/clientes/[id]/rut'>) => {
    const { name, bytes } = await readRegistrationRut(member, requireUuid((await params).id))
    return new Response(bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': create(name, { type: 'attachment' }),
      },
    })
  },
)
