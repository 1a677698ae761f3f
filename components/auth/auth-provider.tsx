'use client'
import { usePathname } from 'next/navigation'
import { createContext, useContext, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'

type Auth = {
  /** The part of the e-mail before the @; null when nobody is signed in. */
  name: string | null
  /** False in the static page and until this browser has looked: `name` says nothing yet. */
  known: boolean
}

const AuthContext = createContext<Auth | null>(null)

/** Tells the public pages who is signed in, from the readable cookie: no page becomes dynamic for it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  usePathname() // an action may have opened or ended the session: look again after each navigation
  const hint = useSyncExternalStore(followHint, readHint, () => null)

  // The script that marks the document runs on a full load only, not when the browser comes from the portal.
  useLayoutEffect(() => {
    if (hint !== null) document.documentElement.toggleAttribute('data-in', hint !== '')
  }, [hint])

  return <AuthContext value={{ name: hint || null, known: hint !== null }}>{children}</AuthContext>
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** What the readable cookie says: the name of whoever is signed in, '' when nobody is. */
function readHint(): string {
  const raw = /(?:^|; )hint=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  try {
    return decodeURIComponent(raw)
  } catch {
    return ''
  }
}

/** Looks again when the person comes back to this tab: they may have signed out in another. */
function followHint(look: () => void): () => void {
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
