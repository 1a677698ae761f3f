import type { Route } from 'next'
import { isCivilDay, type CivilDay } from '@/lib/format/civil-day'
import { type InvoiceCursor, type InvoiceStatus } from '@/lib/invoices/invoice'

export type InvoiceFilters = { search: string; status: InvoiceStatus | null; day: CivilDay | null }
export type InvoiceTab = 'upload' | 'history'
/** What an address of the room asks for. `backward` reads towards the newer ones. */
export type InvoiceQuery = InvoiceFilters & {
  tab: InvoiceTab
  cursor: InvoiceCursor | null
  backward: boolean
}

type Params = Record<string, string | string[] | undefined>

export const noFilters: InvoiceFilters = { search: '', status: null, day: null }
export const longestSearch = 100

const room = '/portal/facturas'
const statusWords: Record<InvoiceStatus, string> = {
  accepted: 'aceptada',
  reviewing: 'en-revision',
  rejected: 'rechazada',
}
const cursorPattern = /^(\d{4}-\d{2}-\d{2}T[0-9:.+Z-]{9,30})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Whatever makes no sense in an address is as if it were not there. */
export function readAddress(params: Params): InvoiceQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const newer = readCursor(text('hasta'))
  return {
    tab: text('tab') === 'history' ? 'history' : 'upload',
    search: text('buscar').trim().slice(0, longestSearch),
    status: readStatus(text('estado')),
    day: isCivilDay(text('fecha')) ? text('fecha') : null,
    cursor: newer ?? readCursor(text('desde')),
    backward: newer !== null,
  }
}

function readStatus(word: string): InvoiceStatus | null {
  const found = Object.entries(statusWords).find(([, known]) => known === word)
  return found ? (found[0] as InvoiceStatus) : null
}

function readCursor(text: string): InvoiceCursor | null {
  const [, at, id] = cursorPattern.exec(text) ?? []
  return at && id && !Number.isNaN(Date.parse(at)) ? [at, id] : null
}

/** The parts of an address that say which invoices. */
export function filterParams({ search, status, day }: InvoiceFilters): URLSearchParams {
  const params = new URLSearchParams()
  if (search.trim()) params.set('buscar', search.trim())
  if (status) params.set('estado', statusWords[status])
  if (day) params.set('fecha', day)
  return params
}

export const hasFilters = ({ search, status, day }: InvoiceFilters): boolean =>
  Boolean(search.trim() || status || day)

export const tabAddress = (tab: InvoiceTab): Route => `${room}?tab=${tab}`

/** The history with these filters; `desde` leads to older ones, `hasta` to newer ones. */
export function historyAddress(
  filters: InvoiceFilters,
  page?: { way: 'desde' | 'hasta'; cursor: InvoiceCursor },
): Route {
  const params = new URLSearchParams({ tab: 'history', ...Object.fromEntries(filterParams(filters)) })
  if (page) params.set(page.way, page.cursor.join('_'))
  return `${room}?${params}` as Route
}

/** The file with all invoices of these filters. */
export function exportAddress(filters: InvoiceFilters, format: 'csv' | 'xlsx'): string {
  const params = filterParams(filters)
  params.set('formato', format)
  return `/api/facturas/exportar?${params}`
}
