import type { Phase } from '@/components/invoices/upload/queue'
import type { FileTransport } from '@/components/invoices/upload/transport'
import { uploadFile, type Attempt, type AttemptEnd } from '@/components/invoices/upload/upload-file'
import { steady } from '@/components/uploads/steady'

const isCut = (code: string | null | undefined) => code === 'network' || code === 'unavailable'

/** Repeats the upload and `finish` after each lost connection; returns null once `signal` aborts. */
export async function steadyUpload(
  attempt: Attempt,
  transport: FileTransport,
  { onPhase, onCut, finish, signal }: Steps,
): Promise<AttemptEnd | null> {
  let { earlier } = attempt
  async function upload() {
    const end = await uploadFile({ ...attempt, earlier }, transport, onPhase)
    earlier = end.uploadId
    return { end, handed: end.documentId && finish ? await finish(end.documentId) : null }
  }
  const last = await steady(upload, {
    isCut: ({ end, handed }) => isCut(handed ? handed.code : end.code),
    onCut,
    signal,
  })
  return last?.handed ? { ...last.end, ...failed(last.handed) } : (last?.end ?? null)
}

type Handed = { code: string | null; message: string; final: boolean }
type Steps = {
  onPhase: (phase: Phase) => void
  onCut: () => void
  signal: AbortSignal
  finish?: (document: string) => Promise<Handed>
}

const failed = ({ code, message, final }: Handed): Partial<AttemptEnd> =>
  code === null ? {} : { phase: { name: 'failed', message, final } }
