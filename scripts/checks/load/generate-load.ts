import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../../statistics'

export type Ask = {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** A good response has status 200 and contains this text. */
  has?: string
}
export type Measured = { count: number; errors: string[]; perSecond: number; p50: number; p99: number }

const patienceMs = 30_000
/** Milliseconds to pause after an error; without the pause, most responses would be fast refusals. */
const afterErrorMs = 20

/** Sends a request and resolves to a description of the error, or to null. */
export function askOnce({ url, method = 'GET', headers, body, has }: Ask, agent?: Agent) {
  return new Promise<string | null>((resolve) => {
    const signal = AbortSignal.timeout(patienceMs)
    const wrong = (error: NodeJS.ErrnoException) => resolve(`${method} ${url}: ${error.code ?? error.name}`)
    const sent = request(url, { method, agent, headers: { ...headers }, signal }, (answer) => {
      read(answer, has !== undefined).then((text) => {
        const good = answer.statusCode === 200 && (has === undefined || text.includes(has))
        resolve(good ? null : `${method} ${url}: ${answer.statusCode} ${answer.statusMessage}`)
      }, wrong)
    })
    sent.once('error', wrong)
    sent.end(body)
  })
}

async function read(answer: IncomingMessage, keep: boolean): Promise<string> {
  let text = ''
  for await (const part of answer) if (keep) text += String(part)
  return text
}

/** Sends requests over `connections` open connections, one at a time on each, until it is aborted. */
export async function load(
  connections: number,
  asks: readonly Ask[],
  { signal }: { signal: AbortSignal },
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const times: number[] = []
  const errors: string[] = []
  const client = async (at: number) => {
    for (let turn = at; !signal.aborted; turn++) {
      const begun = performance.now()
      const wrong = await askOnce(asks[turn % asks.length] as Ask, agent)
      times.push(performance.now() - begun)
      if (!wrong) continue
      errors.push(wrong)
      await pause(afterErrorMs)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, at) => client(at)))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return {
    count: times.length,
    errors,
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

const part = Number(process.env.CHECK_LENGTH ?? 1)

/** CHECK_LENGTH shortens the seconds of a measurement (0.1 makes them a tenth). */
export const seconds = (whole: number) => Math.max(1, Math.round(whole * part))

export const shortened = part === 1 ? '' : ` (CHECK_LENGTH=${part})`
