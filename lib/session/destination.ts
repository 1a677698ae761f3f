import type { Route } from 'next'
import type { AccountAccess } from '@/lib/session/session'
import { aboutAccount, accountParam } from '@/lib/supabase/named-account'

type Access = Omit<AccountAccess, 'account' | 'accounts'> & Partial<AccountAccess>

const secondStep = '/segundo-paso'
const welcome = '/bienvenida'
const waitingScreens: readonly string[] = ['/waitlist', '/access-denied', secondStep, welcome]
/** An allowlist: our guarded routes in lower case, with a simple query. */
const guarded = /^\/(?:portal|tareas|admin|invitacion|bienvenida)(?:\/[a-z0-9-]+)*(?:\?[\w=&%.+-]*)?$/

/** `unreachable` when the backend did not answer. */
export type Visitor =
  | { kind: 'nobody' }
  | { kind: 'unreachable' }
  /** `ended`: another device closed the session. Null when unknown. */
  | { kind: 'user'; id: string; access: () => Promise<Access | 'ended' | null> }

const isKnown = ({ status, staff }: Access) => status === 'approved' || staff !== null

export const mayEnter = (access: Access) => isKnown(access) && access.owed === null

/** Null for users who may enter the portal. */
export function screenFor(access: Access): Route | null {
  // Also for users who wait, were rejected or have no account: an invitation and the company's page need the code too.
  if (access.owed) return secondStep
  const [first] = access.accounts ?? []
  // The request named an account that is not, or no longer, theirs: show their first one.
  if (access.account === null && first) return aboutAccount<Route>('/portal', first.id)
  if (mayEnter(access)) return null
  const screen = access.status === 'rejected' ? '/access-denied' : '/waitlist'
  // They have several accounts, so the URL names the one that is waiting.
  return first && access.account && access.account !== first.id
    ? aboutAccount<Route>(screen, access.account)
    : screen
}

/** True when users of `screen` may open `path`: those who wait may describe their company meanwhile. */
export const isOwnScreen = (path: string, screen: string): boolean => {
  const [home] = screen.split('?')
  return home === path || (path === welcome && home === '/waitlist')
}

const under = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

/** True when `path` is only for users with access. */
export const isPortal = (path: string) => under(path, '/portal') || path === '/tareas'

/** Null when they may stay. While the backend is down everybody stays: the page says so, and nobody is signed out for it. */
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
  // Mails link to the workspace too. Its pages answer everyone who is not staff with a 404, so that this reveals nothing.
  if (!user && under(path, '/admin')) return backTo('/auth', path, search)
  if (!isPortal(path)) return null
  if (!user) return backTo('/auth', path, search)
  const access = await user.access()
  if (access === 'ended') return backTo('/auth', path, search)
  const screen = access && screenFor(access)
  if (screen) return screen === secondStep ? backTo(secondStep, path, search) : screen
  // People who only work for others have no account themselves, so the URL must name one.
  const about = access?.account
  if (!about || about === user.id || new URLSearchParams(search).has(accountParam)) return null
  return aboutAccount(`${path}${search}` as Route, about)
}

function backTo(screen: '/auth' | typeof secondStep, path: string, search: string): Route {
  return withNext(screen, nextPath(path + search) ?? nextPath(path))
}

/** A screen that continues to `next`. */
export const withNext = (screen: '/auth' | '/segundo-paso', next: Route | null): Route =>
  next ? (`${screen}?next=${encodeURIComponent(next)}` as Route) : screen

/** The page of our site that `?next=` names; null for anything else. */
export function nextPath(value: unknown): Route | null {
  return typeof value === 'string' && value.length <= 300 && guarded.test(value) ? (value as Route) : null
}
