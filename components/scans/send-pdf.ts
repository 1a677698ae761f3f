import type { Phase } from '@/components/invoices/upload/queue'
import { httpTransport } from '@/components/invoices/upload/transport'
import { steadyUpload } from '@/components/uploads/steady-upload'
import type { WaitingPdf } from '@/lib/scans/page'
import { dropWaiting, keepWaiting } from '@/lib/scans/store'

type Report = { onPhase: (phase: Phase) => void; onCut: () => void }

/** Sends the PDF like an invoice and waits as long as the connection is lost. Deletes the PDF and its pages once it has arrived. */
export async function sendPdf(waiting: WaitingPdf, report: Report): Promise<Phase> {
  const file = new File([waiting.pdf], waiting.name, { type: 'application/pdf' })
  const send = (key: string, earlier?: string) =>
    steadyUpload({ key, batch: waiting.id, file, earlier }, httpTransport, report)
  let end = await send(waiting.id)
  // A reservation is valid for two hours, and the PDF may have waited longer.
  if (end.code === 'upload-expired') end = await send(crypto.randomUUID(), end.uploadId)
  const arrived = end.phase.name !== 'failed'
  if (arrived) await httpTransport.close(waiting.id).catch(() => null)
  await dropWaiting(waiting, arrived).catch(() => {})
  return end.phase
}

/** Stores the PDF first, so that it is not lost when the page is closed. Without space it is sent from memory. */
export const keepAndSend = async (waiting: WaitingPdf, report: Report): Promise<Phase> => {
  await keepWaiting(waiting).catch(() => {})
  return sendPdf(waiting, report)
}
