import type { Route } from 'next'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { monthAfter } from '@/lib/einvoice/dian-list/month'
import type { SearchParams } from '@/lib/http/search-params'
import type { AccountId } from '@/lib/ids'

const views = { asientos: 'entries', proveedores: 'rules', exportados: 'batches' } as const
export type BooksView = (typeof views)[keyof typeof views]
export type BooksQuery = { month: string; view: BooksView; passed: number }

const isView = (text: unknown): text is keyof typeof views =>
  typeof text === 'string' && Object.hasOwn(views, text)

/** Reads the address of the books' page. The default is the month that has just ended. */
export function readBooksQuery({ mes, vista, desde }: SearchParams, today: CivilDay): BooksQuery {
  return {
    month:
      typeof mes === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(mes)
        ? mes
        : monthAfter(today.slice(0, 7), -1),
    view: isView(vista) ? views[vista] : 'entries',
    passed: typeof desde === 'string' && /^\d{1,5}$/.test(desde) ? Number(desde) : 0,
  }
}

export function booksHref(client: AccountId, { month, view, passed }: Partial<BooksQuery> = {}): Route {
  const word = Object.entries(views).find(([, one]) => one === view)?.[0]
  const params = new URLSearchParams({
    ...(month && { mes: month }),
    ...(word && view !== 'entries' && { vista: word }),
    ...(passed && { desde: String(passed) }),
  })
  return `/admin/clientes/${client}/libros${params.size > 0 ? `?${params}` : ''}` as Route
}
