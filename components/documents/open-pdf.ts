import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/**
 * A PDF read in a worker, to be drawn on canvases or for its words. Nothing of it reaches the page: its scripts, forms and links
 * are not there, its fonts become outlines, and no address is fetched.
 */
export function openPdf(bytes: ArrayBuffer): { pdf: Promise<PDFDocumentProxy>; close: () => void } {
  // The worker takes the bytes away; a second reading still needs them.
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
