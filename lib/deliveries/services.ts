import { env, type Env } from '@/lib/env'

/** Jobs are queued only for configured services, because jobs for other services would wait for ever. */
export const configured = {
  drive: () => Boolean(env.GOOGLE_DRIVE_CLIENT_EMAIL),
  googleCalendar: () => Boolean(env.GOOGLE_CALENDAR_CLIENT_ID),
  automation: () => Boolean(env.AUTOMATION_WEBHOOK_URL),
}

export const isLoopbackName = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** True with the embedded backend; only then may mails, calls and copies go to services on this machine. */
export const isLocal = ({ VERCEL, SUPABASE_URL }: Pick<Env, 'VERCEL' | 'SUPABASE_URL'> = env) =>
  !VERCEL && isLoopbackName(new URL(SUPABASE_URL).hostname)
