import type { Route } from 'next'
import { review } from '@/content/review'
import { readPageCursor, type PageCursor } from '@/lib/format/page-cursor'
import type { Queue } from '@/lib/review/review-invoice'

export type ReviewFilters = {
  queue: Queue
  /** The id of a client. */
  client: string | null
  findings: boolean | null
  search: string
}
/** What the address of the queue asks for. `backward` reads towards the beginning of the list. */
export type ReviewQuery = ReviewFilters & { cursor: PageCursor | null; backward: boolean }

type Params = Record<string, string | string[] | undefined>

export const longestQueueSearch = 100
export const noFilters: ReviewFilters = { queue: 'waiting', client: null, findings: null, search: '' }

const basePath = '/admin/facturas'
const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whatever makes no sense in an address is as if it were not there. */
export function readReviewAddress(params: Params): ReviewQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const back = readPageCursor(text('hasta'))
  const client = text('cliente')
  const findings = text('hallazgos')
  return {
    queue: review.queues.find(({ slug }) => slug === text('estado'))?.queue ?? 'waiting',
    client: isId.test(client) ? client : null,
    findings: findings === 'con' ? true : findings === 'sin' ? false : null,
    search: text('buscar').trim().slice(0, longestQueueSearch),
    cursor: back ?? readPageCursor(text('desde')),
    backward: back !== null,
  }
}

export const hasFilters = ({ client, findings, search }: ReviewFilters): boolean =>
  Boolean(client ?? search.trim()) || findings !== null

export type ReviewPlace = { way: 'desde' | 'hasta'; cursor: PageCursor }

/** The page of the list that a query reads; null for its beginning. */
export const placeOf = ({ cursor, backward }: ReviewQuery): ReviewPlace | null =>
  cursor ? { way: backward ? 'hasta' : 'desde', cursor } : null

/** The list with these filters; `desde` leads on, `hasta` back. */
export const queueAddress = (filters: ReviewFilters, place: ReviewPlace | null = null): Route =>
  withParams(basePath, filters, place)

/** The review page of one invoice, beside the list that it was opened from. */
export const reviewAddress = (id: string, filters: ReviewFilters, place: ReviewPlace | null = null): Route =>
  withParams(`${basePath}/${id}`, filters, place)

function withParams(path: string, filters: ReviewFilters, place: ReviewPlace | null): Route {
  const { queue, client, findings, search } = filters
  const params = new URLSearchParams()
  const slug = review.queues.find((one) => one.queue === queue)?.slug
  if (slug && queue !== 'waiting') params.set('estado', slug)
  if (client) params.set('cliente', client)
  if (findings !== null) params.set('hallazgos', findings ? 'con' : 'sin')
  if (search.trim()) params.set('buscar', search.trim())
  if (place) params.set(place.way, place.cursor.join('_'))
  const text = params.toString()
  return (text ? `${path}?${text}` : path) as Route
}
