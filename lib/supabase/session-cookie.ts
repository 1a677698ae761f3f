import { unnamed } from '@/content/auth'
import { env } from '@/lib/env'

const { protocol, hostname } = new URL(env.SITE_URL)
const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Browsers silently drop `__Host-` cookies on plain http, except on loopback. */
const secure = protocol === 'https:' || loopback

/** In seconds: how long the link in a mail works. `otp_expiry` in config.toml must be the same. */
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

/** Drops session cookies that cannot be decoded, because @supabase/ssr would log an error for each. */
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

/** @supabase/ssr gives every cookie 400 days, so this sets the life of our session cookies. */
export const withLife = <T extends { maxAge?: number }>(options: T): T =>
  options.maxAge === 0 ? options : { ...options, maxAge: sessionIdleSeconds }

/** Scripts can read this cookie, so that static pages show who is signed in. */
export const hintCookie = {
  name: 'hint',
  path: '/',
  sameSite: 'lax' as const,
  secure,
  maxAge: sessionIdleSeconds,
}
/** This cookie has a message for the next page. Scripts can read it for 30 s. */
export const flashCookie = { name: 'flash', path: '/', sameSite: 'lax' as const, secure, maxAge: 30 }

/** Marks a browser that has signed in before, so that wrong passwords elsewhere do not lock its owner out. */
export const deviceCookie = {
  name: secure ? '__Host-device' : 'device',
  httpOnly: true,
  secure,
  sameSite: 'lax' as const,
  path: '/',
  maxAge: 180 * 24 * 3600,
}

const ofLink = { httpOnly: true, secure, sameSite: 'lax' as const, path: '/' }

/** This cookie marks the browser that registered. It lasts as long as the link in the mail. */
export const registrationCookie = {
  ...ofLink,
  name: secure ? '__Host-registration' : 'registration',
  maxAge: mailLinkSeconds,
}
/** A wrong code uses up the link to reset a password. This cookie then replaces the link. */
export const resetCookie = { ...ofLink, name: secure ? '__Host-reset' : 'reset', maxAge: 3600 }

/** Returns the part of an e-mail address before the @. */
export const hintOf = (email: string | undefined) => email?.split('@')[0] || unnamed
