import type { Phase } from '@/components/invoices/upload/queue'
import { fileTransport, httpTransport } from '@/components/invoices/upload/transport'
import { attempted } from '@/components/ui/use-act'
import { steadyUpload } from '@/components/uploads/steady-upload'
import { addFilesAction } from '@/lib/document-requests/actions'
import type { WaitingPdf } from '@/lib/scans/page'
import { dropWaiting, keepWaiting } from '@/lib/scans/store'

/** The route `/api/mensajes/archivos` takes all uploads except invoices, not only the files of messages. */
const requestTransport = fileTransport('/api/mensajes/archivos')

async function deliver(item: string, document: string) {
  const answer = await attempted(addFilesAction({ item, documents: [document] }))
  return answer.ok
    ? { code: null, message: '', final: true }
    : { code: answer.code, message: answer.message, final: true }
}

type Report = { onPhase: (phase: Phase) => void; onCut: () => void; signal: AbortSignal }

/**
 * Sends the PDF as an invoice or as the answer to a document request, and waits while the connection is lost.
 * Returns null once `signal` aborts; the PDF then stays stored in the browser.
 */
export async function sendPdf(waiting: WaitingPdf, report: Report): Promise<Phase | null> {
  const file = new File([waiting.pdf], waiting.name, { type: 'application/pdf' })
  const { to } = waiting
  const send = (key: string, earlier?: string) =>
    steadyUpload({ key, batch: waiting.id, file, earlier }, to ? requestTransport : httpTransport, {
      ...report,
      ...(to && { finish: (document) => deliver(to.item, document) }),
    })
  let end = await send(waiting.id)
  // If the PDF waited for the connection for more than two hours, its upload has expired and begins again.
  if (end?.code === 'upload-expired') end = await send(crypto.randomUUID(), end.uploadId)
  if (!end) return null
  const arrived = end.phase.name !== 'failed'
  if (arrived && !to) await httpTransport.close(waiting.id).catch(() => null)
  await dropWaiting(waiting, arrived).catch(() => {})
  return end.phase
}

/** Stores the PDF before sending it, so that closing the page does not lose it. */
export const keepAndSend = async (waiting: WaitingPdf, report: Report): Promise<Phase | null> => {
  await keepWaiting(waiting).catch(() => {})
  return sendPdf(waiting, report)
}
