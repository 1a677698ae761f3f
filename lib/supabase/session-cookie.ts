import { unnamed } from '@/content/auth'
import { env } from '@/lib/env'

const { protocol, hostname } = new URL(env.SITE_URL)
const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Browsers drop `__Host-` cookies on plain http without a message, except on loopback. */
const secure = protocol === 'https:' || loopback

/** The time in seconds for which a mail's link works; `otp_expiry` in config.toml and the texts of the mails state the same. */
export const mailLinkSeconds = 3600

/** A session that is not used for 7 days ends. */
const sessionIdleSeconds = 7 * 24 * 3600

export const cookieOptions = {
  name: secure ? '__Host-session' : 'session',
  httpOnly: true,
  secure,
  sameSite: 'lax' as const,
  path: '/',
}

type Cookie = { name: string; value: string }

export const isSessionCookie = (name: string) =>
  name === cookieOptions.name || name.startsWith(`${cookieOptions.name}.`)

/** Returns the request's cookies without session cookies that cannot be decoded, because @supabase/ssr would log an error for each. */
export function readableCookies<T extends Cookie>(all: T[]): T[] {
  const parts = new Map(all.map(({ name, value }) => [name, value]))
  let text = parts.get(cookieOptions.name) ?? ''
  if (!text) for (let n = 0, part; (part = parts.get(`${cookieOptions.name}.${n}`)); n++) text += part
  return isSessionText(text) ? all : all.filter(({ name }) => !isSessionCookie(name))
}

function isSessionText(text: string): boolean {
  const [, packed] = /^base64-([\w-]+)$/.exec(text) ?? []
  try {
    return packed !== undefined && typeof JSON.parse(Buffer.from(packed, 'base64url').toString()) === 'object'
  } catch {
    return false
  }
}

/** Sets the life of our cookies, because @supabase/ssr always sets 400 days. */
export const withLife = <T extends { maxAge?: number }>(options: T): T =>
  options.maxAge === 0 ? options : { ...options, maxAge: sessionIdleSeconds }

/** The cookie with the local part of the e-mail. Scripts can read it, so that static pages show who is signed in. */
export const hintCookie = {
  name: 'hint',
  path: '/',
  sameSite: 'lax' as const,
  secure,
  maxAge: sessionIdleSeconds,
}
/** The cookie with a message for the next page, which scripts can read for 30 s. */
export const flashCookie = { name: 'flash', path: '/', sameSite: 'lax' as const, secure, maxAge: 30 }

/** The cookie of a device that has signed in before, so that guesses from elsewhere do not lock its owner out (180 days). */
export const deviceCookie = {
  name: secure ? '__Host-device' : 'device',
  httpOnly: true,
  secure,
  sameSite: 'lax' as const,
  path: '/',
  maxAge: 180 * 24 * 3600,
}

const ofLink = { httpOnly: true, secure, sameSite: 'lax' as const, path: '/' }

/** The cookie of the browser that registered; it lasts as long as the link in the mail. */
export const registrationCookie = {
  ...ofLink,
  name: secure ? '__Host-registration' : 'registration',
  maxAge: mailLinkSeconds,
}
/** The cookie with the replacement for a reset link that a wrong code has used up. */
export const resetCookie = { ...ofLink, name: secure ? '__Host-reset' : 'reset', maxAge: 3600 }

/** Returns the value of the readable cookie: the part of the e-mail before the @. */
export const hintOf = (email: string | undefined) => email?.split('@')[0] || unnamed
