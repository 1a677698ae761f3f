import type { Route } from 'next'
import type { AccountAccess } from '@/lib/session/session'
import { aboutAccount, accountParam } from '@/lib/supabase/named-account'

type Access = Omit<AccountAccess, 'account' | 'accounts'> & Partial<AccountAccess>

const secondStep = '/segundo-paso'
const welcome = '/bienvenida'
const waitingScreens: readonly string[] = ['/waitlist', '/access-denied', secondStep, welcome]
/** Matches the addresses that `?next=` may name: our guarded routes in lower case, with a simple query. */
const guarded = /^\/(?:portal|tareas|admin|invitacion|bienvenida)(?:\/[a-z0-9-]+)*(?:\?[\w=&%.+-]*)?$/

/** `unreachable` means that the backend did not answer. */
export type Visitor =
  | { kind: 'nobody' }
  | { kind: 'unreachable' }
  /** The function returns `ended` if another device closed the session, null if the access could not be read. */
  | { kind: 'user'; id: string; access: () => Promise<Access | 'ended' | null> }

const isKnown = ({ status, staff }: Access) => status === 'approved' || staff !== null

export const mayEnter = (access: Access) => isKnown(access) && access.owed === null

/** Returns the screen to which a user without access is sent; null for users who may enter the portal. */
export function screenFor(access: Access): Route | null {
  // The second step comes first, even for users who wait, were rejected or have no account, because invitations need it too.
  if (access.owed) return secondStep
  const [first] = access.accounts ?? []
  // The user does not belong (or no longer belongs) to the account that the request names, so the first account is opened.
  if (access.account === null && first) return aboutAccount<Route>('/portal', first.id)
  if (mayEnter(access)) return null
  const screen = access.status === 'rejected' ? '/access-denied' : '/waitlist'
  // The user has several accounts, so the address names the account that waits or was rejected.
  return first && access.account && access.account !== first.id
    ? aboutAccount<Route>(screen, access.account)
    : screen
}

/** True when users who are sent to `screen` may also open `path`: people on the waitlist may describe their company. */
export const isOwnScreen = (path: string, screen: string): boolean => {
  const [home] = screen.split('?')
  return home === path || (path === welcome && home === '/waitlist')
}

const under = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

/** True when `path` is only for users with access. */
export const isPortal = (path: string) => under(path, '/portal') || path === '/tareas'

/** Returns the page to which a visitor is redirected, or null. While the backend is down nobody is redirected or signed out. */
export async function destination(path: string, search: string, visitor: Visitor): Promise<Route | null> {
  if (visitor.kind === 'unreachable') return null
  const user = visitor.kind === 'user' ? visitor : null
  if (path === '/auth') return user && (await user.access()) !== 'ended' ? '/' : null
  if (waitingScreens.includes(path)) {
    if (!user) return '/portal'
    const access = await user.access()
    if (access === 'ended') return '/portal'
    const screen = access && (screenFor(access) ?? '/portal')
    if (screen && isOwnScreen(path, screen)) return null
    return screen === secondStep && path === welcome ? backTo(secondStep, path, search) : screen
  }
  // Mails link to the workspace too, so visitors have to sign in. This reveals nothing, because users who are not staff get a 404.
  if (!user && under(path, '/admin')) return backTo('/auth', path, search)
  if (!isPortal(path)) return null
  if (!user) return backTo('/auth', path, search)
  const access = await user.access()
  if (access === 'ended') return backTo('/auth', path, search)
  const screen = access && screenFor(access)
  if (screen) return screen === secondStep ? backTo(secondStep, path, search) : screen
  // A user who works only in accounts of others has no own account, so the address must name the account of the page.
  const about = access?.account
  if (!about || about === user.id || new URLSearchParams(search).has(accountParam)) return null
  return aboutAccount(`${path}${search}` as Route, about)
}

function backTo(screen: '/auth' | typeof secondStep, path: string, search: string): Route {
  return withNext(screen, nextPath(path + search) ?? nextPath(path))
}

export const withNext = (screen: '/auth' | '/segundo-paso', next: Route | null): Route =>
  next ? (`${screen}?next=${encodeURIComponent(next)}` as Route) : screen

/** Returns the page of our site that `?next=` names; null for other values. */
export function nextPath(value: unknown): Route | null {
  return typeof value === 'string' && value.length <= 300 && guarded.test(value) ? (value as Route) : null
}
