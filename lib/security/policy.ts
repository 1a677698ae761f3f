import { env } from '@/lib/env'
import { scriptHashes } from '@/lib/security/script-hashes'
import { styleHashes } from '@/lib/security/style-hashes'

type Source = { nonce: string } | { scripts: readonly string[]; styles: readonly string[] }

const supabase = new URL(env.SUPABASE_URL)
const socket = `${supabase.protocol === 'https:' ? 'wss' : 'ws'}://${supabase.host}`
const development = env.NODE_ENV === 'development'

/**
 * The content security policy. Dynamic pages bring a nonce, static pages the hashes of their inline scripts and
 * styles. Everything else is the same on every page: the first document's policy stays in force while the browser
 * navigates without loading a new one.
 */
export function contentPolicy(source: Source): string {
  const scripts =
    'nonce' in source ? [`'nonce-${source.nonce}'`, "'strict-dynamic'", ...scriptHashes] : source.scripts
  const styles = 'nonce' in source ? [] : source.styles
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts, ...(development ? ["'unsafe-eval'"] : [])],
    ['style-src', "'self'", ...(development ? ["'unsafe-inline'"] : [...styles, ...styleHashes])],
    ['style-src-attr', "'unsafe-inline'"],
    ['connect-src', "'self'", supabase.origin, socket],
    ['img-src', "'self'", 'data:', 'blob:'],
    ['font-src', "'self'"],
    ['worker-src', "'self'"],
    ['frame-src', 'https://www.google.com'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}
