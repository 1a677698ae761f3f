import type { Route } from 'next'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { monthAfter } from '@/lib/einvoice/dian-list/month'
import type { SearchParams } from '@/lib/http/search-params'
import type { AccountId } from '@/lib/ids'

const views = {
  asientos: 'entries',
  proveedores: 'rules',
  cuentas: 'accounts',
  exportados: 'batches',
} as const
export type BooksView = (typeof views)[keyof typeof views]
/** `words` is the text for which the catalogue of accounts is searched. */
export type BooksQuery = { month: string; view: BooksView; passed: number; words: string }

const isView = (text: unknown): text is keyof typeof views =>
  typeof text === 'string' && Object.hasOwn(views, text)

/** Reads the URL of the books' page; the default is the month that has just ended. */
export function readBooksQuery({ mes, vista, desde, q }: SearchParams, today: CivilDay): BooksQuery {
  return {
    month:
      typeof mes === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(mes)
        ? mes
        : monthAfter(today.slice(0, 7), -1),
    view: isView(vista) ? views[vista] : 'entries',
    passed: typeof desde === 'string' && /^\d{1,5}$/.test(desde) ? Number(desde) : 0,
    words: typeof q === 'string' ? q.slice(0, 80).trim() : '',
  }
}

export function booksHref(
  client: AccountId,
  { month, view, passed, words }: Partial<BooksQuery> = {},
): Route {
  const word = Object.entries(views).find(([, one]) => one === view)?.[0]
  const params = new URLSearchParams({
    ...(month && { mes: month }),
    ...(word && view !== 'entries' && { vista: word }),
    ...(words && { q: words }),
    ...(passed && { desde: String(passed) }),
  })
  return `/admin/clientes/${client}/libros${params.size > 0 ? `?${params}` : ''}` as Route
}
