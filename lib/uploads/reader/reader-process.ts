import 'server-only'
import type { RefusalReason } from '@/lib/einvoice/refusal'
import { answerReader, frame, frameHead } from '@/lib/uploads/reader/frames'
import { limitResources } from '@/lib/uploads/reader/resource-limits'
import { startProcess, type ReaderKind } from '@/lib/uploads/reader/start-process'
import { vitalsOf } from '@/lib/uploads/reader/vitals'
import type { z } from 'zod'

const startMs = 30_000

type Refused = { refused: RefusalReason }

export type ReaderProcess<S, A> = {
  pid: number | undefined
  /** Starts one time limit for all steps of the next file. */
  begin: (milliseconds: number) => void
  /** After a call with `hasBytes` the caller must write the file's bytes and then call `end`. */
  send: (step: S, hasBytes: boolean) => void
  /** Resolves when the pipe accepts more bytes, or when the reader has already answered. */
  write: (bytes: Uint8Array) => Promise<void>
  end: () => void
  early: () => A | Refused | null
  /** Rejects when the process ended for a reason that is not the file's fault. */
  answer: () => Promise<A | Refused>
  /** True when the reader timed out only because a busy machine gave it too little CPU time. */
  isStalled: () => boolean
  /** True until the process has exited, even if it was already asked to end. */
  lives: () => boolean
  /** True if the process can take another file: it uses little memory and has finished its last file. */
  isFit: () => boolean
  kill: () => void
}

/** The log contains the code of an error but not its message, so the code must name the failure. */
const failure = (code: string, cause?: unknown) =>
  Object.assign(new Error(`uploads.${code}`, { cause }), { code })

/** Returns why the file crashed the process; null when something else ended the process. */
function crashReason(code: number | null, signal: NodeJS.Signals | null): RefusalReason | null {
  // V8 aborts the process when a file's text does not fit into its memory.
  if (signal === 'SIGABRT' || code === 134) return 'memory'
  const isBroken = signal ? ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGTRAP', 'SIGFPE'].includes(signal) : code !== 0
  return isBroken ? 'unreadable' : null
}

type Waiting<A> = { resolve: (answer: A) => void; reject: (cause: Error) => void }

/** Resolves when the reader process is ready. The process is killed as soon as it exceeds its time or memory. */
export async function openReader<S, A extends object>(
  kind: ReaderKind,
  schema: z.ZodType<A>,
): Promise<ReaderProcess<S, A>> {
  const { child, input, answers } = startProcess(kind)
  let received: A | null = null
  let gone: Error | null = null
  let refused: RefusalReason | null = null
  let waiting: Waiting<A | Refused> | null = null
  let drained: (() => void) | null = null
  let open = false
  let ready: ((started: boolean) => void) | null = null

  const settle = () => {
    drained?.()
    if (!waiting || (!received && !gone && !refused)) return
    const { resolve, reject } = waiting
    waiting = null
    if (refused) resolve({ refused })
    else if (received) resolve(received)
    else if (gone) reject(gone)
  }
  const kill = (why: RefusalReason | null = null) => {
    refused ??= why
    child.kill('SIGKILL')
    settle()
  }
  const read = answerReader((message) => {
    if (ready) return ready(message === 'ready')
    const { data } = schema.safeParse(message)
    if (!data) return kill('unreadable')
    received = data
    settle()
  })
  answers.on('data', (piece: Buffer) => read(piece) || kill('unreadable'))
  input.on('drain', () => drained?.())
  child.once('error', (cause) => leave(cause))
  child.once('exit', (code, signal) => {
    refused ??= crashReason(code, signal)
    leave(failure('reader-ended'))
  })
  function leave(cause: Error) {
    gone ??= cause
    ready?.(false)
    settle()
  }

  const started = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(resolve, startMs, false)
    ready = (well) => {
      clearTimeout(timer)
      resolve(well)
    }
  })
  ready = null
  if (!started) {
    kill()
    throw failure('reader-start', gone)
  }
  const limits = limitResources(kind, child.pid, kill)

  // A process may be dead before its exit event arrives, so on Linux its state is read as well.
  const lives = () => !gone && (vitalsOf(child.pid) !== null || process.platform !== 'linux')

  return {
    pid: child.pid,
    lives,
    kill: () => kill(),
    begin(most) {
      received = null
      limits.begin(most)
    },
    send(step, hasBytes) {
      received = null
      open = hasBytes
      const bytes = Buffer.from(JSON.stringify(step))
      input.write(frameHead(frame.step, bytes.length))
      input.write(bytes)
    },
    async write(bytes) {
      if (received || gone || refused) return
      input.write(frameHead(frame.bytes, bytes.length))
      if (input.write(bytes)) return
      await limits.during(
        new Promise<void>((resolve) => {
          drained = resolve
          if (gone || refused) resolve()
        }),
      )
      drained = null
    },
    end() {
      open = false
      input.write(frameHead(frame.end, 0))
    },
    isStalled: limits.isStalled,
    early: () => (refused ? { refused } : received),
    answer: () =>
      limits.during(
        new Promise<A | Refused>((resolve, reject) => {
          waiting = { resolve, reject }
          settle()
        }),
      ),
    isFit: () => lives() && !refused && !open && limits.isSmall(),
  }
}
