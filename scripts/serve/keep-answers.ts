import { randomUUID } from 'node:crypto'
import { request as ask, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { keepAnswer, sendKept, type KeptAnswer } from './kept-answer'

const year = 31_536_000
/** With one of these, the same address answers something else. */
const telling = ['rsc', 'next-action', 'range', 'content-type']
/** Marks the request by which an answer is taken in. */
const intake = randomUUID()
const intakeHeader = 'x-intake'

/** Prerendered for good, or a file whose name changes with its content. */
function isForGood(response: ServerResponse): boolean {
  const control = String(response.getHeader('cache-control') ?? '')
  const prerendered = response.hasHeader('x-nextjs-prerender') && control.includes(`s-maxage=${year}`)
  const lasting = prerendered || (control.includes(`max-age=${year}`) && control.includes('immutable'))
  return response.statusCode === 200 && lasting && !response.hasHeader('set-cookie')
}

/** With a deployment's name every file is asked for with that name, and no other query. */
const isPlainRead = ({ method, url = '', headers }: IncomingMessage, deployment: string) =>
  (method === 'GET' || method === 'HEAD') &&
  !(deployment && url.endsWith(`?dpl=${deployment}`) ? url.slice(0, -deployment.length - 5) : url).includes(
    '?',
  ) &&
  telling.every((name) => !(name in headers))

/**
 * Answers what the build made for good out of memory, compressed once: Next compresses it again for every reader.
 * An answer is taken in after it was first asked for; the build names them all, so there is an end to them.
 */
export function keepAnswers(next: RequestListener, deployment = ''): RequestListener {
  const kept = new Map<string, KeptAnswer | 'coming'>()

  async function takeIn(path: string, port: number) {
    kept.set(path, 'coming')
    try {
      const answer = await fetchPlain(path, port)
      const body = await buffer(answer)
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
      kept.set(path, await keepAnswer(answer, body))
    } catch {
      // Next goes on answering it, and the next reader brings a new try.
      kept.delete(path)
    }
  }

  return (request, response) => {
    const path = request.url ?? '/'
    if (!isPlainRead(request, deployment)) return next(request, response)
    if (request.headers[intakeHeader] === intake) {
      delete request.headers[intakeHeader]
      return next(request, response)
    }
    const known = kept.get(path)
    if (known && known !== 'coming') return sendKept(known, request, response)
    const port = request.socket.localPort
    if (!known && port)
      response.once('finish', () => {
        if (!kept.has(path) && isForGood(response)) void takeIn(path, port)
      })
    return next(request, response)
  }
}

const fetchPlain = (path: string, port: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': 'identity', [intakeHeader]: intake }
    ask({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject).end()
  })
