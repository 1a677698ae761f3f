import type { ReactNode } from 'react'

/**
 * Static pages contain both variants. A script at the top of the body sets `data-in` before first paint, so
 * the right one shows without a flash.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  return <div className="contents [html:not([data-in])_&]:hidden">{children}</div>
}

export function SignedOut({ children }: { children: ReactNode }) {
  return <div className="contents [html[data-in]_&]:hidden">{children}</div>
}
