import { maxFileSize } from '@/content/upload-limit'
import type { Answer } from '@/components/tools/check/check-worker'
import { refusalTexts } from '@/content/einvoice/refusals'
import type { ReviewedFile } from '@/lib/einvoice/review-delivery'

/** How long one document may take, in milliseconds. */
const patience = 2_000
/** How long the code may take to come, on a slow line. */
const codePatience = 60_000

type Found = (file: ReviewedFile) => void
type Reason = 'too-large' | 'unreadable' | 'time'
export type Reader = {
  /** Rejects when the code cannot be loaded. */
  ready: Promise<unknown>
  /** One file at a time; of a ZIP each document is found by itself. Never rejects once the reader is ready. */
  read: (file: File, found: Found) => Promise<void>
  stop: () => void
}

const refused = (name: string, reason: Reason): ReviewedFile => ({
  name,
  refused: { reason, message: refusalTexts[reason] },
})

/** A worker of this browser; one that takes too long over a document is ended and replaced. */
export function startReader(): Reader {
  let worker = startWorker()

  async function read(file: File, found: Found): Promise<void> {
    const { name, size } = file
    if (size > maxFileSize) return found(refused(name, 'too-large'))
    const buffer = await file.arrayBuffer().catch(() => null)
    if (!buffer) return found(refused(name, 'unreadable'))
    const problem = await ask(await worker, { name, bytes: new Uint8Array(buffer) }, found)
    if (!problem) return
    found(refused(name, problem))
    worker = startWorker()
    // The next reader gets the error.
    worker.catch(() => undefined)
  }

  const stop = () =>
    void worker.then(
      (one) => one.terminate(),
      () => undefined,
    )

  return { ready: worker, read, stop }
}

/** Null when all was read; else why the worker had to be ended. */
function ask(
  worker: Worker,
  delivery: { name: string; bytes: Uint8Array },
  found: Found,
): Promise<Reason | null> {
  return new Promise((resolve) => {
    const end = (problem: Reason | null) => {
      clearTimeout(timer)
      worker.onmessage = null
      worker.onerror = null
      if (problem) worker.terminate()
      resolve(problem)
    }
    let timer = setTimeout(end, patience, 'time')
    worker.onerror = () => end('unreadable')
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('done' in data) return end(null)
      if ('file' in data) found(data.file)
      clearTimeout(timer)
      timer = setTimeout(end, patience, 'time')
    }
    worker.postMessage(delivery)
  })
}

function startWorker(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
    const fail = () => {
      worker.terminate()
      reject(new Error('The code of the check did not come.'))
    }
    const timer = setTimeout(fail, codePatience)
    worker.onerror = fail
    worker.onmessage = () => {
      clearTimeout(timer)
      resolve(worker)
    }
  })
}
