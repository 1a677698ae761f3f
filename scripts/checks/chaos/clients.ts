import { setTimeout as pause } from 'node:timers/promises'
import type { SampleFile } from '../../../supabase/sample-files/sample-file'
import { xmlFile } from '../../../supabase/sample-files/xml-file'
import { beginFile, closeBatch, putBytes, sendFile, type File } from '../../site-client/upload'
import type { Chance } from './chance'
import type { approvedClients } from '../people'

export type Client = Awaited<ReturnType<typeof approvedClients>>[number]
export type Errand = { client: Client; batch: string; key: string; file: SampleFile; mustArrive: boolean }

/** A simulated client retries for this many milliseconds, because a killed worker blocks its file for 90 s. */
const patienceMs = 400_000
const betweenMs = 250
const atOnce = 5
/** Files per client, below the daily limit of 200. */
const perClient = 190

const newErrand = (client: Client, chance: Chance): Errand => {
  const file = xmlFile({ seed: chance.uuid(), lines: 8 })
  return { client, batch: chance.uuid(), key: chance.uuid(), file, mustArrive: false }
}

const isPassing = (status: number, outcome: string) =>
  status >= 500 || ['upload-busy', 'file-missing', 'unavailable', 'unexpected'].includes(outcome)

/** Repeats a request until it is answered, like a user who presses the button again. */
async function insist<T>(ask: () => Promise<T | null>): Promise<T> {
  for (const until = Date.now() + patienceMs; ; await pause(betweenMs)) {
    const answer = await ask().catch(() => null)
    if (answer !== null) return answer
    if (Date.now() > until) throw new Error('a client has waited for too long')
  }
}

export async function deliver(url: string, { client, batch, key, file }: Errand): Promise<string> {
  const { outcome } = await insist(async () => {
    const sent = await sendFile(url, client, batch, file as File, { key })
    return isPassing(sent.status, sent.outcome) ? null : sent
  })
  await insist(() => closeBatch(url, client, batch))
  return outcome
}

/**
 * Sends files for the simulated clients, of whom five send at the same time.
 * A client abandons two of ten uploads: one before its bytes are sent, and one after its bytes are sent.
 */
export async function keepSending(
  url: string,
  clients: readonly Client[],
  chance: Chance,
  { signal }: AbortController,
) {
  const errands: Errand[] = []
  const refused: string[] = []
  const send = async (client: Client, draws: Chance) => {
    for (let n = 0; n < perClient && !signal.aborted; n++) {
      const errand = newErrand(client, draws)
      errands.push(errand)
      await sendOne(errand, n % 10).catch((error: Error) => {
        refused.push(`${errand.file.name}: ${error.message}`)
      })
    }
  }
  const sendOne = async (errand: Errand, n: number) => {
    const { client } = errand
    if (n < 8) {
      errand.mustArrive = true
      const outcome = await deliver(url, errand)
      if (outcome !== 'done') refused.push(`${errand.file.name}: ${outcome}`)
    } else {
      const place = await insist(() => beginFile(url, client, errand.batch, errand.file, { key: errand.key }))
      if (n === 8 && place.url)
        errand.mustArrive = (await putBytes(place.url, errand.file.type, errand.file.bytes)) === 200
    }
  }
  const rested = clients.entries()
  const lane = async () => {
    for (const [n, client] of rested) if (!signal.aborted) await send(client, chance.lane(`client ${n}`))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return { errands, refused }
}
