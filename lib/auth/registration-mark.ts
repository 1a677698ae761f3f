import 'server-only'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookies } from 'next/headers'
import type { LinkOwner } from '@/lib/auth/link-owner'
import { env } from '@/lib/env'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import { registrationCookie } from '@/lib/supabase/session-cookie'

const newNonce = () => randomBytes(18).toString('base64url')

const sign = (user: string, email: string, nonce: string) =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY).update(`registration\0${user}\0${email}\0${nonce}`).digest('base64url') // prettier-ignore

const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('hex')

const same = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Remembers that this browser registered last for an account. `counts`: whether the password it typed is the one in place;
 * an earlier registration has set another. Every registration leaves a cookie of the same form, so that it tells nothing.
 */
export async function markRegistration(user: string | null, email: string, counts: boolean): Promise<void> {
  const nonce = newNonce()
  const signature = user && counts ? sign(user, email, nonce) : randomBytes(32).toString('base64url')
  const jar = await cookies()
  jar.set({ ...registrationCookie, value: `${nonce}.${signature}` })
  if (!user) return
  const { error } = await adminClient().rpc('note_registration', {
    person: user,
    registration: hashOf(nonce),
  })
  // Without it the password is asked for once more.
  if (error) report(error, 'auth.registration-mark')
}

/** Whether this browser registered last for the account of a link, with the password that is in place. */
export async function registeredHere({ user, email, mark }: LinkOwner): Promise<boolean> {
  const [nonce = '', signature = ''] = ((await cookies()).get(registrationCookie.name)?.value ?? '').split(
    '.',
  )
  if (!nonce || !mark) return false
  return same(signature, sign(user, email, nonce)) && same(hashOf(nonce), mark)
}

export async function forgetRegistration(): Promise<void> {
  const jar = await cookies()
  if (jar.get(registrationCookie.name)) jar.set({ ...registrationCookie, value: '', maxAge: 0 })
}
