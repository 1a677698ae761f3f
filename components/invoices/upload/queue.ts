import type { FinishedUpload, UploadReview } from '@/lib/uploads/schema'

export const emptyQueue: Queue = {
  entries: [],
  problems: [],
  opening: 0,
  preparing: 0,
  status: 'idle',
  batch: [],
  arrived: [],
}

/** `loaded` is in bytes; `final` means that a retry cannot succeed, `cut` that the connection was lost. */
export type Phase =
  | { name: 'ready' }
  | { name: 'waiting' }
  | { name: 'sending'; loaded: number }
  | { name: 'checking' }
  | { name: 'done'; invoice?: NonNullable<FinishedUpload['invoice']>; review?: UploadReview; reading?: true }
  | { name: 'duplicate'; of: string; number: string | null }
  | { name: 'failed'; message: string; final: boolean; cut?: true }

export type Entry = {
  id: string
  file: File
  phase: Phase
  note?: string
  zip?: string
}

/** While `closing`, the server copies the files to Drive; `finished` is shown briefly at 100 %. */
type QueueStatus = 'idle' | 'sending' | 'closing' | 'finished'

export type Queue = {
  entries: readonly Entry[]
  /** Messages about the chosen files that cannot be sent. */
  problems: readonly string[]
  opening: number
  /** How many selections of files are still being checked and prepared; one selection can hold several files. */
  preparing: number
  status: QueueStatus
  batch: readonly string[]
  /** Finished files, which stay listed until the user chooses others, so that their findings remain visible. */
  arrived: readonly Entry[]
}

export type Picked = { entries: readonly Entry[]; problems: readonly string[] }

export type QueueAction =
  | { type: 'picked'; opening: number; preparing: number; problems: readonly string[] }
  | ({ type: 'opened' | 'prepared' } & Picked)
  | { type: 'removed'; id: string }
  | { type: 'cleared' }
  | { type: 'started'; ids: readonly string[] }
  | { type: 'moved'; id: string; phase: Phase }
  | { type: 'closing' }
  | { type: 'finished' }
  | { type: 'settled' }

export function uploadQueue(queue: Queue, action: QueueAction): Queue {
  switch (action.type) {
    case 'picked':
      return {
        ...queue,
        problems: action.problems,
        opening: queue.opening + action.opening,
        preparing: queue.preparing + action.preparing,
        arrived: [],
      }
    case 'opened':
      return { ...withPicked(queue, action), opening: Math.max(0, queue.opening - 1) }
    case 'prepared':
      return { ...withPicked(queue, action), preparing: Math.max(0, queue.preparing - 1) }
    case 'removed':
      return { ...queue, entries: queue.entries.filter((entry) => entry.id !== action.id) }
    case 'cleared':
      return queue.status === 'idle' ? emptyQueue : queue
    case 'started':
      return {
        ...withPhase(queue, action.ids, { name: 'waiting' }),
        status: 'sending',
        batch: queue.status === 'sending' ? [...new Set([...queue.batch, ...action.ids])] : action.ids,
      }
    case 'moved':
      return withPhase(queue, [action.id], action.phase)
    case 'closing':
      return { ...queue, status: 'closing' }
    case 'finished':
      return { ...queue, status: 'finished' }
    case 'settled': {
      const arrived = queue.entries.filter(({ phase }) => phase.name === 'done')
      return {
        ...queue,
        entries: queue.entries.filter((entry) => entry.phase.name !== 'done'),
        status: 'idle',
        batch: [],
        arrived: [...queue.arrived, ...arrived],
      }
    }
  }
}

const withPicked = (queue: Queue, { entries, problems }: Picked): Queue => ({
  ...queue,
  entries: [...queue.entries, ...entries],
  problems: [...queue.problems, ...problems],
})

export const sendable = (queue: Queue): readonly Entry[] => queue.entries.filter(isSendable)

const isSendable = ({ phase }: Entry) => phase.name === 'ready' || (phase.name === 'failed' && !phase.final)

function withPhase(queue: Queue, ids: readonly string[], phase: Phase): Queue {
  return {
    ...queue,
    entries: queue.entries.map((entry) => (ids.includes(entry.id) ? { ...entry, phase } : entry)),
  }
}

/** Returns the progress in percent: sending all bytes counts as 90, and 100 follows when the batch is finished. */
export function batchPercent(queue: Queue): number {
  if (queue.status === 'finished') return 100
  const batch = queue.entries.filter((entry) => queue.batch.includes(entry.id))
  const total = batch.reduce((sum, { file }) => sum + file.size, 0)
  const sent = batch.reduce((sum, entry) => sum + sentBytes(entry), 0)
  return total === 0 ? 0 : Math.min(90, Math.floor((sent / total) * 90))
}

function sentBytes({ file, phase }: Entry): number {
  if (phase.name === 'sending') return Math.min(phase.loaded, file.size)
  return phase.name === 'ready' || phase.name === 'waiting' ? 0 : file.size
}
