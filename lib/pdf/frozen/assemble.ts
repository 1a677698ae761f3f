import {
  AFRelationship,
  PDFArray,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib'
import { putMarks } from '@/lib/pdf/frozen/put-marks'
import type { Mark } from '@/lib/pdf/frozen/mark'

/** The entries of the signature field, into which the package @signpdf/signpdf later writes the signature. */
export type Placeholder = {
  reason: string
  name: string
  location: string
  contact: string
  /** The time of the signature as ISO 8601. */
  at: string
  length: number
}

/** `marks` has the place of each page of the file `boxes`, in the order of the pages. */
export type Assembly = Placeholder & { title: string; fileName: string; marks?: readonly Mark[] }

/**
 * Returns the flattened pages with the signers' boxes, followed by the evidence pages.
 * The PDF as it was sent for signing is attached to the returned PDF.
 * After the signature, proofs such as time stamps may be added, but no page may change (DocMDP P=2).
 */
export async function assemblePdf(
  frozen: Uint8Array,
  evidence: Uint8Array,
  assembly: Assembly,
  boxes?: Uint8Array,
): Promise<Uint8Array> {
  const at = new Date(assembly.at)
  const pdf = await PDFDocument.load(frozen, { updateMetadata: false })
  if (boxes && assembly.marks?.length) await putMarks(pdf, boxes, assembly.marks)
  const pages = await PDFDocument.load(evidence, { updateMetadata: false })
  for (const page of await pdf.copyPages(pages, pages.getPageIndices())) {
    page.node.delete(PDFName.of('StructParents'))
    pdf.addPage(page)
  }
  await pdf.attach(frozen, assembly.fileName, {
    mimeType: 'application/pdf',
    description: 'El documento que se envió a firmar, sin las firmas',
    creationDate: at,
    modificationDate: at,
    afRelationship: AFRelationship.Source,
  })
  pdf.setTitle(assembly.title, { showInWindowTitleBar: true })
  pdf.setAuthor(assembly.name)
  pdf.setCreationDate(at)
  pdf.setModificationDate(at)
  await pdf.flush()
  reserve(pdf, assembly, at)
  return pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}

function reserve(pdf: PDFDocument, { reason, name, location, contact, length }: Placeholder, at: Date): void {
  const { context } = pdf
  const range = PDFArray.withContext(context)
  range.push(PDFNumber.of(0))
  for (let n = 0; n < 3; n++) range.push(PDFName.of('**********'))
  const signature = context.register(
    dict(context, {
      Type: PDFName.of('Sig'),
      Filter: PDFName.of('Adobe.PPKLite'),
      SubFilter: PDFName.of('ETSI.CAdES.detached'),
      ByteRange: range,
      Contents: PDFHexString.of('0'.repeat(length * 2)),
      Reason: PDFHexString.fromText(reason),
      M: PDFString.fromDate(at),
      ContactInfo: PDFHexString.fromText(contact),
      Name: PDFHexString.fromText(name),
      Location: PDFHexString.fromText(location),
      Reference: context.obj([
        dict(context, {
          Type: PDFName.of('SigRef'),
          TransformMethod: PDFName.of('DocMDP'),
          TransformParams: dict(context, {
            Type: PDFName.of('TransformParams'),
            P: PDFNumber.of(2),
            V: PDFName.of('1.2'),
          }),
        }),
      ]),
    }),
  )
  const page = pdf.getPage(pdf.getPageCount() - 1)
  const field = context.register(
    dict(context, {
      Type: PDFName.of('Annot'),
      Subtype: PDFName.of('Widget'),
      FT: PDFName.of('Sig'),
      Rect: context.obj([0, 0, 0, 0]),
      V: signature,
      T: PDFString.of('Signature1'),
      F: PDFNumber.of(4),
      P: page.ref,
    }),
  )
  page.node.set(PDFName.of('Annots'), context.obj([field]))
  pdf.catalog.set(
    PDFName.of('AcroForm'),
    dict(context, { SigFlags: PDFNumber.of(3), Fields: context.obj([field]) }),
  )
  pdf.catalog.set(PDFName.of('Perms'), dict(context, { DocMDP: signature }))
}

const dict = (context: PDFContext, entries: Record<string, PDFObject>) => context.obj(entries)
