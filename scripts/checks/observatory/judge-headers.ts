import type { Finding } from './modifiers'

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
