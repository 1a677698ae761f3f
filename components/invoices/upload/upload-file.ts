import type { Phase } from '@/components/invoices/upload/queue'
import { toUploadFailure, UploadFailure } from '@/components/invoices/upload/send-file'
import type { FileTransport } from '@/components/invoices/upload/transport'
import { declaredType } from '@/lib/uploads/file'
import type { FinishedUpload } from '@/lib/uploads/schema'

/** `earlier` is the upload id of a previous attempt, whose file may have arrived after all. */
export type Attempt = { key: string; batch: string; file: File; earlier: string | undefined }

export type AttemptEnd = {
  phase: Phase
  uploadId: string | undefined
  documentId?: string
  code: UploadFailure['code'] | null
}

const busyTries = 5
const busyPause = 1000

/** Never rejects: a failure is returned as the phase `failed`. */
export async function uploadFile(
  { key, batch, file, earlier }: Attempt,
  transport: FileTransport,
  onPhase: (phase: Phase) => void,
): Promise<AttemptEnd> {
  let uploadId: string | undefined
  try {
    const type = declaredType(file.name, file.type) ?? file.type
    onPhase({ name: 'sending', loaded: 0 })
    const begun = await transport.begin({ key, batch, name: file.name, type, size: file.size })
    uploadId = begun.id
    if (begun.url) {
      await transport.send(begun.url, file, type, (loaded) => onPhase({ name: 'sending', loaded }))
    }
    onPhase({ name: 'checking' })
    const finished = await finishPatiently(begun.id, transport)
    return { phase: endPhase(finished, earlier), uploadId, documentId: finished.documentId, code: null }
  } catch (error) {
    const failure = toUploadFailure(error)
    const { message, final, code } = failure
    const phase: Phase = { name: 'failed', message, final, ...(code === 'network' && { cut: true }) }
    return { phase, uploadId: uploadId ?? earlier, code: failure.code }
  }
}

/** Repeats the request while the server still processes an earlier request whose response was lost. */
async function finishPatiently(id: string, transport: FileTransport): Promise<FinishedUpload> {
  for (let tries = 1; ; tries++) {
    try {
      return await transport.finish(id)
    } catch (error) {
      const busy = error instanceof UploadFailure && error.code === 'upload-busy'
      if (!busy || tries >= busyTries) throw error
      await new Promise((resolve) => setTimeout(resolve, busyPause))
    }
  }
}

function endPhase(finished: FinishedUpload, earlier?: string): Phase {
  const { status, documentId, name, number, invoice, review, reading } = finished
  // A document with the id `earlier` was stored by an earlier attempt at the same upload, so it is no duplicate.
  if (status === 'done' || documentId === earlier)
    return {
      name: 'done',
      ...(invoice && { invoice }),
      ...(review && { review }),
      ...(reading && { reading }),
    }
  return { name: 'duplicate', of: name, number }
}
