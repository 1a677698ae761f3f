import type { Route } from 'next'
import type { AccountAccess } from '@/lib/session/session'
import { aboutAccount, accountParam } from '@/lib/supabase/named-account'

type Access = Omit<AccountAccess, 'account' | 'accounts'> & Partial<AccountAccess>

const secondStep = '/segundo-paso'
const welcome = '/bienvenida'
const waitingScreens: readonly string[] = ['/waitlist', '/access-denied', secondStep, welcome]
/** `?next=` may name only our guarded routes, in lower case and with a simple query. */
const guarded = /^\/(?:portal|tareas|admin|invitacion|bienvenida)(?:\/[a-z0-9-]+)*(?:\?[\w=&%.+-]*)?$/

export type Visitor =
  | { kind: 'nobody' }
  | { kind: 'unreachable' }
  /** `access` resolves to `ended` if another device closed the session, and to null if reading the access failed. */
  | { kind: 'user'; id: string; access: () => Promise<Access | 'ended' | null> }

const isKnown = ({ status, staff }: Access) => status === 'approved' || staff !== null

export const mayEnter = (access: Access) => isKnown(access) && access.owed === null

/** Returns the screen for a user without access; null for users who may enter the portal. */
export function screenFor(access: Access): Route | null {
  // The second sign-in step comes first even for users without an account, because accepting an invitation needs it.
  if (access.owed) return secondStep
  const [first] = access.accounts ?? []
  // The user does not belong to the account that the request names, so the user's first account is opened.
  if (access.account === null && first) return aboutAccount<Route>('/portal', first.id)
  if (mayEnter(access)) return null
  const screen = access.status === 'rejected' ? '/access-denied' : '/waitlist'
  // The user has several accounts, so the address names the account that waits or was rejected.
  return first && access.account && access.account !== first.id
    ? aboutAccount<Route>(screen, access.account)
    : screen
}

/** True when `path` is the `screen` of a waiting user, or the page where the user describes the company. */
export const isOwnScreen = (path: string, screen: string): boolean => {
  const [home] = screen.split('?')
  return home === path || (path === welcome && home === '/waitlist')
}

const under = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

export const isPortal = (path: string) => under(path, '/portal') || path === '/tareas'

/** Returns the page to redirect to, or null. While the backend does not answer, nobody is redirected. */
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
  // Mails link to the firm's pages, so visitors sign in first. Users who are not staff then get a 404.
  if (!user && under(path, '/admin')) return backTo('/auth', path, search)
  if (!isPortal(path)) return null
  if (!user) return backTo('/auth', path, search)
  const access = await user.access()
  if (access === 'ended') return backTo('/auth', path, search)
  const screen = access && screenFor(access)
  if (screen) return screen === secondStep ? backTo(secondStep, path, search) : screen
  // A user without an own account works for others, so the address must name the account of the page.
  const about = access?.account
  if (!about || about === user.id || new URLSearchParams(search).has(accountParam)) return null
  return aboutAccount(`${path}${search}` as Route, about)
}

function backTo(screen: '/auth' | typeof secondStep, path: string, search: string): Route {
  return withNext(screen, nextPath(path + search) ?? nextPath(path))
}

export const withNext = (screen: '/auth' | '/segundo-paso', next: Route | null): Route =>
  next ? (`${screen}?next=${encodeURIComponent(next)}` as Route) : screen

export function nextPath(value: unknown): Route | null {
  return typeof value === 'string' && value.length <= 300 && guarded.test(value) ? (value as Route) : null
}
