import type { Entry, Phase } from '@/components/invoices/upload/queue'
import type { Transport } from '@/components/invoices/upload/transport'
import { uploadFile, type AttemptEnd } from '@/components/invoices/upload/upload-file'
import { invoices } from '@/content/invoices'
import { uploadFailures } from '@/content/upload-refusals'
import type { ToastMessage } from '@/lib/toast'
import type { BatchOutcome } from '@/lib/uploads/schema'

const atOnce = 3
const { success, error, duplicates } = invoices.toasts

export type EarlierAttempts = Map<string, string>

type BatchEnd = {
  phases: readonly Phase[]
  /** Null when no file arrived, or when the response to closing the batch was lost. */
  outcome: BatchOutcome | null
}

export type Batch = {
  /** Adds one file to the running batch; returns false when the batch has already ended. */
  again: (entry: Entry) => boolean
  ended: Promise<BatchEnd>
}

type Report = { moved: (id: string, phase: Phase) => void; closing: () => void }

/** Sends three files at a time, then closes the batch. */
export function startBatch(
  entries: readonly Entry[],
  transport: Transport,
  report: Report,
  earlier: EarlierAttempts,
): Batch {
  const batch = crypto.randomUUID()
  const keys = new Map<string, string>()
  const ends = new Map<string, AttemptEnd>()
  const pending = [...entries]
  let open = true

  const send = async ({ id, file }: Entry) => {
    // A retry in the same batch reuses the file's key and so continues the same upload, unless that upload has expired.
    const key = ends.get(id)?.code === 'upload-expired' ? undefined : keys.get(id)
    keys.set(id, key ?? crypto.randomUUID())
    const attempt = { key: keys.get(id) ?? '', batch, file, earlier: earlier.get(id) }
    const end = await uploadFile(attempt, transport, (phase) => report.moved(id, phase))
    ends.set(id, end)
    if (end.uploadId) earlier.set(id, end.uploadId)
    report.moved(id, end.phase)
  }
  const work = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) await send(next)
  }
  const end = async (): Promise<BatchEnd> => {
    do await Promise.all(Array.from({ length: atOnce }, work))
    while (pending.length > 0)
    open = false
    const phases = [...ends.values()].map(({ phase }) => phase)
    const arrived = phases.some(({ name }) => name === 'done' || name === 'duplicate')
    if (!arrived) return { phases, outcome: null }
    report.closing()
    return { phases, outcome: await transport.close(batch).catch(() => null) }
  }

  return {
    again: (entry) => {
      if (open) pending.push(entry)
      return open
    },
    ended: end(),
  }
}

/** Returns the message about a finished batch; Drive and automation are mentioned only if their result is known. */
export function outcomeToast({ phases, outcome }: BatchEnd): ToastMessage | null {
  const done = phases.filter(({ name }) => name === 'done').length
  const failed = phases.find((phase) => phase.name === 'failed')
  if (failed) {
    const arrived = done > 0 ? ` ${success.stored(done)}` : ''
    const message = failed.message || uploadFailures.unknown
    return { kind: 'error', title: error.title, description: error.description(message) + arrived }
  }
  if (done > 0) return { kind: 'success', title: success.title, description: successText(done, outcome) }
  return phases.length > 0 ? { kind: 'info', ...duplicates } : null
}

function successText(done: number, outcome: BatchEnd['outcome']): string {
  const drive = (outcome?.drive ?? 0) > 0
  if (outcome?.automation === 'sent') return success.notified(done) + (drive ? success.andDrive : '')
  const copy = drive ? success.driveCopy : ''
  return success.stored(done) + copy + (outcome?.automation === 'pending' ? success.later : '')
}
