import type { Finding } from './modifiers'

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
