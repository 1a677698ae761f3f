/**
 * Mozilla's HTTP Observatory, "Tests and scoring" (developer.mozilla.org/observatory/docs/tests_and_scoring),
 * limited to results of a single response. Redirects, certificates and preload lists are left out.
 */
const modifiers = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,

  'cookies-secure-with-httponly-sessions-and-samesite': 5,
  'cookies-secure-with-httponly-sessions': 0,
  'cookies-not-found': 0,
  'cookies-without-secure-flag-but-protected-by-hsts': -5,
  'cookies-session-without-secure-flag-but-protected-by-hsts': -10,
  'cookies-without-secure-flag': -20,
  'cookies-session-without-httponly-flag': -30,
  'cookies-session-without-secure-flag': -40,

  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-restricted-access': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,

  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,

  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-header-invalid': -20,

  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-not-implemented-response-not-html': 0,
  'sri-not-implemented-but-no-scripts-loaded': 0,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,

  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-content-type-options-header-invalid': -5,

  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-not-implemented': -20,
  'x-frame-options-header-invalid': -20,

  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-same-site': 10,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-not-implemented': 0,
  'cross-origin-resource-policy-header-invalid': -5,
} as const

type Finding = keyof typeof modifiers

const privatePolicies = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const openPolicies = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']
const sixMonths = 15_552_000

function judgeReferrer(header: string | null): Finding {
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

function judgeContentType(header: string | null): Finding {
  if (!header) return 'x-content-type-options-not-implemented'
  return header.trim().toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid'
}

function judgeFraming(header: string | null, policy: string | null): Finding {
  if (policy && /(^|;)\s*frame-ancestors\s/.test(policy)) return 'x-frame-options-implemented-via-csp'
  if (!header) return 'x-frame-options-not-implemented'
  return /^(deny|sameorigin)$/i.test(header.trim())
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-header-invalid'
}

function judgeResourcePolicy(header: string | null): Finding {
  const value = header?.trim().toLowerCase()
  if (!value) return 'cross-origin-resource-policy-not-implemented'
  return value === 'same-origin' || value === 'same-site' || value === 'cross-origin'
    ? `cross-origin-resource-policy-implemented-with-${value}`
    : 'cross-origin-resource-policy-header-invalid'
}

export function judgeSharing(allowed: string | null, credentials: string | null, origin: string): Finding {
  if (!allowed) return 'cross-origin-resource-sharing-not-implemented'
  if (allowed === '*') return 'cross-origin-resource-sharing-implemented-with-public-access'
  return allowed === origin && credentials?.toLowerCase() === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access'
}

/** The worst cookie counts. `transport` is true with HSTS. */
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

/** Scripts of the same origin need no integrity. */
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

/** Throws on a repeated directive. */
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

/** Nonces and hashes disable 'unsafe-inline', and 'strict-dynamic' also disables addresses. */
function effective(sources: readonly string[]): readonly string[] {
  if (!sources.some(isProof)) return sources
  const kept = sources.filter((source) => source !== "'unsafe-inline'")
  return kept.includes("'strict-dynamic'")
    ? kept.filter((source) => source !== "'self'" && !/^(https?:|ftp:|\*)/.test(source))
    : kept
}

/** `origin` is the foreign site of the request. */
export type Answer = { headers: Headers; body: string; origin: string }
type Score = { score: number; findings: Finding[] }

const start = 100
/** Minimum score for bonuses. */
const enoughForBonus = 90

/** Assumes https. */
export function observatoryScore({ headers, body, origin }: Answer): Score {
  const get = (name: string) => headers.get(name)
  const policy = get('content-security-policy')
  const transport = judgeTransport(get('strict-transport-security'))
  const findings: Finding[] = [
    judgePolicy(policy),
    transport,
    judgeCookies(headers.getSetCookie(), transport === 'hsts-implemented-max-age-at-least-six-months'),
    judgeSharing(get('access-control-allow-origin'), get('access-control-allow-credentials'), origin),
    judgeReferrer(get('referrer-policy')),
    judgeScripts(get('content-type'), body),
    judgeContentType(get('x-content-type-options')),
    judgeFraming(get('x-frame-options'), policy),
    judgeResourcePolicy(get('cross-origin-resource-policy')),
  ]
  const values = findings.map((finding) => modifiers[finding])
  const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
  const withoutBonus = start + add(values.filter((value) => value < 0))
  return { score: withoutBonus >= enoughForBonus ? start + add(values) : Math.max(0, withoutBonus), findings }
}
