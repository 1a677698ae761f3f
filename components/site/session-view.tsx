import type { ReactNode } from 'react'

/** Static pages contain both views; a script sets `data-in` before the first paint, so that the wrong view never flashes. */
export function SignedIn({ children }: { children: ReactNode }) {
  return <div className="contents [html:not([data-in])_&]:hidden">{children}</div>
}

export function SignedOut({ children }: { children: ReactNode }) {
  return <div className="contents [html[data-in]_&]:hidden">{children}</div>
}
