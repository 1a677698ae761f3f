import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** Parses the PDF in a worker, so that its scripts, forms and links never reach the page. */
export function openPdf(bytes: ArrayBuffer): { pdf: Promise<PDFDocumentProxy>; close: () => void } {
  // The worker takes its input buffer away from the page, so the worker gets a copy and `bytes` stays readable.
  const task = getDocument({
    data: new Uint8Array(bytes.slice(0)),
    disableFontFace: true,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    stopAtErrors: false,
  })
  return { pdf: task.promise, close: () => void task.destroy() }
}
