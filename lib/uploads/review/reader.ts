import 'server-only'
import type { Worker } from 'node:worker_threads'
import { startThread } from '@/lib/uploads/review/start-thread'
import type { Answer, Step } from '@/lib/uploads/review/task'

export type Ask = (step: Step) => Promise<Answer>
type Reader = {
  thread: Promise<Worker> | null
  turn: Promise<unknown>
  milliseconds: number
  /** Memory of the process when the thread was ready. */
  before: number
}

const megabyte = 1 << 20
// The limits of a thread count neither buffers nor pictures: a PDF of 2 kB that unpacks to a gigabyte fits in them.
/** What the process may grow by while one file is read. */
const mostGrowth = 300 * megabyte
/** What it may have grown by when a file was read for the thread to be kept: only its end gives pictures back. */
const keptGrowth = 100 * megabyte
const lookEveryMs = 50
const memory = () => process.memoryUsage.rss()

/** Milliseconds for one file, all steps together; waiting for the database does not count. */
const readerOf = (milliseconds: number): Reader => ({
  thread: null,
  turn: Promise.resolve(),
  milliseconds,
  before: 0,
})
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
    }).finally(() => letGoWhenLarge(reader))
  })
  reader.turn = run.catch(() => undefined)
  return run
}

/** Starts the thread while the bytes are on their way. */
export function warmReader(): void {
  threadOf(xmlReader).catch(() => (xmlReader.thread = null))
}

const threadOf = (reader: Reader): Promise<Worker> =>
  (reader.thread ??= startThread().then((worker) => {
    reader.before = memory()
    return worker
  }))

async function letGoWhenLarge(reader: Reader): Promise<void> {
  if (!reader.thread || memory() - reader.before < keptGrowth) return
  const worker = await reader.thread.catch(() => null)
  reader.thread = null
  await worker?.terminate()
}

async function askThread(reader: Reader, step: Step, milliseconds: number): Promise<Answer> {
  const worker = await threadOf(reader).catch((cause: unknown) => {
    reader.thread = null
    throw cause
  })
  return new Promise((resolve) => {
    const give = (answer: Answer) => {
      clearTimeout(timer)
      clearInterval(watch)
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
    const from = memory()
    const watch = setInterval(() => memory() - from > mostGrowth && stop('memory'), lookEveryMs)
    worker.on('message', give).on('error', fail).on('exit', leave)
    // The bytes go over as they are, or both sides would hold them.
    worker.postMessage(step, 'bytes' in step ? [step.bytes.buffer] : [])
  })
}
