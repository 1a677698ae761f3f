import { boardText } from '@/content/obligation-board'
import { formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { isOpen, isOwnWork, phaseOf, stateName } from '@/lib/obligations/obligation'
import type { ObligationState } from '@/lib/obligations/schema'
import { columnOf, shortDay } from '@/lib/obligations/board/board'
import type { BoardMember, BoardRow } from '@/lib/obligations/board/board-shapes'

export type CellLook =
  | 'done'
  | 'ready'
  | 'review'
  | 'going'
  | 'waiting'
  | 'begin'
  | 'today'
  | 'late'
  | 'excused'

export type Cell = {
  id: string
  version: number
  state: ObligationState
  open: boolean
  message: string | null
  column: string
  look: CellLook
  word: string
  said: string
}

const text = boardText.matrix
const looks: Record<ObligationState, CellLook> = {
  'not-started': 'begin',
  waiting: 'waiting',
  'in-progress': 'going',
  'in-review': 'review',
  ready: 'ready',
  filed: 'done',
  paid: 'done',
  'not-applicable': 'excused',
}

export function cellOf(row: BoardRow, today: CivilDay): Cell {
  const { id, version, state, due, filedOn, message } = row
  const open = isOpen(phaseOf(row, today))
  const cell = { id, version, state, open, message, column: columnOf(row), look: looks[state] }
  if (phaseOf(row, today) === 'overdue' && due)
    return { ...cell, look: 'late', word: text.late(shortDay(due)), said: stateName(row) }
  if (open && due === today) return { ...cell, look: 'today', word: text.today(stateName(row)), said: '' }
  if (filedOn)
    return {
      ...cell,
      word: shortDay(filedOn),
      said: (isOwnWork(row) ? text.done : text.filed)(formatCivilDay(filedOn)),
    }
  if (state === 'not-started')
    return due
      ? { ...cell, word: shortDay(due), said: text.due(formatCivilDay(due)) }
      : { ...cell, word: text.undated, said: stateName(row) }
  const word = state === 'waiting' ? text.waiting : stateName(row)
  return { ...cell, word, said: due ? text.dueOn(formatCivilDay(due)) : '' }
}

export function initialsOf(
  members: readonly BoardMember[],
  id: string | null,
): { initials: string; name: string } | null {
  const name = members.find((member) => member.id === id)?.name
  if (!name) return null
  const [first = '', second = ''] = name.split(/[\s.@]+/)
  return { name, initials: `${first[0] ?? ''}${second[0] ?? ''}`.toUpperCase() }
}
