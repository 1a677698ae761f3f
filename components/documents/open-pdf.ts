import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** Parses in a worker: scripts, forms and links never reach the page, and no address is fetched. */
export function openPdf(bytes: ArrayBuffer): { pdf: Promise<PDFDocumentProxy>; close: () => void } {
  // A copy, because the worker takes ownership of the buffer and a second read still needs it.
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
