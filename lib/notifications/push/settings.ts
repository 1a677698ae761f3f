import 'server-only'
import { firm } from '@/content/firm'
import { env, type Env } from '@/lib/env'
import { isLocal } from '@/lib/deliveries/services'
import type { VapidKeys } from '@/lib/notifications/push/vapid'

export type PushSettings = {
  keys: VapidKeys
  /** The address under which push services can reach the firm. */
  contact: string
  /** The origin of the fake push service on this machine; null unless the embedded backend is used. */
  standIn: string | null
}

type Values = Pick<
  Env,
  'PUSH_PUBLIC_KEY' | 'PUSH_PRIVATE_KEY' | 'PUSH_STAND_IN_URL' | 'VERCEL' | 'SUPABASE_URL'
>

/** Returns null for a site without keys, which offers no pushes. */
export function pushSettings(values: Values = env): PushSettings | null {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_STAND_IN_URL: standIn } = values
  if (!publicKey || !privateKey) return null
  return {
    keys: { publicKey, privateKey },
    contact: `mailto:${firm.email}`,
    standIn: standIn && isLocal(values) ? new URL(standIn).origin : null,
  }
}
