import type { AccountId } from '@/lib/ids'
import { isUuid } from '@/lib/format/uuid'

/** `?empresa=` names the account of the page, because a person may work in several accounts. */
export const accountParam = 'empresa'
/** The header that carries a request's account from `gate.ts` to the page, and from the site to the database. */
export const accountHeader = 'x-account'
/** The value of `accountHeader` when a request names no account. */
export const noAccount = 'none'

/**
 * Returns the account in the query or, without one, in the address of our page that sent the request.
 * API calls name the account themselves, because not every browser sends a referer.
 * The account is not checked here, because the database checks it.
 */
export function namedAccount(headers: Headers, site: string, params = new URLSearchParams()): string | null {
  const from = URL.parse(headers.get('referer') ?? '')
  const before = from?.origin === new URL(site).origin ? from.searchParams : params
  return [params, before].map((query) => query.get(accountParam)).find((named) => isUuid(named ?? '')) ?? null
}

export function aboutAccount<Path extends string>(path: Path, account: AccountId): Path {
  const [pathname, query] = path.split('?')
  const params = new URLSearchParams(query)
  params.set(accountParam, account)
  return `${pathname}?${params.toString()}` as Path
}

/** Adds the account of the page that the browser shows to a path, if the page names one. */
export function aboutPageAccount<Path extends string>(path: Path): Path {
  const account = new URLSearchParams(window.location.search).get(accountParam)
  return account ? aboutAccount(path, account) : path
}
