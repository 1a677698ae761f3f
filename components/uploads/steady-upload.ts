import type { Phase } from '@/components/invoices/upload/queue'
import type { FileTransport } from '@/components/invoices/upload/transport'
import { uploadFile, type Attempt, type AttemptEnd } from '@/components/invoices/upload/upload-file'
import { lineBack } from '@/components/uploads/line'

const isCut = (code: string | null | undefined) => code === 'network' || code === 'unavailable'

/** Repeats the upload after a lost connection; `onCut` runs before each wait, and `finish` is repeated too. */
export async function steadyUpload(
  attempt: Attempt,
  transport: FileTransport,
  { onPhase, onCut, finish }: Steps,
): Promise<AttemptEnd> {
  for (let tries = 0, { earlier } = attempt; ; tries++) {
    const end = await uploadFile({ ...attempt, earlier }, transport, onPhase)
    const handed = end.documentId && finish ? await finish(end.documentId) : null
    if (!isCut(handed ? handed.code : end.code)) return handed ? { ...end, ...failed(handed) } : end
    earlier = end.uploadId
    onCut()
    await lineBack(tries)
  }
}

type Handed = { code: string | null; message: string; final: boolean }
type Steps = {
  onPhase: (phase: Phase) => void
  onCut: () => void
  finish?: (document: string) => Promise<Handed>
}

const failed = ({ code, message, final }: Handed): Partial<AttemptEnd> =>
  code === null ? {} : { phase: { name: 'failed', message, final } }
