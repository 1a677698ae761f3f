import type { Route } from 'next'
import { listClasses, type ListClass } from '@/lib/einvoice/dian-list/list-class'
import { monthAfter } from '@/lib/einvoice/dian-list/month'
import type { AccountId } from '@/lib/ids'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { SearchParams } from '@/lib/http/search-params'

export type ReconciliationQuery = {
  month: string
  side: 'purchase' | 'sale'
  /** The only class of documents that the page lists; null for all classes. */
  shown: ListClass | null
  passed: number
}

export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(text)

/** Without a month in the address, the month that has just ended is used. */
export function readReconciliationQuery(asked: SearchParams, today: CivilDay): ReconciliationQuery {
  const { mes, lado, clase, desde } = asked
  return {
    month: isMonth(mes) ? mes : monthAfter(today.slice(0, 7), -1),
    side: lado === 'ventas' ? 'sale' : 'purchase',
    shown: listClasses.find((one) => one === clase) ?? null,
    passed: readPassed(desde),
  }
}

export const readPassed = (desde: unknown): number =>
  typeof desde === 'string' && /^\d{1,6}$/.test(desde) ? Number(desde) : 0

export function reconciliationHref(client: AccountId, query: Partial<ReconciliationQuery> = {}): Route {
  const { month, side, shown, passed } = query
  const params = new URLSearchParams({
    ...(month && { mes: month }),
    ...(side === 'sale' && { lado: 'ventas' }),
    ...(shown && { clase: shown }),
    ...(passed && { desde: String(passed) }),
  })
  const asked = params.toString()
  return `/admin/clientes/${client}/conciliacion${asked === '' ? '' : `?${asked}`}` as Route
}
