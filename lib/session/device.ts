import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import { env } from '@/lib/env'
import { currentSender } from '@/lib/http/client-ip'
import { report } from '@/lib/observability/report'
import { readClaims } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import type { UserDatabase } from '@/lib/supabase/server'
import { deviceCookie } from '@/lib/supabase/session-cookie'

const sign = (email: string, id: string) =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY).update(`device\0${id}\0${email}`).digest('base64url')

/** A device token is `{random id}.{signature of the id and the e-mail}`. */
export function deviceTokenFor(email: string, id = randomBytes(12).toString('base64url')): string {
  return `${id}.${sign(email, id)}`
}

export function isDeviceTokenFor(email: string, token: string): boolean {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(email, id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export async function knownDevice(email: string): Promise<string | null> {
  const token = (await cookies()).get(deviceCookie.name)?.value
  return token && isDeviceTokenFor(email, token) ? token : null
}

export async function rememberDevice(email: string): Promise<void> {
  if (await knownDevice(email)) return
  const jar = await cookies()
  jar.set({ ...deviceCookie, value: deviceTokenFor(email) })
}

/** Supabase sees only our server's address, so this records the visitor's browser and IP address. Never throws. */
export async function noteDevice(db: UserDatabase): Promise<void> {
  try {
    const claims = await readClaims(db)
    if (!claims || claims === 'unreachable') return
    const { ip, userAgent } = await currentSender()
    const { error } = await adminClient().rpc('note_session', {
      client: claims.sub,
      session: claims.session_id,
      agent: userAgent ?? '',
      address: ip,
    })
    if (error) report(error, 'auth.note-device')
  } catch (error) {
    report(error, 'auth.note-device')
  }
}
