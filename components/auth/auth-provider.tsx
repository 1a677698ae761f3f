'use client'
import { usePathname } from 'next/navigation'
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { AreaStyles } from '@/components/ui/area-styles'
import { forgetCopies } from '@/lib/portal/copies'

type Auth = {
  /** The part of the e-mail before the @; null when signed out. */
  name: string | null
  /** False until the browser has read the cookie; until then `name` is null even for a signed-in user. */
  known: boolean
}

const AuthContext = createContext<Auth | null>(null)

/** The browser reads the cookie `hint` itself, so that public pages can be static. */
export function AuthProvider({ children }: { children: ReactNode }) {
  usePathname() // reads the cookie again after each navigation, because an action may have changed the session
  const hint = useSyncExternalStore(followHint, readHint, () => null)

  // The script that sets `data-in` runs only on full page loads, so this effect sets it after a navigation.
  useLayoutEffect(() => {
    if (hint !== null) document.documentElement.toggleAttribute('data-in', hint !== '')
  }, [hint])

  // After a sign-out elsewhere the next user may be another person, so the pages stored for offline use are deleted.
  useEffect(() => {
    if (hint === '') void forgetCopies().catch(() => {})
  }, [hint])

  return (
    <AuthContext value={{ name: hint || null, known: hint !== null }}>
      <AreaStyles area="site" />
      {children}
    </AuthContext>
  )
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

function readHint(): string {
  const raw = /(?:^|; )hint=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  try {
    return decodeURIComponent(raw)
  } catch {
    return ''
  }
}

/** The cookie is read again on return to this tab, because the user may have signed out in another tab. */
function followHint(look: () => void): () => void {
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
