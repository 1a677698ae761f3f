import type { ReactNode } from 'react'

/**
 * What a signed-in and a signed-out visitor see, both in the static page. A script at the top of the body marks
 * the document (`data-in`) before the first paint, so the right one shows without a flash or a shift.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  return <div className="contents [html:not([data-in])_&]:hidden">{children}</div>
}

export function SignedOut({ children }: { children: ReactNode }) {
  return <div className="contents [html[data-in]_&]:hidden">{children}</div>
}
