import type { Route } from 'next'
import type { Access } from '@/lib/session/session'

const secondStep = '/segundo-paso'
const waitingScreens: readonly string[] = ['/waitlist', '/access-denied', secondStep]
/** A list of what is allowed, not of tricks: our guarded routes in plain letters, with a plain query. */
const guarded = /^\/(?:portal|tareas|admin)(?:\/[a-z0-9-]+)*(?:\?[\w=&%.+-]*)?$/

/** Who sends the request; `unreachable` when the backend did not answer. */
export type Visitor =
  | { kind: 'nobody' }
  | { kind: 'unreachable' }
  /** `ended`: the session was closed from another device. Null when nobody could say. */
  | { kind: 'user'; access: () => Promise<Access | 'ended' | null> }

export const mayEnter = (access: Access) =>
  access.status === 'approved' || (access.staff !== null && access.owed === null)

/** The screen of someone who may not enter the portal; null for someone who may. */
export function screenFor(access: Access): Route | null {
  if (access.staff && access.owed) return secondStep
  if (mayEnter(access)) return null
  return access.status === 'rejected' ? '/access-denied' : '/waitlist'
}

const under = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

/** Whether only those who may enter see something at `path`. */
export const isPortal = (path: string) => under(path, '/portal') || path === '/tareas'

/**
 * Where a visitor of `path` belongs instead; null when they may stay. While the backend does not answer everybody
 * stays: the page says so, and nobody is signed out for it.
 */
export async function destination(path: string, search: string, visitor: Visitor): Promise<Route | null> {
  if (visitor.kind === 'unreachable') return null
  const user = visitor.kind === 'user' ? visitor : null
  if (path === '/auth') return user && (await user.access()) !== 'ended' ? '/' : null
  if (waitingScreens.includes(path)) {
    if (!user) return '/portal'
    const access = await user.access()
    if (access === 'ended') return '/portal'
    const screen = access && (screenFor(access) ?? '/portal')
    return screen === path ? null : screen
  }
  // The workspace is answered by its pages, with a 404: whoever is not staff, or nobody, learns nothing there.
  if (!isPortal(path)) return null
  if (!user) return signIn(path, search)
  const access = await user.access()
  if (access === 'ended') return signIn(path, search)
  return access && screenFor(access)
}

function signIn(path: string, search: string): Route {
  const next = nextPath(path + search) ?? nextPath(path)
  return next ? `/auth?next=${encodeURIComponent(next)}` : '/auth'
}

/** The address of ours that `?next=` names; null for anything else. */
export function nextPath(value: unknown): Route | null {
  return typeof value === 'string' && value.length <= 300 && guarded.test(value) ? (value as Route) : null
}
