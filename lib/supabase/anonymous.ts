import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from '@/lib/supabase/database.types'
import { visitorFetch } from '@/lib/supabase/visitor-fetch'

/** A Supabase client without a user, for calls that send a mail. It keeps no session and writes no cookie. */
export const anonymousClient = () =>
  createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: visitorFetch() },
  })
