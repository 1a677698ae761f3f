import { env } from '@/lib/env'

type Source = { nonce: string } | { scripts: readonly string[]; styles: readonly string[] }

const supabase = new URL(env.SUPABASE_URL)
const socket = `${supabase.protocol === 'https:' ? 'wss' : 'ws'}://${supabase.host}`
const development = env.NODE_ENV === 'development'

/** Dynamic pages allow their scripts by a nonce, static pages allow theirs by hashes. */
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
    ['manifest-src', "'self'"],
    ['frame-src', 'https://www.google.com'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

/** The hashes that make browsers run our inline scripts `hint` and `missedFiles`; a test computes both. */
export const scriptHashes = [
  "'sha256-Bgr7ip3WfkkMjlI3CGJ+nXFNukpNL1R2wz0z7ZR5jpQ='",
  "'sha256-clyOF/xoz2FglHOyEvoZvOtxHafXbv5Id/f6/VZJMD4='",
] as const

/** The hashes of `<style>` elements that our libraries insert; a test computes each from the installed package. */
export const styleHashes = [
  // The library sonner inserts an empty `<style>` and then fills it, so each of the two contents has a hash.
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  // Radix Select inserts this style for the scrollbar of its viewport.
  "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
] as const
