import type { Route } from 'next'
import { bogotaDay } from '@/lib/calendar/civil-day'

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

type BoardFilters = {
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

const basePath = '/admin/trabajo'
export const nobody = 'nadie'

/** By itself the list shows what is open, and the matrix everything. */
export const usualState = (view: BoardView): StateSlug => (view === 'lista' ? 'sin-presentar' : 'todas')
export const currentMonth = (): string => bogotaDay(new Date()).slice(0, 7)
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

/** What is open in a month, of the whole firm. */
export const openListAddress = (month: string): Route =>
  boardAddress({
    view: 'lista',
    month,
    state: usualState('lista'),
    kind: null,
    advisor: null,
    search: '',
  })

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
