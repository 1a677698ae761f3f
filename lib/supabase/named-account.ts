import type { AccountId } from '@/lib/ids'
import { isUuid } from '@/lib/format/uuid'

/** The parameter `?empresa=` names the page's account, for people who work in several accounts. */
export const accountParam = 'empresa'
/** The header that carries a request's account from `gate.ts` to the page, and from the site to the database. */
export const accountHeader = 'x-account'
/** The header's value for a request that names no account, so that pages do not search for one themselves. */
export const noAccount = 'none'

/**
 * Returns the account in the query of the call or, without one, of our page (on `site`) that sent it, so that two tabs never mix.
 * Not every browser sends a referer, so API calls name the account themselves. The database checks the account.
 */
export function namedAccount(headers: Headers, site: string, params = new URLSearchParams()): string | null {
  const from = URL.parse(headers.get('referer') ?? '')
  const before = from?.origin === new URL(site).origin ? from.searchParams : params
  return [params, before].map((query) => query.get(accountParam)).find((named) => isUuid(named ?? '')) ?? null
}

/** Adds the account to a path, which may have a query but no fragment. */
export function aboutAccount<Path extends string>(path: Path, account: AccountId): Path {
  const [pathname, query] = path.split('?')
  const params = new URLSearchParams(query)
  params.set(accountParam, account)
  return `${pathname}?${params.toString()}` as Path
}

/** For scripts in the browser: adds the account of the current page to a path, if the page names one. */
export function aboutPageAccount<Path extends string>(path: Path): Path {
  const account = new URLSearchParams(window.location.search).get(accountParam)
  return account ? aboutAccount(path, account) : path
}
