import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { authMails } from '@/content/auth-mails'
import { mailLinkSeconds } from '@/lib/supabase/session-cookie'

const text = readFileSync('supabase/config.toml', 'utf8')

function keysOf(value: unknown, name = ''): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value]]
  return Object.entries(value).flatMap(([key, one]) => keysOf(one, name ? `${name}.${key}` : key))
}

/** The file must contain these settings, because a push leaves all other settings of the project unchanged. */
const stated: Record<string, (value: unknown) => boolean> = {
  'api.schemas': (value) => JSON.stringify(value) === '["public"]',
  'api.max_rows': (value) => value === 1000,
  'auth.enabled': Boolean,
  'auth.site_url': (value) => value === 'env(SITE_URL)',
  'auth.additional_redirect_urls': (value) => Array.isArray(value) && value.every(isVariable),
  'auth.jwt_expiry': (value) => value === 3600,
  'auth.enable_refresh_token_rotation': Boolean,
  'auth.refresh_token_reuse_interval': (value) => value === 10,
  'auth.enable_signup': Boolean,
  'auth.enable_anonymous_sign_ins': isOff,
  'auth.enable_manual_linking': isOff,
  'auth.minimum_password_length': (value) => value === 6,
  'auth.password_requirements': (value) => value === '',
  'auth.rate_limit.email_sent': (value) => Number(value) >= 100,
  'auth.rate_limit.token_refresh': (value) => Number(value) >= 150 && Number(value) <= 300,
  'auth.rate_limit.sign_in_sign_ups': (value) => value === 30,
  'auth.rate_limit.token_verifications': (value) => value === 30,
  // On Supabase's free plan these two settings cannot have any other value.
  'auth.sessions.timebox': (value) => value === '0s',
  'auth.sessions.inactivity_timeout': (value) => value === '0s',
  'auth.mfa.max_enrolled_factors': (value) => Number(value) >= 2,
  'auth.mfa.totp.enroll_enabled': Boolean,
  'auth.mfa.totp.verify_enabled': Boolean,
  'auth.mfa.phone.enroll_enabled': isOff,
  'auth.mfa.phone.verify_enabled': isOff,
  'auth.sms.enabled': isOff,
  'auth.email.enabled': Boolean,
  'auth.email.enable_confirmations': Boolean,
  'auth.email.double_confirm_changes': Boolean,
  'auth.email.require_current_password': Boolean,
  'auth.email.secure_password_change': isOff,
  // The site's own pause between two mails to one mailbox is five seconds longer than this setting.
  'auth.email.max_frequency': (value) => value === '60s',
  // A person who guesses this code does not need the link in the mail, so the code has ten digits.
  'auth.email.otp_length': (value) => value === 10,
  'auth.email.otp_expiry': (value) => value === mailLinkSeconds,
  // The site offers no sign-in link, so anybody who requests one gets the mail for a new password instead.
  'auth.email.template.magic_link.subject': (value) => value === authMails.recovery.subject,
  'auth.email.template.magic_link.content_path': (value) => value === './supabase/templates/recovery.html',
  'auth.email.smtp.enabled': Boolean,
  'auth.email.smtp.host': isVariable,
  'auth.email.smtp.port': isVariable,
  'auth.email.smtp.user': isVariable,
  'auth.email.smtp.pass': isVariable,
  'auth.email.smtp.admin_email': isVariable,
  'auth.email.smtp.sender_name': isVariable,
  'auth.email.notification.password_changed.enabled': isOff,
  'auth.email.notification.email_changed.enabled': isOff,
  ...Object.fromEntries(
    Object.entries(authMails).flatMap(([name, { subject }]) => [
      [`auth.email.template.${name}.subject`, (value: unknown) => value === subject],
      [`auth.email.template.${name}.content_path`, (value: unknown) => existsSync(String(value))],
    ]),
  ),
}

function isOff(value: unknown): boolean {
  return value === false
}

function isVariable(value: unknown): boolean {
  return typeof value === 'string' && /^env\([A-Z_]+\)$/.test(value)
}

const local = /localhost|127\.0\.0\.1|0\.0\.0\.0|\[?::1|\.local\b|\.example\b|\.test\b/

/** Returns a line for each mistake that pushing these settings would make. */
function faults(toml: string): string[] {
  const found = new Map(keysOf(parse(toml)))
  return [
    ...Object.entries(stated)
      .filter(([key, sound]) => !found.has(key) || !sound(found.get(key)))
      .map(([key]) => `${key}: ${found.has(key) ? 'pushes another value' : 'is not stated'}`),
    ...[...found]
      .filter(([key, value]) => key.startsWith('auth.') && local.test(JSON.stringify(value)))
      .map(([key]) => `${key}: pushes an address of one machine`),
  ]
}

test('config.toml states every important setting, and no address of one machine', () => {
  expect(faults(text)).toEqual([])
})

test('every variable of config.toml has an example', () => {
  const examples = parseEnv(readFileSync('supabase/.env.example', 'utf8'))
  const variables = [...text.matchAll(/env\(([A-Z_]+)\)/g)].map(([, name]) => name ?? '')
  expect(variables.filter((name) => !examples[name])).toEqual([])
  expect(Object.keys(examples).sort()).toEqual([...new Set(variables)].sort())
})

describe('a mistake in config.toml is noticed:', () => {
  const swap = (from: string, to: string) => {
    expect(text).toContain(from)
    return faults(text.replace(from, to))
  }
  test.each([
    [
      'site_url = "env(SITE_URL)"',
      'site_url = "http://localhost:3000"',
      'auth.site_url: pushes an address of one machine',
    ],
    ['site_url = "env(SITE_URL)"', '', 'auth.site_url: is not stated'],
    ['enroll_enabled = true', 'enroll_enabled = false', 'auth.mfa.totp.enroll_enabled: pushes another value'],
    ['verify_enabled = true', '', 'auth.mfa.totp.verify_enabled: is not stated'],
    [
      '[auth.email.smtp]\nenabled = true',
      '[auth.email.smtp]\nenabled = false',
      'auth.email.smtp.enabled: pushes another value',
    ],
    ['host = "env(AUTH_SMTP_HOST)"', 'host = ""', 'auth.email.smtp.host: pushes another value'],
    ['pass = "env(AUTH_SMTP_PASS)"', '', 'auth.email.smtp.pass: is not stated'],
    ['email_sent = 200', '', 'auth.rate_limit.email_sent: is not stated'],
    ['timebox = "0s"', 'timebox = "720h"', 'auth.sessions.timebox: pushes another value'],
    ['enable_confirmations = true', '', 'auth.email.enable_confirmations: is not stated'],
    ['jwt_expiry = 3600', '', 'auth.jwt_expiry: is not stated'],
    ['require_current_password = true', '', 'auth.email.require_current_password: is not stated'],
    [
      'templates/recovery.html',
      'templates/lost.html',
      'auth.email.template.recovery.content_path: pushes another value',
    ],
  ])('%s → %s', (from, to, fault) => {
    expect(swap(from, to)).toContain(fault)
  })
})
