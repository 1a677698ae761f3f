import type { PDFDocumentProxy } from 'pdfjs-dist'

/**
 * Opens a PDF of a stranger, whose bytes are the reader's from then on: nothing of it is run, fetched or asked of the system.
 * Rejects when it is none, or is locked.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  return getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    maxImageSize: 40_000_000,
  }).promise
}
