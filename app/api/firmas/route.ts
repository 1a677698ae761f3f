import { ExpectedError } from '@/lib/errors'
import { bodyReceiver } from '@/lib/http/received-body'
import { isUuid } from '@/lib/format/uuid'
import { signaturePdfLimits, takeLimits } from '@/lib/limits'
import { maxPdfSize } from '@/lib/pdf/frozen/pdf-problem'
import { staffRoute } from '@/lib/route'
import { readChoices } from '@/lib/signatures/queries'
import { refusedPdf, takePdf } from '@/lib/signatures/take-pdf'
import { displayName } from '@/lib/uploads/file'

const withPdf = bodyReceiver({
  most: maxPdfSize,
  mostTogether: 4 * maxPdfSize,
  mostOfOne: 2 * maxPdfSize,
  mostMs: 180_000,
  mostIdleMs: 15_000,
  tooLarge: () => refusedPdf('size'),
})

/** Stores the PDF in the body unchanged, as a draft for the client named in `cliente`. */
export const POST = staffRoute(async (request, member) => {
  const params = new URL(request.url).searchParams
  const client = params.get('cliente') ?? ''
  if (!isUuid(client)) throw new ExpectedError('not-found')
  // `readChoices` is called only as an access check, because it throws if the member may not see the client.
  await readChoices(member, client)
  await takeLimits(signaturePdfLimits(member.id))
  const name = displayName(params.get('nombre') ?? '')
  const take = (bytes: Buffer) => takePdf(client, member.id, name, bytes)
  return Response.json({ ok: true, data: await withPdf(request, member.id, take) })
})
