import type { Route } from 'next'

/** A list of what is allowed, not of tricks: our guarded routes in plain letters, with a plain query. */
const guarded = /^\/(?:portal|tareas|admin)(?:\/[a-z0-9-]+)*(?:\?[\w=&%.+-]*)?$/

/** The address of ours that `?next=` names; null for anything else. */
export function nextPath(value: unknown): Route | null {
  return typeof value === 'string' && value.length <= 300 && guarded.test(value) ? (value as Route) : null
}
