import { maxFileSize } from '@/content/upload-limit'
import type { Answer } from '@/components/tools/check/check-worker'
import { refusalTexts } from '@/content/einvoice/refusals'
import type { Delivery, ReviewedFile } from '@/lib/einvoice/review-delivery'

const documentPatienceMs = 2_000
/** In milliseconds: the worker's code may take this long to load on a slow connection. */
const codePatience = 60_000

type Found = (file: ReviewedFile) => void
type Reason = 'too-large' | 'unreadable' | 'time'
export type Reader = {
  /** This promise rejects if the worker's code cannot be loaded. */
  ready: Promise<unknown>
  /** Reads one file at a time and reports each document of a ZIP; rejects only if a new worker cannot be loaded. */
  read: (file: File, found: Found) => Promise<void>
  stop: () => void
}

const refused = (name: string, reason: Reason): ReviewedFile => ({
  name,
  refused: { reason, message: refusalTexts[reason] },
})

/** A worker that takes too long for one document is terminated and replaced. */
export function startReader(): Reader {
  let worker = startWorker()

  async function read(file: File, found: Found): Promise<void> {
    const { name, size } = file
    if (size > maxFileSize) return found(refused(name, 'too-large'))
    const buffer = await file.arrayBuffer().catch(() => null)
    if (!buffer) return found(refused(name, 'unreadable'))
    const bytes = new Uint8Array(buffer)
    // Pictures in a ZIP are not read, because the ZIP also contains the invoice's XML.
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
    const pictures: ('pdf' | 'image')[] = []
    await review({ name, bytes }, (one) =>
      isZip || !('picture' in one) ? found(one) : void pictures.push(one.picture),
    )
    for (const picture of pictures) {
      const read = await import('@/components/tools/check/read-picture')
        .then(({ readPicture }) => readPicture(picture, bytes))
        .catch(() => ({ seen: 'missing' as const }))
      if ('seen' in read) found({ name, picture, seen: read.seen })
      else await review({ name, bytes: read.xml }, found)
    }
  }

  async function review(delivery: Delivery, found: Found): Promise<void> {
    const problem = await ask(await worker, delivery, found)
    if (!problem) return
    found(refused(delivery.name, problem))
    worker = startWorker()
    // The next `read` reports a failed start; the empty handler only prevents a warning about an unhandled rejection.
    worker.catch(() => undefined)
  }

  const stop = () =>
    void worker.then(
      (one) => one.terminate(),
      () => undefined,
    )

  return { ready: worker, read, stop }
}

/** Resolves to null when everything was read, otherwise to the reason for terminating the worker. */
function ask(worker: Worker, delivery: Delivery, found: Found): Promise<Reason | null> {
  return new Promise((resolve) => {
    const end = (problem: Reason | null) => {
      clearTimeout(timer)
      worker.onmessage = null
      worker.onerror = null
      if (problem) worker.terminate()
      resolve(problem)
    }
    let timer = setTimeout(end, documentPatienceMs, 'time')
    worker.onerror = () => end('unreadable')
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('done' in data) return end(null)
      if ('file' in data) found(data.file)
      clearTimeout(timer)
      timer = setTimeout(end, documentPatienceMs, 'time')
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
