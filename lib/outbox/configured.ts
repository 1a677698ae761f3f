import { env } from '@/lib/env'

/** Which effects are worth writing down: a job for a service that is not configured would wait for ever. */
export const configured = {
  drive: () => Boolean(env.GOOGLE_DRIVE_CLIENT_EMAIL),
  automation: () => Boolean(env.AUTOMATION_WEBHOOK_URL),
}
