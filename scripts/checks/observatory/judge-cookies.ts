import { modifiers, type Finding } from './modifiers'

/** How the cookies of an answer are judged: the worst of them counts. `transport` says whether HSTS stands. */
export function judgeCookies(cookies: readonly string[], transport: boolean): Finding {
  if (cookies.length === 0) return 'cookies-not-found'
  const found = cookies.flatMap((cookie) => faults(cookie, transport))
  const worst = found.toSorted((a, b) => modifiers[a] - modifiers[b])[0]
  if (worst) return worst
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie))
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions'
}

function faults(cookie: string, transport: boolean): Finding[] {
  const name = cookie.split('=')[0]?.toLowerCase() ?? ''
  const isSession = ['login', 'sess'].some((part) => name.includes(part))
  const has = (flag: string) => new RegExp(`;\\s*${flag}\\s*(;|$)`, 'i').test(cookie)
  const found: Finding[] = []
  if (!has('secure')) {
    const kind = isSession ? 'cookies-session-without-secure-flag' : 'cookies-without-secure-flag'
    found.push(transport ? `${kind}-but-protected-by-hsts` : kind)
  }
  if (isSession && !has('httponly')) found.push('cookies-session-without-httponly-flag')
  return found
}
