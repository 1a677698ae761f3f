import { env } from '@/lib/env'
import { admin, call, signedIn } from './accounts'
import type { DemoEmail } from '../demo-accounts'

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36'

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Registers a phone with the local push service, whose page then shows the phone's notifications. */
export async function giveDevice(email: DemoEmail): Promise<void> {
  if (!env.PUSH_STAND_IN_URL || !env.PUSH_PUBLIC_KEY) return
  const { id, db } = await signedIn(email)
  const { data } = await db.auth.getClaims()
  const answer = await fetch(`${env.PUSH_STAND_IN_URL}/api/devices`, { method: 'POST' })
  const { endpoint, keys } = (await answer.json()) as Subscription
  await call(
    admin.rpc('save_push_device', {
      person: id,
      session: String(data?.claims.session_id),
      endpoint,
      ...keys,
      site_key: env.PUSH_PUBLIC_KEY,
      agent: phone,
    }),
  )
}
