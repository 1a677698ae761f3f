import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projectRef, startManagementApi } from '../support/management-api'
import { openCliProject, type CliProject } from '../support/supabase-cli'

/** Nothing needs to listen on this port, because the CLI reads the settings before it connects. */
const nobody = 'postgres://postgres@127.0.0.1:9/postgres'

let project: CliProject
beforeEach(async () => {
  project = await openCliProject()
})
afterEach(() => project.remove())

const inside = (name: string) => path.join(project.folder, 'supabase', name)
const change = async (name: string, from: string, to: string) => {
  const text = await readFile(inside(name), 'utf8')
  expect(text).toContain(from)
  await writeFile(inside(name), text.replace(from, to))
}
const readSettings = async () => (await project.supabase(['migration', 'list', `--remote=${nobody}`])).text

describe('the Supabase CLI', () => {
  test('reads config.toml and its variables without a warning', async () => {
    const said = await readSettings()
    expect(said).toContain('dial error')
    expect(said).not.toMatch(/WARN|Invalid|env\(|config\.toml/)
  })

  test.each([
    ['jwt_expiry = 3600', 'jwt_expires = 3600', 'does not recognize and ignores: auth.jwt_expires'],
    ['[auth.email]\nenabled', '[auth.email]\nenable_signup', 'auth.email.enable_signup is deprecated'],
    ['[local_smtp]', '[inbucket]', '[inbucket] in supabase/config.toml is no longer supported'],
    ['max_rows = 1000', 'max_rows = "many"', 'Invalid api.max_rows'],
    ['/recovery.html', '/lost.html', 'Invalid config for auth.email.template.recovery.content_path'],
  ])('reports a setting that it does not read: %s → %s', async (from, to, says) => {
    await change('config.toml', from, to)
    expect(await readSettings()).toContain(says)
  })

  test('refuses to start without supabase/.env', async () => {
    await rm(inside('.env'))
    expect(await readSettings()).toContain('Invalid auth.email.smtp.port')
  })
})

test(
  'config push writes the settings of config.toml, with the values of supabase/.env',
  { timeout: 60_000 },
  async () => {
    await change('.env', 'AUTH_SMTP_PASS=password', `AUTH_SMTP_PASS='pa$word #1 "x"'`)
    const api = await startManagementApi(project.folder)
    try {
      const supabase = (...args: string[]) => project.supabase(args, api.env)
      expect(await supabase('link', '--project-ref', projectRef)).toMatchObject({ status: 0 })

      const unasked = await supabase('config', 'push')
      expect(unasked.text).toContain('local:  "https://www.firma.co" (from env SITE_URL)')
      expect(unasked.text).toContain('Nothing was changed')
      expect(api.written).toEqual([])

      const compared = await supabase('config', 'diff')
      expect(compared.status, compared.text).toBe(0)
      expect(compared.text).not.toMatch(/WARN|declared propert/)

      // The command reports an error, because the fake service returns one setting and the real service 238.
      await supabase('config', 'push', '--yes')
      const [toApi, toAuth] = api.written
      expect(toApi).toEqual({ to: 'postgrest', values: { db_schema: 'public' } })
      expect(toAuth?.to).toBe('auth')
      expect(toAuth?.values).toMatchObject({
        site_url: 'https://www.firma.co',
        uri_allow_list: 'https://www.firma.co/**,https://*-firma.vercel.app/**',
        disable_signup: false,
        external_email_enabled: true,
        external_phone_enabled: false,
        external_anonymous_users_enabled: false,
        mailer_autoconfirm: false,
        mailer_secure_email_change_enabled: true,
        mailer_templates_recovery_content: await readFile(inside('templates/recovery.html'), 'utf8'),
        security_update_password_require_current_password: true,
        security_update_password_require_reauthentication: false,
        mfa_totp_enroll_enabled: true,
        mfa_totp_verify_enabled: true,
        rate_limit_email_sent: 200,
        sessions_timebox: 0,
        sessions_inactivity_timeout: 0,
        smtp_host: 'smtp.firma.co',
        smtp_port: '587',
        smtp_user: 'user',
        smtp_pass: 'pa$word #1 "x"',
        smtp_max_frequency: 60,
        smtp_admin_email: 'no-responder@firma.co',
        smtp_sender_name: 'Firma & Asociados',
      })
      expect(JSON.stringify(api.written)).not.toContain('env(')
    } finally {
      await api.stop()
    }
  },
)

test('config push would write a missing variable as its literal text', async () => {
  await change('.env', 'SITE_URL=', 'SITE=')
  const api = await startManagementApi(project.folder)
  try {
    await project.supabase(['link', '--project-ref', projectRef], api.env)
    expect((await project.supabase(['config', 'push'], api.env)).text).toContain('local:  "env(SITE_URL)"')
    expect(api.written).toEqual([])
  } finally {
    await api.stop()
  }
})
