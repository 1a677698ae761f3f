import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { keepFile, readKept } from '../neighbour/keep-file'

export type KeptCall = { id: string; receivedAt: string; deliveries: number; payload: unknown }
export type CallStore = { list: () => KeptCall[]; keep: (id: string, payload: unknown) => Promise<void> }

/** One record per webhook-id: a delivery that comes again is counted, not kept twice. */
export async function openCallStore(folder: string): Promise<CallStore> {
  const calls = ((await readKept(folder)) as KeptCall[]).sort((a, b) =>
    a.receivedAt.localeCompare(b.receivedAt),
  )
  let writing = Promise.resolve()

  async function record(id: string, payload: unknown) {
    const known = calls.find((call) => call.id === id)
    const call = known ?? { id, receivedAt: new Date().toISOString(), deliveries: 0, payload }
    const next = { ...call, deliveries: call.deliveries + 1 }
    await keepFile(
      join(folder, `${createHash('sha256').update(id).digest('hex')}.json`),
      JSON.stringify(next),
    )
    if (known) known.deliveries = next.deliveries
    else calls.push(next)
  }

  return {
    list: () => calls.toReversed(),
    keep(id, payload) {
      const done = writing.then(() => record(id, payload))
      writing = done.catch(() => {})
      return done
    },
  }
}
