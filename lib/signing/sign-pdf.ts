import 'server-only'
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib'
import { SignPdf } from '@signpdf/signpdf'
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils'
import { PDFArray, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFRef } from 'pdf-lib'
import { firm } from '@/content/firm'
import { ExpectedError } from '@/lib/errors'
import { signDetached, type TimeStamp } from '@/lib/signing/cms-signature'
import type { RecordSigner } from '@/lib/signing/signer'

/** Hexadecimal digits, enough for a certificate chain and a time stamp with its own chain. */
const signatureLength = 49_152

type Options = {
  reason: string
  at: Date
  /** Null when no time stamp is available. */
  stamp?: (signature: Uint8Array<ArrayBuffer>) => Promise<TimeStamp | null>
}

type SignedPdf = { pdf: Buffer; stampedAt: Date | null }

/**
 * Signs and certifies the whole PDF, so that no change is allowed (PAdES-B-B, ETSI EN 319 142-1; PAdES-B-T
 * with a time stamp). Throws `record-certificate` when the certificate is not valid at that time.
 */
export async function signPdf(
  pdf: Uint8Array,
  signer: RecordSigner,
  { reason, at, stamp }: Options,
): Promise<SignedPdf> {
  if (at < signer.from || at > signer.until) throw new ExpectedError('record-certificate')
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  pdflibAddPlaceholder({
    pdfDoc: document,
    reason,
    name: firm.legalName,
    contactInfo: firm.email,
    location: firm.address.city,
    signingTime: at,
    signatureLength,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  })
  certify(document)
  // The signature is located in the file's text, so its objects must not be compressed.
  const prepared = await document.save({ useObjectStreams: false })
  let stampedAt: Date | null = null
  const cms = new CmsSigner((content) =>
    signDetached(content, signer, async (signature) => {
      const stamped = (await stamp?.(signature)) ?? null
      stampedAt = stamped?.at ?? null
      return stamped?.token ?? null
    }),
  )
  return { pdf: await new SignPdf().sign(Buffer.from(prepared), cms), stampedAt }
}

class CmsSigner extends Signer {
  private readonly make: (content: Uint8Array) => Promise<Buffer>
  constructor(make: (content: Uint8Array) => Promise<Buffer>) {
    super()
    this.make = make
  }
  override sign(content: Buffer): Promise<Buffer> {
    return this.make(content)
  }
}

/** Turns the signature into a certification that allows no changes (ISO 32000-1, 12.8.2.2). */
function certify({ catalog, context }: PDFDocument): void {
  const field = catalog
    .lookup(PDFName.of('AcroForm'), PDFDict)
    .lookup(PDFName.of('Fields'), PDFArray)
    .lookup(0, PDFDict)
  const ref = field.get(PDFName.of('V'))
  const placeholder = context.lookup(ref)
  if (!(ref instanceof PDFRef) || !(placeholder instanceof PDFInvalidObject))
    throw new Error('records.certify')
  const reference = context.obj([
    {
      Type: 'SigRef',
      TransformMethod: 'DocMDP',
      TransformParams: { Type: 'TransformParams', P: 1, V: PDFName.of('1.2') },
    },
  ])
  // The placeholder is kept as raw bytes that end with its dictionary.
  const bytes = new Uint8Array(placeholder.sizeInBytes())
  placeholder.copyBytesInto(bytes, 0)
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/\s*>>\s*$/, `\n/Reference ${reference.toString()}\n>>`)
  context.assign(ref, PDFInvalidObject.of(new Uint8Array(Buffer.from(text, 'latin1'))))
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: ref }))
}
