import type { Phase } from '@/components/invoices/upload/queue'
import { fileTransport, httpTransport } from '@/components/invoices/upload/transport'
import { attempted } from '@/components/ui/use-act'
import { steadyUpload } from '@/components/uploads/steady-upload'
import { addFilesAction } from '@/lib/document-requests/actions'
import type { WaitingPdf } from '@/lib/scans/page'
import { dropWaiting, keepWaiting } from '@/lib/scans/store'

/** All files that are not invoices use this route. */
const requestTransport = fileTransport('/api/mensajes/archivos')

async function deliver(item: string, document: string) {
  const answer = await attempted(addFilesAction({ item, documents: [document] }))
  return answer.ok
    ? { code: null, message: '', final: true }
    : { code: answer.code, message: answer.message, final: true }
}

type Report = { onPhase: (phase: Phase) => void; onCut: () => void; signal: AbortSignal }

/**
 * Sends the PDF like an invoice or as the answer to a request, and waits as long as the connection is lost.
 * Deletes the PDF and its pages once it has arrived. Returns null once `signal` aborts, and the PDF stays stored.
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
  // A reservation is valid for two hours, and the PDF may have waited longer.
  if (end?.code === 'upload-expired') end = await send(crypto.randomUUID(), end.uploadId)
  if (!end) return null
  const arrived = end.phase.name !== 'failed'
  if (arrived && !to) await httpTransport.close(waiting.id).catch(() => null)
  await dropWaiting(waiting, arrived).catch(() => {})
  return end.phase
}

/** Stores the PDF first, so that it is not lost when the page is closed. Without space it is sent from memory. */
export const keepAndSend = async (waiting: WaitingPdf, report: Report): Promise<Phase | null> => {
  await keepWaiting(waiting).catch(() => {})
  return sendPdf(waiting, report)
}
