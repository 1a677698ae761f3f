import { maxFileSize } from '@/content/upload-limit'
import { readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { reviewCommand } from '@/content/einvoice/refusals'
import type { Invoice } from '@/lib/einvoice/model/invoice'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import { refusedFor, type Proposal, type Refused } from '@/lib/einvoice/review-document'
import type { Finding } from '@/lib/einvoice/rules/rule'

/** Reviews the files, with at most one thread per core, and returns the rows in the order of `files`. */
export async function* reviewFiles(files: readonly string[]): AsyncGenerator<Row> {
  const readers = Array.from({ length: Math.min(availableParallelism(), files.length) }, startReader)
  try {
    const pending: Promise<Row[]>[] = []
    const ends = readers.map(() => Promise.resolve())
    for (const [at, file] of files.entries()) {
      const turn = at % readers.length
      const rows = (ends[turn] ?? Promise.resolve()).then(() => rowsOf(readers[turn], at, file))
      ends[turn] = rows.then(() => undefined)
      pending.push(rows)
      if (pending.length > readers.length * 2) yield* (await pending.shift()) ?? []
    }
    for (const rows of pending) yield* await rows
  } finally {
    await Promise.all(readers.map((reader) => reader.stop()))
  }
}

type Reader = ReturnType<typeof startReader>

async function rowsOf(reader: Reader | undefined, id: number, file: string): Promise<Row[]> {
  const bytes = await bytesOf(file)
  if (typeof bytes === 'string' || !reader) return [missing({ id, file }, bytes)]
  const answer = await reader.read({ id, file, bytes })
  if ('row' in answer) return [answer.row]
  const rows: Row[] = []
  for (const member of answer.members) {
    const inside = await reader.read({ id, ...member })
    rows.push('row' in inside ? inside.row : refusedRow({ id, file: member.file }, 'zip-nested').row)
  }
  return rows
}

async function bytesOf(file: string): Promise<Uint8Array | 'too-large' | 'missing'> {
  try {
    if ((await stat(file)).size > maxFileSize) return 'too-large'
    return await readFile(file)
  } catch {
    return 'missing'
  }
}

function missing(task: { id: number; file: string }, why: unknown): Row {
  if (why === 'too-large') return refusedRow(task, 'too-large').row
  const { row } = refusedRow(task, 'unreadable')
  return { ...row, refused: { reason: 'unreadable', message: reviewCommand.missing } }
}

const limits = { milliseconds: 2_000, megabytes: 200 }

type Answer = Reviewed | Opened

/** A reader's thread reads one file at a time, and is ended when a file takes too much time or memory. */
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

function refusedRow({ id, file }: Pick<Task, 'id' | 'file'>, reason: RefusalReason): Reviewed {
  const nothing = { kind: null, invoice: null, proposal: null, findings: [] }
  return { id, row: { file, ...nothing, refused: refusedFor(reason) } }
}

export type Task = { id: number; file: string; bytes: Uint8Array }

export type Opened = { id: number; members: readonly { file: string; bytes: Uint8Array }[] }

export type Row = {
  file: string
  /** One of `pdf`, `image`, `zip` and `other`, or the root element of a document of DIAN; null when unknown. */
  kind: string | null
  /** The kind of the document: a key of `documentNames`, or the name of the root element. */
  name?: string
  invoice: Invoice | null
  proposal: Proposal | null
  findings: readonly Pick<Finding, 'id' | 'severity' | 'title' | 'message' | 'detail' | 'figures'>[]
  refused?: Refused
}

export type Reviewed = { id: number; row: Row }
