import { embeddedXml } from '@/lib/uploads/review/paper/embedded-xml'
import { openPdf } from '@/lib/uploads/review/paper/open-pdf'
import { pageImages } from '@/lib/uploads/review/paper/page-images'
import { codeInImage } from '@/lib/uploads/review/paper/qr-code'

/** What a file that a person reads says to a machine; of its QR code nothing but the CUFE is believed. */
export type Paper = { xml: Uint8Array | null; code: string }

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

/** Reads a PDF, a JPEG or a PNG. What cannot be opened says nothing. */
export async function readPaper(bytes: Uint8Array): Promise<Paper> {
  try {
    return isPdf(bytes) ? await readPdf(bytes) : { xml: null, code: await codeInImage(bytes) }
  } catch {
    return { xml: null, code: '' }
  }
}

async function readPdf(bytes: Uint8Array): Promise<Paper> {
  const pdf = await openPdf(bytes)
  try {
    const xml = await embeddedXml(pdf)
    if (xml) return { xml, code: '' }
    for await (const image of pageImages(pdf)) {
      const code = await codeInImage(image)
      if (code) return { xml: null, code }
    }
    return { xml: null, code: '' }
  } finally {
    await pdf.loadingTask.destroy()
  }
}
