import { create } from 'content-disposition'
import { ExpectedError } from '@/lib/errors'
import { openMail } from '@/lib/incoming-mail/originals'
import { requireUuid } from '@/lib/request'
import { route } from '@/lib/route'
import { signedInCaller } from '@/lib/session/require'

/** Sends the original of a mail as a download, because a browser must not show it as a page. */
export const GET = route(async (_, { params }: RouteContext<'/api/correo/[id]'>) => {
  const caller = await signedInCaller()
  const opened = await openMail(caller, requireUuid((await params).id))
  if (!opened) throw new ExpectedError('not-found')
  return new Response(opened.bytes, {
    headers: {
      'content-type': 'message/rfc822',
      'content-disposition': create(`correo-${opened.day}.eml`, { type: 'attachment' }),
    },
  })
})
