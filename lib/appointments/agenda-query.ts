import { z } from 'zod'
import { kindParams } from '@/lib/appointments/agenda-href'
import type { ListKind } from '@/lib/appointments/agenda'
import { addDays, isCivilDay, mondayOf, weekdayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { readPageCursor, type PageCursor } from '@/lib/format/page-cursor'
import type { SearchParams } from '@/lib/http/search-params'
import { accountId, type AccountId } from '@/lib/ids'

export type AgendaQuery = {
  view: 'day' | 'week' | 'list'
  monday: CivilDay
  /** The day shown in the view of one day, and on narrow screens in the view of the week. */
  day: CivilDay
  kind: ListKind
  client: AccountId | null
  /** The member whose week is shown; null for all members. */
  person: string | null
  cursor: PageCursor | null
}

export function readAgendaQuery(params: SearchParams, today: CivilDay): AgendaQuery {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const wanted = isCivilDay(text('semana')) ? text('semana') : isCivilDay(text('dia')) ? text('dia') : null
  // On Sunday the current week has no hours left, so the next week is shown.
  const monday = mondayOf(wanted ?? (weekdayOf(today) === 0 ? addDays(today, 1) : today))
  const inWeek = (day: string) => isCivilDay(day) && mondayOf(day) === monday
  const kind = Object.entries(kindParams).find(([, word]) => word === text('estado'))
  return {
    view: text('vista') === 'lista' ? 'list' : text('vista') === 'dia' ? 'day' : 'week',
    monday,
    day: inWeek(text('dia')) ? text('dia') : inWeek(today) && weekdayOf(today) !== 0 ? today : monday,
    kind: kind ? (kind[0] as ListKind) : 'waiting',
    person: z.uuid().safeParse(text('persona')).data ?? null,
    client: accountId.safeParse(text('cliente')).data ?? null,
    cursor: readPageCursor(text('desde')),
  }
}
