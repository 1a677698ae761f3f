import type { AccountId } from '@/lib/ids'
import { isUuid } from '@/lib/format/uuid'

/** Of an address: `?empresa=` names the account that its page is about, for people who work in several. */
export const accountParam = 'empresa'
/** How the gate tells a page, and the site the database, which account a request names. */
export const accountHeader = 'x-account'
/** What the gate says for none: a page asks nobody else then. */
export const noAccount = 'none'

/**
 * The account that a request names: in the query of its address, else in the one of the page of ours (`site`) from which it was
 * sent, so that two tabs never mix. Not every browser says from where it comes, so calls of the API name it (`aboutPageAccount`).
 * Null when it names none; whether it is theirs the database says.
 */
export function namedAccount(headers: Headers, site: string, params = new URLSearchParams()): string | null {
  const from = URL.parse(headers.get('referer') ?? '')
  const before = from?.origin === new URL(site).origin ? from.searchParams : params
  return [params, before].map((query) => query.get(accountParam)).find((named) => isUuid(named ?? '')) ?? null
}

/** The same address about an account; `path` may have a query, and no fragment. */
export function aboutAccount<Path extends string>(path: Path, account: AccountId): Path {
  const [pathname, query] = path.split('?')
  const params = new URLSearchParams(query)
  params.set(accountParam, account)
  return `${pathname}?${params.toString()}` as Path
}

/** For the scripts of a page: the same address about the account that the page is about. */
export function aboutPageAccount<Path extends string>(path: Path): Path {
  const account = new URLSearchParams(window.location.search).get(accountParam)
  return account ? aboutAccount(path, account) : path
}
