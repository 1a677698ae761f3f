import { create } from 'content-disposition'
import { readRegistrationRut } from '@/lib/welcome/welcome'
import { requireUuid } from '@/lib/request'
import { staffRoute } from '@/lib/route'

/** The RUT that somebody sent with their registration, as a download: a stranger's file opens in no page of ours. */
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
