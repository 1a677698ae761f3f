import type { Entry, Queue } from '@/components/invoices/upload/queue'

/** Percent of the batch under way, by bytes: never past 90 until every file is finished. */
export function batchPercent(queue: Queue): number {
  if (queue.stage === 'finished') return 100
  const batch = queue.entries.filter((entry) => queue.batch.includes(entry.id))
  const total = batch.reduce((sum, { file }) => sum + file.size, 0)
  const sent = batch.reduce((sum, entry) => sum + sentBytes(entry), 0)
  return total === 0 ? 0 : Math.min(90, Math.floor((sent / total) * 90))
}

function sentBytes({ file, phase }: Entry): number {
  if (phase.name === 'sending') return Math.min(phase.loaded, file.size)
  return phase.name === 'ready' || phase.name === 'waiting' ? 0 : file.size
}
