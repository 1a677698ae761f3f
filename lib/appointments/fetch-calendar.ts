import 'server-only'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { OutsideProblem } from '@/content/appointment-outside'
import { busyLimits } from '@/lib/calendar/busy-limits'
import { isLoopbackName } from '@/lib/deliveries/services'
import { isPrivateAddress, isPublicIp, publicLookup } from '@/lib/http/public-address'

const mostRedirects = 3
const timeoutMs = 10_000

/** Why a calendar could not be fetched, without the calendar's URL, because the URL is secret. */
export class CalendarProblem extends Error {
  readonly problem: OutsideProblem

  constructor(problem: OutsideProblem) {
    super(problem)
    this.problem = problem
  }
}

type Options = {
  /** With the ETag of the last reading, the server does not send an unchanged calendar again. */
  etag?: string | null
  /** True if the URL may also be on this machine, without https. */
  allowLoopback?: boolean
  lookup?: LookupFunction
  /** A certificate to trust besides those of Node. */
  ca?: string
  milliseconds?: number
}
/** Reading `body` throws a `CalendarProblem` when the calendar is too long or too slow. */
export type Fetched = 'same' | { etag: string | null; body: AsyncIterable<Uint8Array> }

/**
 * Fetches a calendar over https from a public address.
 * Each redirect is checked like the first URL, and the socket connects to the IP address that was checked.
 * One time limit covers all redirects and the reading of the body.
 */
export async function fetchCalendar(address: string, options: Options = {}): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.milliseconds ?? timeoutMs)
  let url = urlOf(address)
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(url, options, signal)
    const { statusCode: status = 0, headers } = response
    if (status === 200) {
      const coded = headers['content-encoding']
      const isPage = headers['content-type']?.startsWith('text/html')
      if (isPage || (coded && coded !== 'identity')) return refuse(response, 'not-calendar')
      if (Number(headers['content-length']) > busyLimits.file) return refuse(response, 'large')
      return { etag: headers.etag ?? null, body: limited(response, signal) }
    }
    response.destroy()
    if (status === 304 && options.etag) return 'same'
    if (status >= 300 && status < 400 && headers.location && redirects < mostRedirects)
      url = urlOf(headers.location, url)
    else throw new CalendarProblem(status >= 300 && status < 500 ? 'refused' : 'unreachable')
  }
}

function urlOf(address: string, base?: URL): URL {
  const url = URL.parse(address.replace(/^webcal:/i, 'https:'), base)
  // A name and a password in the URL could reach the log of the other server.
  if (!url || url.username || url.password) throw new CalendarProblem('refused')
  return url
}

function refuse(response: IncomingMessage, problem: OutsideProblem): never {
  response.destroy()
  throw new CalendarProblem(problem)
}

function ask(url: URL, options: Options, signal: AbortSignal): Promise<IncomingMessage> {
  const { etag, allowLoopback = false, lookup = publicLookup, ca } = options
  const isLoopback = allowLoopback && isLoopbackName(url.hostname)
  if (!isLoopback && url.protocol !== 'https:') throw new CalendarProblem('refused')
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  // Node calls `lookup` only for names, so an IP address in a URL has to be checked here.
  if (!isLoopback && isIP(literal) && !isPublicIp(literal)) throw new CalendarProblem('private')
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(url, {
      agent: false,
      headers: {
        accept: 'text/calendar',
        'accept-encoding': 'identity',
        'user-agent': 'portal-calendar-reader',
        ...(etag ? { 'if-none-match': etag } : {}),
      },
      signal,
      ...(ca ? { ca } : {}),
      ...(isLoopback ? {} : { lookup }),
    })
    request.once('error', (error) => reject(problemOf(error, signal)))
    request.once('response', resolve)
    request.end()
  })
}

const problemOf = (error: unknown, signal: AbortSignal): CalendarProblem =>
  error instanceof CalendarProblem
    ? error
    : new CalendarProblem(isPrivateAddress(error) ? 'private' : signal.aborted ? 'slow' : 'unreachable')

async function* limited(response: IncomingMessage, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let size = 0
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > busyLimits.file) throw new CalendarProblem('large')
      yield piece
    }
  } catch (cause) {
    throw problemOf(cause, signal)
  } finally {
    response.destroy()
  }
}
