import { readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { reviewCommand } from '@/content/einvoice/command'
import { refusedRow, startReader } from './reader'
import type { Row } from './task'

const maxFile = 10 * 1024 * 1024

/** The rows of these files in their order, as soon as they are there; at most as many threads as cores. */
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
      // No more files are open than there are threads, and as many wait.
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
    if ((await stat(file)).size > maxFile) return 'too-large'
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
