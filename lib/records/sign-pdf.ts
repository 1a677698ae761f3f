import 'server-only'
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib'
import { P12Signer } from '@signpdf/signer-p12'
import { SignPdf } from '@signpdf/signpdf'
import { PDFDocument } from 'pdf-lib'
import { firm } from '@/content/firm'
import type { Certificate } from '@/lib/records/certificate'

/** Room for a certificate with its chain, in hexadecimal digits. */
const signatureLength = 32_768

/** Signs a PDF with a detached CMS signature over all of its bytes (ISO 32000-1, 12.8), as readers of PDF check it. */
export async function signPdf(
  pdf: Uint8Array,
  { p12, passphrase }: Certificate,
  { reason, at }: { reason: string; at: Date },
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  pdflibAddPlaceholder({
    pdfDoc: document,
    reason,
    name: firm.legalName,
    contactInfo: firm.email,
    location: firm.address.city,
    signingTime: at,
    signatureLength,
  })
  // The signature's bytes are found in the text of the file: its objects may not be packed.
  const prepared = await document.save({ useObjectStreams: false })
  return new SignPdf().sign(Buffer.from(prepared), new P12Signer(p12, { passphrase }), at)
}
