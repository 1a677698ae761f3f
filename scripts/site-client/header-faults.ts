const required: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
}

/** The sources that a content security policy may name for scripts, styles and objects. */
const trusted = /^'(self|none|strict-dynamic|(nonce|sha256)-[\w+/=-]+)'$/

function policyFaults(policy: string): string[] {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/))
  const names = directives.map(([name]) => name)
  const sourcesOf = (wanted: string) => directives.find(([name]) => name === wanted)?.slice(1)
  const faults = ['script-src', 'style-src', 'object-src'].flatMap((name) =>
    (sourcesOf(name) ?? []).filter((source) => !trusted.test(source)).map((source) => `${name} ${source}`),
  )
  if (sourcesOf('default-src')?.join() !== "'none'") faults.push('default-src is not none')
  if (!sourcesOf('frame-ancestors')) faults.push('no frame-ancestors')
  if (new Set(names).size < names.length) faults.push('a directive twice')
  if (/(^|\s)(\*|(http|ws|ftp):)/.test(policy)) faults.push('an open or insecure source')
  return faults.map((fault) => `policy: ${fault}`)
}

function cookieFaults(cookie: string): string[] {
  const [name = ''] = cookie.split('=')
  const flags = ['secure', ...(name.includes('session') ? ['httponly'] : []), 'samesite=(lax|strict)']
  return flags
    .filter((flag) => !new RegExp(`;\\s*${flag}\\s*(;|$)`, 'i').test(cookie))
    .map((flag) => `cookie ${name}: no ${flag}`)
}

/** Returns the headers that are missing or too permissive in a response over https; empty when all are right. */
export function headerFaults({ headers, body }: { headers: Headers; body: string }): string[] {
  const isPage = headers.get('content-type')?.startsWith('text/html')
  return [
    ...Object.entries(required)
      .filter(([name, value]) => !value.test(headers.get(name) ?? ''))
      .map(([name]) => `${name}: ${headers.get(name)}`),
    ...policyFaults(headers.get('content-security-policy') ?? ''),
    ...headers.getSetCookie().flatMap(cookieFaults),
    ...(headers.has('access-control-allow-origin') ? ['other sites may read it'] : []),
    ...(isPage && /<script\b[^>]*\ssrc="(https?:)?\/\//.test(body) ? ['a script of another site'] : []),
  ]
}
