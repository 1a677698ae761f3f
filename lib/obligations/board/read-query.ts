import { obligationTexts } from '@/content/tax-calendar/obligations'
import { isUuid } from '@/lib/format/uuid'
import {
  boardStates,
  boardViews,
  currentMonth,
  nobody,
  usualState,
  type BoardQuery,
  type BoardView,
  type StateSlug,
} from '@/lib/obligations/board/href'
import type { SearchParams } from '@/lib/http/search-params'

const isMonth = (text: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text)

const isKind = (text: string) =>
  Object.hasOwn(obligationTexts, text) || (text.startsWith('work:') && isUuid(text.slice(5)))

export function readBoardQuery(params: SearchParams): BoardQuery {
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

/** Reads the cursor `{id}_{where}`; `where` is a day in the list, and a client's name in the matrix. */
function readCursor(text: string, view: BoardView): readonly [string, string] | null {
  const [id, where] = [text.slice(0, 36), text.slice(37, 337)]
  if (text[36] !== '_' || !isUuid(id)) return null
  return view === 'lista' && !/^\d{4}-\d{2}-\d{2}$/.test(where) ? null : [where, id]
}
