import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'

type Table = Record<string, unknown>

const examples = new Map(
  readFileSync('supabase/.env.example', 'utf8')
    .split('\n')
    .flatMap((line) =>
      /^[A-Z_]+=/.test(line) ? [[line.split('=')[0], line.replace(/^[A-Z_]+=/, '')]] : [],
    ) as [string, string][],
)
const { auth } = parse(readFileSync('supabase/config.toml', 'utf8')) as { auth: Table }

/** Returns the value that `supabase config push` sends, with the variables of supabase/.env.example. */
function pushed(name: string): string {
  const value = name.split('.').reduce<unknown>((table, key) => (table as Table)[key], auth)
  const text = Array.isArray(value) ? value.join(',') : String(value)
  return text.replace(/^env\((.*)\)$/, (_, variable: string) => examples.get(variable) ?? '')
}

const isNot = (value: string) => String(value !== 'true')

/** Maps the names of settings in the auth service (GoTrue) to their values in config.toml. */
const names: Record<string, string> = {
  GOTRUE_SITE_URL: pushed('site_url'),
  GOTRUE_URI_ALLOW_LIST: pushed('additional_redirect_urls'),
  GOTRUE_JWT_EXP: pushed('jwt_expiry'),
  GOTRUE_DISABLE_SIGNUP: isNot(pushed('enable_signup')),
  GOTRUE_EXTERNAL_EMAIL_ENABLED: pushed('email.enabled'),
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: pushed('enable_anonymous_sign_ins'),
  GOTRUE_EXTERNAL_PHONE_ENABLED: pushed('sms.enabled'),
  GOTRUE_MAILER_AUTOCONFIRM: isNot(pushed('email.enable_confirmations')),
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: pushed('email.double_confirm_changes'),
  GOTRUE_MAILER_OTP_EXP: pushed('email.otp_expiry'),
  GOTRUE_MAILER_OTP_LENGTH: pushed('email.otp_length'),
  GOTRUE_PASSWORD_MIN_LENGTH: pushed('minimum_password_length'),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: pushed('email.require_current_password'),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: pushed('email.secure_password_change'),
  GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: pushed('enable_refresh_token_rotation'),
  GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: pushed('refresh_token_reuse_interval'),
  GOTRUE_MFA_TOTP_ENROLL_ENABLED: pushed('mfa.totp.enroll_enabled'),
  GOTRUE_MFA_TOTP_VERIFY_ENABLED: pushed('mfa.totp.verify_enabled'),
  GOTRUE_MFA_MAX_ENROLLED_FACTORS: pushed('mfa.max_enrolled_factors'),
  GOTRUE_SMTP_HOST: pushed('email.smtp.host'),
  GOTRUE_SMTP_PORT: pushed('email.smtp.port'),
  GOTRUE_SMTP_USER: pushed('email.smtp.user'),
  GOTRUE_SMTP_PASS: pushed('email.smtp.pass'),
  GOTRUE_SMTP_ADMIN_EMAIL: pushed('email.smtp.admin_email'),
  GOTRUE_SMTP_SENDER_NAME: pushed('email.smtp.sender_name'),
  GOTRUE_SMTP_MAX_FREQUENCY: pushed('email.max_frequency'),
  GOTRUE_RATE_LIMIT_EMAIL_SENT: pushed('rate_limit.email_sent'),
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: pushed('rate_limit.token_refresh'),
  GOTRUE_RATE_LIMIT_OTP: pushed('rate_limit.sign_in_sign_ups'),
  GOTRUE_RATE_LIMIT_VERIFY: pushed('rate_limit.token_verifications'),
  GOTRUE_MAILER_SUBJECTS_CONFIRMATION: pushed('email.template.confirmation.subject'),
  GOTRUE_MAILER_SUBJECTS_RECOVERY: pushed('email.template.recovery.subject'),
  GOTRUE_MAILER_SUBJECTS_EMAIL_CHANGE: pushed('email.template.email_change.subject'),
}

test('docs/deploy.md configures a self-hosted auth service as config.toml configures a hosted one', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8')
  const answers = Object.fromEntries(
    [...guide.matchAll(/^ +(GOTRUE_\w+): (.*)$/gm)].map(([, name, value = '']) => [
      name,
      value.replace(/^'(.*)'$/, '$1'),
    ]),
  )
  expect(answers).toMatchObject(names)
  // These settings are not in config.toml, because hosted Supabase sets them itself or does not offer them.
  expect(answers).toMatchObject({
    GOTRUE_RATE_LIMIT_HEADER: 'X-Real-Ip',
    GOTRUE_EXTERNAL_EMAIL_MAGIC_LINK_ENABLED: 'false',
  })
})
