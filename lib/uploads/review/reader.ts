import 'server-only'
import type { Worker } from 'node:worker_threads'
import { startThread } from '@/lib/uploads/review/start-thread'
import type { Answer, Step } from '@/lib/uploads/review/task'

type Ask = (step: Step) => Promise<Answer>
type Reader = { thread: Promise<Worker> | null; turn: Promise<unknown>; milliseconds: number }

/** Milliseconds for one file, all steps together; waiting for the database does not count. */
const readerOf = (milliseconds: number): Reader => ({ thread: null, turn: Promise.resolve(), milliseconds })
const xmlReader = readerOf(2_000)
/** Pages are drawn to find a QR code on them: no XML waits behind that. */
const paperReader = readerOf(15_000)

/** Lends the thread that reads XML, to one file after the other. */
export const withReader = <T>(use: (ask: Ask) => Promise<T>) => lend(xmlReader, use)

/** Lends the thread that reads PDFs and photos. */
export const withPaperReader = <T>(use: (ask: Ask) => Promise<T>) => lend(paperReader, use)

/** What takes too long or too much memory ends with the thread and is answered as a refusal; the next file has a new one. */
function lend<T>(reader: Reader, use: (ask: Ask) => Promise<T>): Promise<T> {
  const run = reader.turn.then(() => {
    let left = reader.milliseconds
    return use(async (step) => {
      const began = performance.now()
      try {
        return await askThread(reader, step, left)
      } finally {
        left -= performance.now() - began
      }
    })
  })
  reader.turn = run.catch(() => undefined)
  return run
}

/** Starts the thread while the bytes are on their way. */
export function warmReader(): void {
  xmlReader.thread ??= startThread()
  xmlReader.thread.catch(() => (xmlReader.thread = null))
}

async function askThread(reader: Reader, step: Step, milliseconds: number): Promise<Answer> {
  reader.thread ??= startThread()
  const worker = await reader.thread.catch((cause: unknown) => {
    reader.thread = null
    throw cause
  })
  return new Promise((resolve) => {
    const give = (answer: Answer) => {
      clearTimeout(timer)
      worker.off('message', give).off('error', fail).off('exit', leave)
      resolve(answer)
    }
    const stop = (refused: 'time' | 'memory' | 'unreadable') => {
      reader.thread = null
      give({ refused })
      // What a thread that is ended has still to say concerns nobody.
      worker.on('error', () => undefined)
      void worker.terminate()
    }
    const fail = (error: NodeJS.ErrnoException) =>
      stop(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'unreadable')
    const leave = () => stop('unreadable')
    const timer = setTimeout(stop, Math.max(milliseconds, 1), 'time')
    worker.on('message', give).on('error', fail).on('exit', leave)
    worker.postMessage(step)
  })
}
