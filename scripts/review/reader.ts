import { Worker } from 'node:worker_threads'
import { refusedFor } from '@/lib/einvoice/review-xml'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import type { Opened, Reviewed, Task } from './task'

export const limits = { milliseconds: 2_000, megabytes: 200 }

type Answer = Reviewed | Opened

/** A thread that reads one file at a time; what takes too long or too much memory ends with it. */
export function startReader() {
  let thread: Promise<Worker> | null = null

  async function read(task: Task): Promise<Answer> {
    thread ??= startThread()
    const worker = await thread
    return new Promise((resolve) => {
      const give = (answer: Answer) => {
        clearTimeout(timer)
        worker.off('message', give).off('error', fail).off('exit', leave)
        resolve(answer)
      }
      const stop = (reason: RefusalReason) => {
        thread = null
        give(refusedRow(task, reason))
        void worker.terminate()
      }
      const fail = (error: NodeJS.ErrnoException) =>
        stop(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'unreadable')
      const leave = () => stop('unreadable')
      const timer = setTimeout(stop, limits.milliseconds, 'time')
      worker.on('message', give).on('error', fail).on('exit', leave)
      worker.postMessage(task)
    })
  }

  return { read, stop: async () => void (await (await thread)?.terminate()) }
}

function startThread(): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 32 },
  })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', () => resolve(worker.off('error', reject)))
  })
}

export function refusedRow({ id, file }: Pick<Task, 'id' | 'file'>, reason: RefusalReason): Reviewed {
  const nothing = { kind: null, invoice: null, proposal: null, findings: [] }
  return { id, row: { file, ...nothing, refused: refusedFor(reason) } }
}
