import { env } from '@/lib/env'

export const isLoopbackName = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Whether this copy stands on the embedded backend; only then may effects go to services on this machine. */
export const isLocal = () => !env.VERCEL && isLoopbackName(new URL(env.SUPABASE_URL).hostname)
