import { modifiers, type Finding } from './modifiers'

const privatePolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const openPolicies = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']
const sixMonths = 15_552_000

export function judgeReferrer(header: string | null): Finding {
  if (!header) return 'referrer-policy-not-implemented'
  const known = header.split(',').map((text) => text.trim().toLowerCase())
  const policy = known.findLast((text) => [...privatePolicies, ...openPolicies].includes(text))
  if (!policy) return 'referrer-policy-header-invalid'
  return privatePolicies.includes(policy) ? 'referrer-policy-private' : 'referrer-policy-unsafe'
}

export function judgeTransport(header: string | null): Finding {
  if (!header) return 'hsts-not-implemented'
  const age = /(?:^|;)\s*max-age=(\d+)\s*(?:;|$)/i.exec(header)?.[1]
  if (!age || header.includes(',')) return 'hsts-header-invalid'
  return Number(age) >= sixMonths
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months'
}

export function judgeContentType(header: string | null): Finding {
  if (!header) return 'x-content-type-options-not-implemented'
  return header.trim().toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid'
}

export function judgeFraming(header: string | null, policy: string | null): Finding {
  if (policy && /(^|;)\s*frame-ancestors\s/.test(policy)) return 'x-frame-options-implemented-via-csp'
  if (!header) return 'x-frame-options-not-implemented'
  return /^(deny|sameorigin)$/i.test(header.trim())
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-header-invalid'
}

export function judgeResourcePolicy(header: string | null): Finding {
  const value = header?.trim().toLowerCase()
  if (!value) return 'cross-origin-resource-policy-not-implemented'
  return value === 'same-origin' || value === 'same-site' || value === 'cross-origin'
    ? `cross-origin-resource-policy-implemented-with-${value}`
    : 'cross-origin-resource-policy-header-invalid'
}

/** Who may read the answer from another site, judged by an answer to a request with that origin. */
export function judgeSharing(allowed: string | null, credentials: string | null, origin: string): Finding {
  if (!allowed) return 'cross-origin-resource-sharing-not-implemented'
  if (allowed === '*') return 'cross-origin-resource-sharing-implemented-with-public-access'
  return allowed === origin && credentials?.toLowerCase() === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access'
}

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

/** How the scripts of an answer are judged; those of its own address need no integrity. */
export function judgeScripts(contentType: string | null, html: string): Finding {
  if (!contentType?.startsWith('text/html')) return 'sri-not-implemented-response-not-html'
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map((match) => match[1] ?? '')
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded'
  const loaded = scripts.filter((attributes) => /\ssrc=/.test(attributes))
  const foreign = loaded.filter((attributes) => /\ssrc="(https?:)?\/\//.test(attributes))
  const unproven = foreign.filter((attributes) => !/\sintegrity=/.test(attributes))
  if (unproven.some((attributes) => !/\ssrc="https:/.test(attributes)))
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely'
  if (unproven.length > 0) return 'sri-not-implemented-but-external-scripts-loaded-securely'
  const proven = loaded.length > 0 && loaded.every((attributes) => /\sintegrity=/.test(attributes))
  return proven
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
}

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const passive = new Set(['img-src', 'media-src'])
const isInsecure = (source: string) => /^(http|ftp):/.test(source)
const isProof = (source: string) => /^'(nonce|sha256|sha384|sha512)-/.test(source)

/** The directives of a policy; throws when one stands twice. */
function directivesOf(policy: string): Map<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>()
  for (const part of policy.split(';').map((text) => text.trim().split(/\s+/))) {
    const [name, ...sources] = part
    if (!name) continue
    if (directives.has(name)) throw new Error(`${name} stands twice`)
    directives.set(name, sources)
  }
  return directives
}

/** How the Observatory judges a content security policy on an https site. */
export function judgePolicy(header: string | null): Finding {
  if (!header) return 'csp-not-implemented'
  let directives: Map<string, readonly string[]>
  try {
    directives = directivesOf(header)
  } catch {
    return 'csp-header-invalid'
  }
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = effective(sourcesOf('script-src'))
  const styles = effective(sourcesOf('style-src'))
  const active = [...directives].filter(([name]) => !passive.has(name) && name !== 'script-src')
  const isBroad = (source: string) => broad.has(source)
  const isUnsafe = (source: string) => broad.has(source) || ["'unsafe-inline'", 'data:'].includes(source)

  if (scripts.some(isUnsafe) || sourcesOf('object-src').some(isBroad))
    return 'csp-implemented-with-unsafe-inline'
  if ([...active.flatMap(([, sources]) => sources), ...scripts].some(isInsecure))
    return 'csp-implemented-with-insecure-scheme'
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval'
  if ([...passive].flatMap(sourcesOf).some(isInsecure))
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only'
  if (styles.some(isUnsafe)) return 'csp-implemented-with-unsafe-inline-in-style-src-only'
  return directives.get('default-src')?.join() === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe'
}

/** What a browser makes of a list: nonces and hashes void 'unsafe-inline', 'strict-dynamic' voids addresses too. */
function effective(sources: readonly string[]): readonly string[] {
  if (!sources.some(isProof)) return sources
  const kept = sources.filter((source) => source !== "'unsafe-inline'")
  return kept.includes("'strict-dynamic'")
    ? kept.filter((source) => source !== "'self'" && !/^(https?:|ftp:|\*)/.test(source))
    : kept
}
