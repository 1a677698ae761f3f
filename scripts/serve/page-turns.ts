import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { busy } from '@/content/busy'
import { closedRoutes } from '@/content/public-routes'
import { ipGroup, forwardedIp, plainIp } from '@/lib/http/ip'
import { personOf } from '@/lib/session/known-sessions'
import { fairTurns, isTooManyWaiting } from '@/lib/turns'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type Options = { hops: number; mostOfOne?: number }

const routes = closedRoutes.filter((route) => route !== '/api')
const mostWaiting = 2_000
/**
 * If other people are active too, a person who wants more pages first waits for twice the duration of the last page.
 * One person's pages thus take at most a third of the time, unless a single page takes more than a second.
 */
const rest = { afterMs: 0, times: 2, atMostMs: 2_000, onlyBeforeMore: true }
/** Next continues to compute a page for about this many milliseconds after the browser has closed the connection. */
const leftMs = 300
const lookMs = 100
/** A page that is unfinished after this many checks (half a minute) no longer delays the next page in the queue. */
const mostLooks = 300

/** Resolves when the response has ended or its browser reads slowly, so that nobody waits for a slow browser. */
async function computed(response: ServerResponse): Promise<void> {
  const closed = new Promise((resolve) => response.once('close', resolve))
  const isOpen = () => !response.destroyed && !response.writableEnded
  let unread = 0
  for (let looks = 0; looks < mostLooks && unread < 3 && isOpen(); looks++) {
    await Promise.race([closed, pause(lookMs, undefined, { ref: false })])
    unread = response.writableNeedDrain ? unread + 1 : 0
  }
  if (response.destroyed && !response.writableFinished) await pause(leftMs, undefined, { ref: false })
}

/**
 * Computes one dynamic page at a time for each session, so that one person delays others by one page at most.
 * Visitors without a verified session take turns by IP address in a separate queue.
 */
export function inTurns(answer: Answer, { hops, mostOfOne = 100 }: Options): RequestListener {
  const shared = { mostWaiting, mostOfOne, rest, seen: new Map<string, number>() }
  const people = fairTurns({ ...shared, places: 16 })
  const strangers = fairTurns({ ...shared, places: 4 })

  async function whenItsTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const person = personOf(request.headers.cookie)
    const background = 'next-router-prefetch' in request.headers
    const turn = person
      ? people.take(person, { background })
      : strangers.take(ipGroup(senderOf(request, hops)), { background })
    const release = await turn
    try {
      if (response.destroyed) return
      void answer(request, response)
      await computed(response)
    } finally {
      release()
    }
  }

  return (request, response) => {
    if (!isMadeAnew(request)) return void answer(request, response)
    whenItsTurn(request, response).catch((error: unknown) => {
      if (isTooManyWaiting(error)) return refuse(response)
      throw error
    })
  }
}

/** True for dynamic pages; exports are left out, because they may run long and pages would wait for them. */
export function isMadeAnew({ method, url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1)
  return (
    (method === 'GET' || method === 'HEAD') &&
    !path.endsWith('/exportar') &&
    routes.some((route) => path === route || path.startsWith(`${route}/`))
  )
}

const senderOf = ({ headers, socket }: IncomingMessage, hops: number) =>
  hops > 0 ? forwardedIp(headers['x-forwarded-for']?.toString(), hops) : plainIp(socket.remoteAddress)

// The page for a busy server loads no style sheet; its content security policy allows this style by a hash.
const style = `body{margin:0;background:#f8f3e9;color:#15231d;font:1.125rem/1.6 Georgia,serif}
main{max-width:34rem;margin:0 auto;padding:18vh 1.25rem 3rem}h1{margin:0;font-weight:500;font-size:2rem;line-height:1.2}
p{border-top:1px solid;margin-top:1.25rem;padding-top:1.25rem}p:last-child{border-top:3px double}a{color:inherit}`
const styleHash = createHash('sha256').update(style).digest('base64')
const page = `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${busy.title}</title><style>${style}</style></head><body><main><h1>${busy.title}</h1><p>${busy.text}</p><p><a href="">${busy.again}</a></p></main></body></html>`

function refuse(response: ServerResponse): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
    'retry-after': '5',
  }
  response.writeHead(429, headers).end(page)
}
