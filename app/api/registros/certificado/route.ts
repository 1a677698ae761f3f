import { ExpectedError } from '@/lib/errors'
import { publicCertificate, recordCertificate } from '@/lib/records/certificate'
import { route } from '@/lib/route'

/** The certificate that the signatures of the records are checked with; public. */
export const GET = route(async () => {
  const certificate = recordCertificate()
  if (!certificate) throw new ExpectedError('not-found')
  return new Response(publicCertificate(certificate), {
    headers: {
      'content-type': 'application/x-pem-file',
      'content-disposition': 'attachment; filename="certificado.pem"',
    },
  })
})
