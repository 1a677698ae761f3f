import 'server-only'
import type { AccountId } from '@/lib/ids'
import { openReader, type ReaderProcess } from '@/lib/uploads/reader/reader-process'
import type { ReaderKind } from '@/lib/uploads/reader/start-process'
import { fairTurns, type Turns } from '@/lib/turns'
import type { Judge, Verdict } from '@/lib/uploads/content-check/judge'
import { papers, type FileType } from '@/lib/uploads/file'
import {
  answerSchema,
  type Answer,
  type FileStep,
  type NextStep,
  type Step,
} from '@/lib/uploads/reading/task'
import type { z } from 'zod'

type Bytes = AsyncIterable<Uint8Array>
export type AskReader = {
  (step: FileStep, bytes: Bytes): Promise<Answer>
  (step: NextStep): Promise<Answer>
}

export type Lane<S extends { step: string }, A extends object> = {
  kind: ReaderKind
  schema: z.ZodType<A>
  /** In milliseconds: the time limit for all steps of a file together. */
  milliseconds: number
  turns: Turns
  idle: ReaderProcess<S, A>[]
  spare: Promise<ReaderProcess<S, A>> | null
  kept: number
  trim: NodeJS.Timeout | undefined
}

const bounds = { mostWaiting: 2_000, mostOfOne: 120 }
const trimMs = 30_000
// The slowest check of a good file takes half a second (an XML of the largest size).
const checkMs = 4_000

type LaneOptions<A> = Pick<Lane<{ step: string }, A & object>, 'kind' | 'schema' | 'milliseconds' | 'kept'>

export function openLane<S extends { step: string }, A extends object>(
  options: LaneOptions<A>,
  places: number,
): Lane<S, A> {
  return {
    ...options,
    turns: fairTurns({ places, ...bounds }),
    idle: [],
    spare: null,
    trim: undefined,
  }
}

function openLanes() {
  const lane = (kind: ReaderKind, milliseconds: number, places: number, kept: number): Lane<Step, Answer> =>
    openLane({ kind, schema: answerSchema, milliseconds, kept }, places)
  const readers = new Set<Pick<ReaderProcess<never, never>, 'kill' | 'pid' | 'lives'>>()
  process.once('exit', () => {
    for (const { kill } of readers) kill()
  })
  // Each kind of file has its own readers, so that short checks of XML do not wait for lists or scans.
  return {
    readers,
    xml: lane('xml', 2_000, 3, 1),
    scan: lane('scan', 15_000, 1, 0),
    list: lane('list', 30_000, 1, 0),
    pdf: lane('pdf', 20_000, 1, 0),
    calendar: lane('calendar', 5_000, 1, 0),
  }
}

// Next loads this module once for each part of the site, so all copies share the reader processes.
const holder = globalThis as typeof globalThis & { portalReaders?: ReturnType<typeof openLanes> }
const lanes = (holder.portalReaders ??= openLanes())

export type Turn = {
  client: AccountId
  background?: boolean
}

/** Calls `use` with a reader, whose time limit leaves out the time in which `use` waits for the database. */
export const withReader = <T>(turn: Turn, use: (ask: AskReader) => Promise<T>) =>
  lend(lanes.xml, turn, (reader) => use(askOf(reader)))

export const withScanReader = <T>(turn: Turn, use: (ask: AskReader) => Promise<T>) =>
  lend(lanes.scan, turn, (reader) => use(askOf(reader)))

export const withListReader = <T>(turn: Turn, use: (ask: AskReader) => Promise<T>) =>
  lend(lanes.list, turn, (reader) => use(askOf(reader)))

/** Calls `use` with a reader for PDFs that are to be signed. */
export const withPdfReader = <T>(turn: Turn, use: (ask: AskReader) => Promise<T>) =>
  lend(lanes.pdf, turn, (reader) => use(askOf(reader)))

export const withCalendarReader = <T>(turn: Turn, use: (ask: AskReader) => Promise<T>) =>
  lend(lanes.calendar, turn, (reader) => use(askOf(reader)))

export type JudgeOf = (type: FileType, takes?: readonly FileType[]) => Judge

export const withJudge = <T>(turn: Turn, use: (judgeOf: JudgeOf) => Promise<T>) =>
  lend(lanes.xml, turn, (reader) => use((type, takes = papers) => judgeIn(reader, type, takes)), checkMs)

export function warmReader(): void {
  if (lanes.xml.idle.length === 0) startSpare(lanes.xml)
}

export const readerPids = (): number[] =>
  [...lanes.readers].flatMap(({ pid, lives }) => (lives() ? (pid ?? []) : []))

/** Waits for the client's turn, and then calls `work` with a reader of `lane`; each kind of file has its own lane. */
export async function lend<T, S extends { step: string }, A extends object>(
  lane: Lane<S, A>,
  { client, background = false }: Turn,
  work: (reader: ReaderProcess<S, A>) => Promise<T>,
  milliseconds = lane.milliseconds,
): Promise<T> {
  const release = await lane.turns.take(background ? 'background' : client, { background })
  let reader: ReaderProcess<S, A> | undefined
  try {
    reader = await nextReader(lane)
    reader.begin(milliseconds)
    return await work(reader)
  } finally {
    if (reader) giveBack(lane, reader)
    release()
  }
}

async function nextReader<S extends { step: string }, A extends object>(
  lane: Lane<S, A>,
): Promise<ReaderProcess<S, A>> {
  clearTimeout(lane.trim)
  for (let reader = lane.idle.pop(); reader; reader = lane.idle.pop()) {
    if (reader.isFit()) return reader
    end(reader)
  }
  const { spare } = lane
  lane.spare = null
  return (await spare?.catch(() => undefined)) ?? open(lane)
}

async function open<S extends { step: string }, A extends object>(
  lane: Lane<S, A>,
): Promise<ReaderProcess<S, A>> {
  const reader = await openReader<S, A>(lane.kind, lane.schema)
  lanes.readers.add(reader)
  return reader
}

function giveBack<S extends { step: string }, A extends object>(
  lane: Lane<S, A>,
  reader: ReaderProcess<S, A>,
): void {
  if (reader.isFit()) lane.idle.push(reader)
  else {
    end(reader)
    // `startSpare` starts at most one process at a time.
    if (lane.idle.length < lane.kept || lane.turns.waiting() > 0) startSpare(lane)
  }
  clearTimeout(lane.trim)
  lane.trim = setTimeout(() => {
    for (const idle of lane.idle.splice(lane.kept)) end(idle)
  }, trimMs).unref()
}

function startSpare<S extends { step: string }, A extends object>(lane: Lane<S, A>): void {
  if (lane.spare) return
  const spare = open(lane)
  lane.spare = spare
  spare.then(
    (reader) => {
      if (lane.spare !== spare) return
      lane.spare = null
      lane.idle.push(reader)
    },
    () => {
      if (lane.spare === spare) lane.spare = null
    },
  )
}

function end(reader: Pick<ReaderProcess<never, never>, 'kill' | 'pid' | 'lives'>): void {
  lanes.readers.delete(reader)
  reader.kill()
}

const askOf =
  (reader: ReaderProcess<Step, Answer>): AskReader =>
  async (step: Step, bytes?: Bytes) => {
    reader.send(step, bytes !== undefined)
    if (bytes) {
      for await (const piece of bytes) {
        await reader.write(piece)
        if (reader.early()) break
      }
      reader.end()
    }
    return reader.answer()
  }

function judgeIn(reader: ReaderProcess<Step, Answer>, type: FileType, takes: readonly FileType[]): Judge {
  const verdictOf = (answer: Answer): Verdict => {
    if ('wrong' in answer || 'type' in answer) return answer
    // The machine was too busy to run the reader, so the file is not refused.
    if (reader.isStalled()) throw Object.assign(new Error('uploads.check-stalled'), { code: 'check-stalled' })
    return { wrong: 'refused' in answer ? `reader-${answer.refused}` : 'unreadable' }
  }
  reader.send({ step: 'check', type, takes }, true)
  return {
    async write(chunk) {
      await reader.write(chunk)
      const early = reader.early()
      if (!early) return null
      reader.end()
      const verdict = verdictOf(early)
      return 'wrong' in verdict ? verdict.wrong : 'unreadable'
    },
    async end() {
      reader.end()
      return verdictOf(await reader.answer())
    },
  }
}
