import type { Route } from 'next'
import { isUuid } from '@/lib/format/uuid'
import type { SearchParams } from '@/lib/http/search-params'
import type { AccountId } from '@/lib/ids'
import type { SignatureList } from '@/lib/signatures/signature'

export type SignatureQuery = {
  list: SignatureList
  search: string
  client: AccountId | null
  after: readonly [string, string] | null
}

/** The address parameter `?lista=` has one of these values. The default list has none. */
export const listWords = { open: '', signed: 'firmados', declined: 'rechazados', over: 'vencidos' } as const

export function readSignatureQuery({ lista, buscar, cliente, desde }: SearchParams): SignatureQuery {
  const found = (Object.keys(listWords) as SignatureList[]).find((one) => listWords[one] === lista)
  const [at = '', id = ''] = typeof desde === 'string' ? desde.split('_') : []
  return {
    list: found ?? 'open',
    search: typeof buscar === 'string' ? buscar.slice(0, 100) : '',
    client: typeof cliente === 'string' && isUuid(cliente) ? cliente : null,
    after: !Number.isNaN(Date.parse(at)) && isUuid(id) ? [at, id] : null,
  }
}

export function signaturesHref({
  list = 'open',
  search = '',
  client = null,
  after = null,
}: Partial<SignatureQuery> = {}): Route {
  const params = new URLSearchParams({
    ...(listWords[list] && { lista: listWords[list] }),
    ...(search && { buscar: search }),
    ...(client && { cliente: client }),
    ...(after && { desde: after.join('_') }),
  })
  const asked = params.toString()
  return `/admin/firmas${asked === '' ? '' : `?${asked}`}` as Route
}
