import type { Route } from 'next'
import type { PersonId } from '@/lib/ids'
import { bogotaDay } from '@/lib/calendar/civil-day'

export const boardViews = ['matriz', 'lista', 'carga'] as const
export type BoardView = (typeof boardViews)[number]

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
  month: string
  state: StateSlug
  kind: string | null
  advisor: PersonId | null
  search: string
}
/** The cursor is the last row of the previous page: its client name (matrix) or day (list), and its id. */
export type BoardQuery = BoardFilters & { cursor: readonly [string, string] | null }

const basePath = '/admin/trabajo'
export const nobody = 'nadie'

/** By default the list shows open obligations, and the matrix all obligations. */
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

export function boardHref(filters: BoardFilters, after?: readonly [string, string]): Route {
  const params = new URLSearchParams(boardParams(filters))
  if (after) params.set('desde', `${after[1]}_${after[0]}`)
  return (params.size > 0 ? `${basePath}?${params}` : basePath) as Route
}

export const openListHref = (month: string): Route =>
  boardHref({
    view: 'lista',
    month,
    state: usualState('lista'),
    kind: null,
    advisor: null,
    search: '',
  })

/** A default state is replaced when the user changes between list and matrix, because their defaults differ. */
export const viewHref = (filters: BoardFilters, view: BoardView): Route =>
  boardHref({
    ...filters,
    view,
    state: filters.state === usualState(filters.view) ? usualState(view) : filters.state,
  })

export const obligationHref = (id: string): Route => `${basePath}/${id}` as Route

export function monthAfter(month: string, months: number): string {
  const [year = 0, part = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, part - 1 + months, 1)).toISOString().slice(0, 7)
}
