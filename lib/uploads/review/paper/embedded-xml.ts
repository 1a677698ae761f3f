import type { PDFDocumentProxy } from 'pdfjs-dist'
import { kindOf } from '@/lib/einvoice/model/document-name'
import { readTree } from '@/lib/einvoice/xml/read-tree'

const maxAttachments = 10

/** The electronic document that a PDF carries with it, as the bytes of its XML; null when it carries none. */
export async function embeddedXml(pdf: PDFDocumentProxy): Promise<Uint8Array | null> {
  const attached = [...((await pdf.getAttachments()) ?? [])].slice(0, maxAttachments)
  for (const [id, { filename }] of attached) {
    if (!/\.xml$/i.test(filename)) continue
    const content = await pdf.getAttachmentContent(id)
    if (content && isKnown(content)) return content
  }
  return null
}

/** Other XML, such as the metadata of a program, is nothing that anybody reviews. */
function isKnown(bytes: Uint8Array): boolean {
  try {
    return kindOf(readTree(bytes).root) !== 'other'
  } catch {
    return false
  }
}
