import { create } from 'content-disposition'
import { claimZip, zipName, zipOf } from '@/lib/documents/zip'
import { requireUuid } from '@/lib/request'
import { clientRoute } from '@/lib/route'

/** In seconds: serverless hosting cuts off a download that takes longer. */
export const maxDuration = 300

/** Each prepared ZIP can be downloaded only once. */
export const GET = clientRoute(
  async (_request, user, { params }: RouteContext<'/api/documentos/zip/[id]'>) => {
    const id = requireUuid((await params).id)
    const claimed = await claimZip(user, id)
    return new Response(zipOf(user, id, claimed), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': create(zipName(new Date()), { type: 'attachment' }),
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      },
    })
  },
)
