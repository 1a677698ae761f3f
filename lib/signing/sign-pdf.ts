import 'server-only'
import { SignPdf } from '@signpdf/signpdf'
import {
  ANNOTATION_FLAGS,
  DEFAULT_BYTE_RANGE_PLACEHOLDER as later,
  SIG_FLAGS,
  Signer,
  SUBFILTER_ETSI_CADES_DETACHED,
} from '@signpdf/utils'
import { firm } from '@/content/firm'
import { ExpectedError } from '@/lib/errors'
import { signDetached, type TimeStamp } from '@/lib/signing/cms-signature'
import type { RecordSigner } from '@/lib/signing/signer'

/** The number of bytes that a PDF reserves for its signature; a certificate chain and a time stamp fit into them. */
export const signatureLength = 24_576

/** Adds the signature field to a PDF document that is drawn but not closed yet. */
export type Certify = (doc: PDFKit.PDFDocument) => void

type Options = {
  reason: string
  at: Date
  stamp?: (signature: Uint8Array<ArrayBuffer>) => Promise<TimeStamp | null>
}

type SignedPdf = { pdf: Buffer; stampedAt: Date | null }

/**
 * Signs and certifies the whole PDF that `draw` makes, so that no change is allowed.
 * The signature is PAdES-B-B (ETSI EN 319 142-1), or PAdES-B-T with a time stamp.
 * Throws `record-certificate` when the certificate is not valid at the time `at`.
 */
export async function signPdf(
  draw: (certify: Certify) => Promise<Buffer>,
  signer: RecordSigner,
  { reason, at, stamp }: Options,
): Promise<SignedPdf> {
  return signPrepared(await draw((doc) => addSignatureField(doc, reason, at)), signer, {
    at,
    ...(stamp && { stamp }),
  })
}

/** Signs a PDF that already contains a signature field. Throws `record-certificate` like `signPdf`. */
export async function signPrepared(
  prepared: Buffer,
  signer: RecordSigner,
  { at, stamp }: Omit<Options, 'reason'>,
): Promise<SignedPdf> {
  if (at < signer.from || at > signer.until) throw new ExpectedError('record-certificate')
  let stampedAt: Date | null = null
  const cms = new CmsSigner((content) =>
    signDetached(content, signer, async (signature) => {
      const stamped = (await stamp?.(signature)) ?? null
      stampedAt = stamped?.at ?? null
      return stamped?.token ?? null
    }),
  )
  return { pdf: await new SignPdf().sign(prepared, cms), stampedAt }
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

/** PDFKit writes a `String` object as a PDF string, and a plain string as a PDF name. */
const asText = (text: string): unknown => Object(text)

/** This certification allows no changes (ISO 32000-1, 12.8.2.2). */
const noChanges = {
  Type: 'SigRef',
  TransformMethod: 'DocMDP',
  TransformParams: { Type: 'TransformParams', P: 1, V: '1.2' },
}

function addSignatureField(doc: PDFKit.PDFDocument, reason: string, at: Date): void {
  const signature = doc.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: SUBFILTER_ETSI_CADES_DETACHED,
    ByteRange: [0, later, later, later],
    Contents: Buffer.alloc(signatureLength),
    Reason: asText(reason),
    M: at,
    ContactInfo: asText(firm.email),
    Name: asText(firm.legalName),
    Location: asText(firm.address.city),
    Reference: [noChanges],
  })
  const noPlace = [0, 0, 0, 0]
  const nothing = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: noPlace, Resources: {} })
  const field = doc.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    Rect: noPlace,
    V: signature,
    T: asText('Signature1'),
    F: ANNOTATION_FLAGS.PRINT,
    P: doc.page.dictionary,
    AP: { N: nothing },
  })
  doc.page.annotations.push(field)
  doc.initForm()
  const { data: catalog } = (doc as unknown as WithCatalog)._root
  const form = catalog.AcroForm.data
  // NeedAppearances would make a viewer draw the fields again, which would change the signed content.
  delete form.NeedAppearances
  form.SigFlags = SIG_FLAGS.SIGNATURES_EXIST | SIG_FLAGS.APPEND_ONLY
  form.Fields.push(field)
  catalog.Perms = { DocMDP: signature }
  signature.end(undefined)
  nothing.end(' ')
  field.end(undefined)
}

/** Internal fields of PDFKit, which offers no other access to the PDF's catalog. */
type WithCatalog = {
  _root: {
    data: {
      AcroForm: { data: { Fields: unknown[]; SigFlags?: number; NeedAppearances?: boolean } }
      Perms?: { DocMDP: unknown }
    }
  }
}
