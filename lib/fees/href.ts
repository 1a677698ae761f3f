import type { Route } from 'next'
import { isUuid } from '@/lib/format/uuid'
import type { SearchParams } from '@/lib/http/search-params'
import type { AccountId } from '@/lib/ids'

export const feeLists = ['due', 'late', 'collected', 'void'] as const
export type FeeList = (typeof feeLists)[number]
export type FeesQuery = {
  list: FeeList
  search: string
  client: AccountId | null
  after: readonly [string, string] | null
}

/** The value of `?lista=` in the address of each list; the default list has no value. */
export const listWords = { due: '', late: 'vencidos', collected: 'cobrados', void: 'anulados' } as const

export function readFeesQuery({ lista, buscar, cliente, desde }: SearchParams): FeesQuery {
  const [at = '', id = ''] = typeof desde === 'string' ? desde.split('_') : []
  return {
    list: feeLists.find((one) => listWords[one] === lista) ?? 'due',
    search: typeof buscar === 'string' ? buscar.slice(0, 100) : '',
    client: typeof cliente === 'string' && isUuid(cliente) ? cliente : null,
    after: !Number.isNaN(Date.parse(at)) && isUuid(id) ? [at, id] : null,
  }
}

const paramsOf = ({ list = 'due', search = '', client = null, after = null }: Partial<FeesQuery>) =>
  new URLSearchParams({
    ...(listWords[list] && { lista: listWords[list] }),
    ...(search && { buscar: search }),
    ...(client && { cliente: client }),
    ...(after && { desde: after.join('_') }),
  })

export function feesHref(query: Partial<FeesQuery> = {}): Route {
  const asked = paramsOf(query).toString()
  return `/admin/honorarios${asked === '' ? '' : `?${asked}`}` as Route
}

export function feesExportHref(query: Partial<FeesQuery>, format: 'csv' | 'xlsx'): string {
  const params = paramsOf({ ...query, after: null })
  params.set('formato', format)
  return `/admin/honorarios/exportar?${params.toString()}`
}
