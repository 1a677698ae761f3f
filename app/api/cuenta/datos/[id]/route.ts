import { create } from 'content-disposition'
import { archiveOf } from '@/lib/account/archive'
import { claimExport } from '@/lib/account/exports'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { requireUuid } from '@/lib/request'
import { clientRoute } from '@/lib/route'

/** In seconds: the time limit on serverless hosting, which a large export may need. */
export const maxDuration = 300

/** Each prepared export can be downloaded only once. */
export const GET = clientRoute(
  async (_request, client, { params }: RouteContext<'/api/cuenta/datos/[id]'>) => {
    const id = requireUuid((await params).id)
    await claimExport(client, id)
    return new Response(archiveOf(client, id), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': create(`mis-datos-${bogotaDay(new Date())}.zip`, { type: 'attachment' }),
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      },
    })
  },
)
