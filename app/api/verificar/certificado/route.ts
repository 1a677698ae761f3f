import { ExpectedError } from '@/lib/errors'
import { recordSigner } from '@/lib/signing/firm-signer'
import { publicCertificate } from '@/lib/signing/signer'
import { route } from '@/lib/route'

/** Returns the public certificate with which anyone can verify the signatures of records. */
export const GET = route(async () => {
  const signer = recordSigner()
  if (!signer) throw new ExpectedError('not-found')
  return new Response(publicCertificate(signer), {
    headers: {
      'content-type': 'application/x-pem-file',
      'content-disposition': 'attachment; filename="certificado.pem"',
    },
  })
})
