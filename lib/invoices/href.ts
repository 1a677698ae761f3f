import type { Route } from 'next'
import { isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { readPageCursor, type PageCursor } from '@/lib/format/page-cursor'
import { isInvoiceNumber } from '@/lib/format/invoice-number'
import { type InvoiceStatus } from '@/lib/invoices/invoice'
import type { SearchParams } from '@/lib/http/search-params'

/** `issued` is the date on the invoice, or its day of upload when the file could not be read. */
export const dayKinds = ['uploaded', 'issued'] as const
type DayKind = (typeof dayKinds)[number]

/** With `until` the list contains every day from `day` to `until`, otherwise only `day`. */
export type InvoiceFilters = {
  search: string
  status: InvoiceStatus | null
  dayKind: DayKind
  day: CivilDay | null
  until: CivilDay | null
}
export const invoiceTabs = ['upload', 'history', 'figures'] as const
export type InvoiceTab = (typeof invoiceTabs)[number]
/** The page begins after `cursor`; when `backward`, the page ends before `cursor`. */
export type InvoiceQuery = InvoiceFilters & {
  tab: InvoiceTab
  cursor: PageCursor | null
  backward: boolean
}

export const noFilters: InvoiceFilters = {
  search: '',
  status: null,
  dayKind: 'uploaded',
  day: null,
  until: null,
}
export const longestInvoiceSearch = 100

const basePath = '/portal/facturas'
const statusParams: Record<InvoiceStatus, string> = {
  accepted: 'aceptada',
  reviewing: 'en-revision',
  rejected: 'rechazada',
}

export function readInvoiceQuery(params: SearchParams): InvoiceQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const newer = readPageCursor(text('hasta'))
  const day = isCivilDay(text('fecha')) ? text('fecha') : null
  const until = day && isCivilDay(text('al')) && text('al') > day ? text('al') : null
  return {
    tab: invoiceTabs.find((tab) => tab === text('tab')) ?? 'upload',
    search: text('buscar').trim().slice(0, longestInvoiceSearch),
    status: readStatus(text('estado')),
    dayKind: text('por') === 'factura' ? 'issued' : 'uploaded',
    day,
    until,
    cursor: newer ?? readPageCursor(text('desde')),
    backward: newer !== null,
  }
}

function readStatus(word: string): InvoiceStatus | null {
  const found = Object.entries(statusParams).find(([, known]) => known === word)
  return found ? (found[0] as InvoiceStatus) : null
}

function filterParams({ search, status, dayKind, day, until }: InvoiceFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (search.trim()) params.set('buscar', search.trim())
  if (status) params.set('estado', statusParams[status])
  if (dayKind === 'issued') params.set('por', 'factura')
  if (day) params.set('fecha', day)
  if (day && until && until > day) params.set('al', until)
  return params
}

/** Puts the two days into order; `until` is null for a single day. */
export function dayRange(
  day: CivilDay | null,
  until: CivilDay | null,
): Pick<InvoiceFilters, 'day' | 'until'> {
  const [first = null, last = null] = [day, until].filter((one) => one !== null).toSorted()
  return { day: first, until: last === first ? null : last }
}

export const hasFilters = ({ search, status, day }: InvoiceFilters): boolean =>
  Boolean(search.trim() || status || day)

export const tabHref = (tab: InvoiceTab): Route => `${basePath}?tab=${tab}`

export const replacementHref = (number: string): Route => `${basePath}?tab=upload&para=${number}`

export const questionHref = (id: string): Route => `/portal/mensajes/nuevo?factura=${id}` as Route

export function readReplaced({ para }: SearchParams): string | null {
  return typeof para === 'string' && isInvoiceNumber(para) ? para : null
}

/** In the URL `desde` leads to invoices older than the cursor, and `hasta` to newer invoices. */
export function historyHref(
  filters: InvoiceFilters,
  page?: { way: 'desde' | 'hasta'; cursor: PageCursor },
): Route {
  const params = new URLSearchParams({ tab: 'history', ...Object.fromEntries(filterParams(filters)) })
  if (page) params.set(page.way, page.cursor.join('_'))
  return `${basePath}?${params}` as Route
}

/** An export has at most this many rows, because a workbook is built in memory. */
export const mostExported = { csv: 50_000, xlsx: 20_000 }

export function exportHref(filters: InvoiceFilters, format: 'csv' | 'xlsx'): string {
  const params = filterParams(filters)
  params.set('formato', format)
  return `/api/facturas/exportar?${params}`
}
