import { env, type Env } from '@/lib/env'

/** Says which services are configured. Jobs are queued only for these, because other jobs would wait for ever. */
export const configured = {
  drive: () => Boolean(env.GOOGLE_DRIVE_CLIENT_EMAIL),
  googleCalendar: () => Boolean(env.GOOGLE_CALENDAR_CLIENT_ID),
  automation: () => Boolean(env.AUTOMATION_WEBHOOK_URL),
}

export const isLoopbackName = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** True with the embedded backend, the only case in which mails, calls and copies may go to services on this machine. */
export const isLocal = ({ VERCEL, SUPABASE_URL }: Pick<Env, 'VERCEL' | 'SUPABASE_URL'> = env) =>
  !VERCEL && isLoopbackName(new URL(SUPABASE_URL).hostname)
