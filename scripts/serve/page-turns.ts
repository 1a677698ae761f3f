import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { busy } from '@/content/busy'
import { closedRoutes } from '@/content/public-routes'
import { addressGroup, forwardedAddress, plainAddress } from '@/lib/sender-address'
import { personOf } from '@/lib/session/known-sessions'
import { fairTurns, TooManyWaiting } from '@/lib/turns'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Options = { hops: number; mostOfOne?: number }

const routes = closedRoutes.filter((route) => route !== '/api')
const mostWaiting = 2_000
/** Beside others, who has more to open leaves them two thirds of the processor. */
const rest = { afterMs: 0, times: 2, atMostMs: 2_000, onlyBeforeMore: true }
/** Next stops waiting for a page whose reader has left, and goes on computing it for about this long. */
const leftMs = 300

/**
 * Pages that are made anew for each request come one at a time for each person, however many they ask for at once: what they
 * open delays somebody else by one page at the most. A person is a session that the gate has verified; all who only say that they
 * are one, and strangers, share the turn of their address, and have places of their own.
 */
export function inTurns(answer: Answer, { hops, mostOfOne = 100 }: Options): RequestListener {
  const shared = { mostWaiting, mostOfOne, rest, seen: new Map<string, number>() }
  const people = fairTurns({ ...shared, places: 16 })
  const strangers = fairTurns({ ...shared, places: 4 })

  async function whenItsTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = new Promise((resolve) => response.once('close', resolve))
    const person = personOf(request.headers.cookie)
    const background = 'next-router-prefetch' in request.headers
    const turn = person
      ? people.take(person, { background })
      : strangers.take(addressGroup(senderOf(request, hops)), { background })
    const release = await turn
    try {
      if (response.destroyed) return
      void answer(request, response)
      await left
      if (!response.writableFinished) await pause(leftMs, undefined, { ref: false })
    } finally {
      release()
    }
  }

  return (request, response) => {
    if (!isMadeAnew(request)) return void answer(request, response)
    whenItsTurn(request, response).catch((error: unknown) => {
      if (error instanceof TooManyWaiting) return refuse(response)
      throw error
    })
  }
}

/** A file that a list is saved as may take long to arrive: nobody's pages wait for that. */
function isMadeAnew({ method, url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1)
  return (
    (method === 'GET' || method === 'HEAD') &&
    !path.endsWith('/exportar') &&
    routes.some((route) => path === route || path.startsWith(`${route}/`))
  )
}

const senderOf = ({ headers, socket }: IncomingMessage, hops: number) =>
  hops > 0
    ? forwardedAddress(headers['x-forwarded-for']?.toString(), hops)
    : plainAddress(socket.remoteAddress)

const page = `<!doctype html><html lang="es-CO"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${busy.title}</title><h1>${busy.title}</h1><p>${busy.text}</p></html>`

function refuse(response: ServerResponse): void {
  response.writeHead(429, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' }).end(page)
}
