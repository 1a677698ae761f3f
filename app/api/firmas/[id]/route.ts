import { downloadResponse } from '@/lib/documents/open-document'
import { ExpectedError } from '@/lib/errors'
import { requireUuid } from '@/lib/request'
import { route } from '@/lib/route'
import { currentAccess } from '@/lib/session/session'
import { staffCaller } from '@/lib/session/require'
import { readFirmPdf, readSignerPdf } from '@/lib/signatures/read-pdf'
import { seatOf } from '@/lib/signatures/seat'

/** Returns the PDF that was sent or, with `firmado`, the signed PDF; external signers send the secret `enlace`. */
export const GET = route(async (request, { params }: RouteContext<'/api/firmas/[id]'>) => {
  const asked = new URL(request.url).searchParams
  const id = requireUuid((await params).id)
  const { name, bytes } = await fileFor(id, asked.get('enlace'), asked.get('firmado') === '1')
  return downloadResponse({ name, type: 'application/pdf', bytes: new Response(bytes) })
})

async function fileFor(id: string, link: string | null, sealed: boolean) {
  if (link === null && (await currentAccess())?.staff) {
    const firm = await readFirmPdf(await staffCaller(), id, sealed).catch((error: unknown) => {
      // A member without access to the client may still be one of the document's signers, which is checked next.
      if (error instanceof ExpectedError && error.code === 'not-found') return null
      throw error
    })
    if (firm) return firm
  }
  const file = await readSignerPdf(await seatOf(link), id, sealed)
  if (!file) throw new ExpectedError('not-found')
  return file
}
