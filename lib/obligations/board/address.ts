import type { Route } from 'next'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { obligationTexts } from '@/content/tax-calendar/obligations'
import { isUuid } from '@/lib/format/uuid'

export const boardViews = ['matriz', 'lista', 'carga'] as const
export type BoardView = (typeof boardViews)[number]

/** What an address calls a state, and what the database is asked for. */
export const boardStates = {
  todas: 'all',
  'sin-presentar': 'open',
  vencidas: 'overdue',
  hoy: 'today',
  esperan: 'waiting',
  'en-curso': 'in-progress',
  'en-revision': 'in-review',
  listas: 'ready',
  presentadas: 'filed',
  pagadas: 'paid',
  'no-aplican': 'not-applicable',
} as const
export type StateSlug = keyof typeof boardStates

export type BoardFilters = {
  view: BoardView
  /** `2026-11`: the month in which obligations are due. */
  month: string
  state: StateSlug
  kind: string | null
  /** A member's id, `nobody`, or null for everybody's. */
  advisor: string | null
  search: string
}
/** Where a page begins: after the name of a client, or after a day; and the id of the last row before it. */
export type BoardQuery = BoardFilters & { cursor: readonly [string, string] | null }

type Params = Record<string, string | string[] | undefined>

const basePath = '/admin/trabajo'
const nobody = 'nadie'

/** By itself the list shows what is open, and the matrix everything. */
const usualState = (view: BoardView): StateSlug => (view === 'lista' ? 'sin-presentar' : 'todas')
export const currentMonth = (): string => bogotaDay(new Date()).slice(0, 7)
const isMonth = (text: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text)

const isKind = (text: string) =>
  Object.hasOwn(obligationTexts, text) || (text.startsWith('work:') && isUuid(text.slice(5)))

/** Whatever makes no sense in an address is as if it were not there. */
export function readBoardAddress(params: Params): BoardQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const view = boardViews.find((one) => one === text('vista')) ?? 'matriz'
  const advisor = text('asesor')
  return {
    view,
    month: isMonth(text('mes')) ? text('mes') : currentMonth(),
    state: Object.hasOwn(boardStates, text('estado')) ? (text('estado') as StateSlug) : usualState(view),
    kind: isKind(text('obligacion')) ? text('obligacion') : null,
    advisor: advisor === nobody ? 'nobody' : isUuid(advisor) ? advisor : null,
    search: text('buscar').trim().slice(0, 100),
    cursor: readCursor(text('desde'), view),
  }
}

/** `{id}_{where}` */
function readCursor(text: string, view: BoardView): readonly [string, string] | null {
  const [id, where] = [text.slice(0, 36), text.slice(37, 337)]
  if (text[36] !== '_' || !isUuid(id)) return null
  return view === 'lista' && !/^\d{4}-\d{2}-\d{2}$/.test(where) ? null : [where, id]
}

export function boardParams(filters: BoardFilters): Record<string, string> {
  const { view, month, state, kind, advisor, search } = filters
  return {
    ...(search ? { buscar: search } : {}),
    ...(view === 'matriz' ? {} : { vista: view }),
    ...(month === currentMonth() ? {} : { mes: month }),
    ...(state === usualState(view) ? {} : { estado: state }),
    ...(kind ? { obligacion: kind } : {}),
    ...(advisor ? { asesor: advisor === 'nobody' ? nobody : advisor } : {}),
  }
}

export function boardAddress(filters: BoardFilters, after?: readonly [string, string]): Route {
  const params = new URLSearchParams(boardParams(filters))
  if (after) params.set('desde', `${after[1]}_${after[0]}`)
  return (params.size > 0 ? `${basePath}?${params}` : basePath) as Route
}

/** Another view of the same filters: a state that is usual in one is usual in the other. */
export const viewAddress = (filters: BoardFilters, view: BoardView): Route =>
  boardAddress({
    ...filters,
    view,
    state: filters.state === usualState(filters.view) ? usualState(view) : filters.state,
  })

export const obligationAddress = (id: string): Route => `${basePath}/${id}` as Route

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, part = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, part - 1 + months, 1)).toISOString().slice(0, 7)
}
