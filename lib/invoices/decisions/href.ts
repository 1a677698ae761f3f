import type { Route } from 'next'
import type { AccountId } from '@/lib/ids'
import { isUuid } from '@/lib/format/uuid'
import { review } from '@/content/invoice-decisions'
import { clientHref } from '@/lib/format/client-href'
import { readPageCursor, type PageCursor } from '@/lib/format/page-cursor'
import type { Queue } from '@/lib/invoices/decisions/review-invoice'
import type { SearchParams } from '@/lib/http/search-params'

export type ReviewFilters = {
  queue: Queue
  client: AccountId | null
  findings: boolean | null
  search: string
  onClientPage?: true
}
/** The page begins after `cursor`; when `backward`, the page ends before `cursor`. */
export type ReviewQuery = ReviewFilters & { cursor: PageCursor | null; backward: boolean }

export const longestQueueSearch = 100
export const noFilters: ReviewFilters = { queue: 'waiting', client: null, findings: null, search: '' }

const basePath = '/admin/facturas'

export function readReviewQuery(params: SearchParams): ReviewQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const back = readPageCursor(text('hasta'))
  const client = text('cliente')
  const findings = text('hallazgos')
  const queue = review.queues.find(({ slug }) => slug === text('estado'))?.queue ?? 'waiting'
  const ofClient = isUuid(client)
  return {
    queue,
    client: ofClient ? client : null,
    ...(ofClient && text('en') === 'cliente' && { onClientPage: true }),
    findings: findings === 'con' ? true : findings === 'sin' ? false : null,
    search: text('buscar').trim().slice(0, longestQueueSearch),
    cursor: back ?? readPageCursor(text('desde')),
    backward: back !== null,
  }
}

/** Without `estado` in the address, the list of a client's invoices has invoices in every state. */
export const readClientInvoices = (params: SearchParams, client: AccountId): ReviewQuery =>
  readReviewQuery({ estado: 'todas', ...params, cliente: client, en: 'cliente' })

export const withoutFilters = ({ queue, client, onClientPage }: ReviewFilters): ReviewFilters =>
  onClientPage ? { ...noFilters, queue: 'all', client, onClientPage } : { ...noFilters, queue }

export const hasFilters = ({ client, queue, findings, search, onClientPage }: ReviewFilters): boolean =>
  Boolean(search.trim()) || findings !== null || (onClientPage ? queue !== 'all' : client !== null)

type ReviewPlace = { way: 'desde' | 'hasta'; cursor: PageCursor }

export const placeOf = ({ cursor, backward }: ReviewQuery): ReviewPlace | null =>
  cursor ? { way: backward ? 'hasta' : 'desde', cursor } : null

/** `place` selects a page of the list: the page after a cursor (`desde`) or before a cursor (`hasta`). */
export function queueHref(filters: ReviewFilters, place: ReviewPlace | null = null): Route {
  const { client, onClientPage } = filters
  if (!onClientPage || !client) return withParams(basePath, listParams(filters), place)
  const params = listParams({ ...filters, client: null }, 'all')
  return withParams(clientHref(client), new URLSearchParams([['ver', 'facturas'], ...params]), place)
}

/** The address contains the list from which the invoice was opened, so that "next" and "back" stay in that list. */
export function reviewHref(id: string, filters: ReviewFilters, place: ReviewPlace | null = null): Route {
  const params = listParams(filters)
  if (filters.onClientPage) params.set('en', 'cliente')
  return withParams(`${basePath}/${id}`, params, place)
}

/** The URL has no `estado` when the list has its default state `usual`. */
function listParams({ queue, client, findings, search }: ReviewFilters, usual: Queue = 'waiting') {
  const params = new URLSearchParams()
  const slug = review.queues.find((one) => one.queue === queue)?.slug
  if (slug && queue !== usual) params.set('estado', slug)
  if (client) params.set('cliente', client)
  if (findings !== null) params.set('hallazgos', findings ? 'con' : 'sin')
  if (search.trim()) params.set('buscar', search.trim())
  return params
}

function withParams(path: string, params: URLSearchParams, place: ReviewPlace | null): Route {
  if (place) params.set(place.way, place.cursor.join('_'))
  const text = params.toString()
  return (text ? `${path}?${text}` : path) as Route
}
