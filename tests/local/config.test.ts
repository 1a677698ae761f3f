import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { authMails } from '@/content/auth-mails'
import { mailLinkSeconds } from '@/lib/supabase/session-cookie'
import { isAllowedRedirect, renderMail } from '@/supabase/local/auth/mailer'
import { readAuthConfig } from '@/supabase/local/config'
import { readSettings } from '@/supabase/local/settings'

describe('config.toml', () => {
  const configFile = path.resolve('supabase/config.toml')
  const values = {
    SiteURL: 'https://sitio.test',
    TokenHash: 'abc123',
    Email: 'ana@ejemplo.test',
    NewEmail: 'nueva@ejemplo.test',
    RedirectTo: 'https://sitio.test/a?b=1&c=2',
  }

  const { sender } = readSettings({ AUTH_SMTP_SENDER_NAME: 'Firma & Asociados' })
  const read = (overrides = '', file = configFile) =>
    readAuthConfig(file, overrides, { SITE_URL: 'https://sitio.test', ...sender })

  test('has the password length that the registration form states, and the lifetime of links that the mails state', async () => {
    const config = await read()
    expect(config.minimum_password_length).toBe(6)
    expect(config.email.otp_expiry).toBe(mailLinkSeconds)
  })

  test('can contain variables for addresses, and local overrides are added on top', async () => {
    const overrides = `[auth]
      additional_redirect_urls = ["https://a.test/**,https://b.test/**", "env(NOT_SET)"]
      [auth.email]
      max_frequency = "2m"
`
    const config = await read(overrides)
    expect(config.site_url).toBe('https://sitio.test')
    expect(config.additional_redirect_urls).toEqual([
      'https://a.test/**',
      'https://b.test/**',
      'env(NOT_SET)',
    ])
    expect(config.email.max_frequency).toBe(120)
    expect(config.email.smtp).toEqual({
      sender_name: 'Firma & Asociados',
      admin_email: 'no-responder@portal.example',
    })
  })

  test('is refused for a wrong key, which is named', async () => {
    await expect(read('[auth]\nminimum_password_length = "six"')).rejects.toThrow(/minimum_password_length/)
  })

  describe('mails of the auth service', () => {
    test.each([
      ['confirmation', 'signup', '/portal'],
      ['recovery', 'recovery', '/auth/recuperar'],
      ['email_change', 'email_change', '/portal'],
    ] as const)(
      'the mail %s links to the confirmation page and has no unfilled placeholder',
      async (name, type, next) => {
        const mail = renderMail((await read()).templates[name], values)
        const link = /href="(https:\/\/sitio\.test\/auth\/confirmar[^"]*)"/.exec(mail.html)?.[1] ?? ''
        const url = new URL(link.replaceAll('&amp;', '&'))
        expect(Object.fromEntries(url.searchParams)).toEqual({
          token_hash: 'abc123',
          type,
          next,
          redirect_to: values.RedirectTo,
        })
        expect(mail.subject).toBe(authMails[name].subject)
        expect(mail.html + mail.text + mail.subject).not.toContain('{{')
        expect(mail.text).toContain(url.href)
        expect(mail.text).not.toMatch(/<|&amp;/)
      },
    )

    test('the mails come from another firm’s folder if there is one', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'templates-'))
      for (const name of Object.keys(authMails))
        writeFileSync(path.join(folder, `${name}.html`), `<p>${name} de Ceiba</p>`)
      const { configOverrides } = readSettings({ AUTH_TEMPLATES_FOLDER: folder })
      const { templates } = await read(configOverrides)
      rmSync(folder, { recursive: true })
      expect(templates.recovery).toEqual({
        subject: 'Cambia tu contraseña',
        html: '<p>recovery de Ceiba</p>',
      })
    })

    test('a value in a mail never becomes markup, a header or a second parameter', () => {
      const template = {
        subject: 'Hola {{ .Email }}',
        html: '<p>{{ .Email }}</p><a href="/x?r={{ .RedirectTo }}">x</a>',
      }
      const mail = renderMail(template, {
        ...values,
        Email: '<img src=x onerror=alert(1)>"\r\nBcc: b@x.test',
        RedirectTo: '"><script>&type=recovery',
      })
      expect(mail.html).not.toMatch(/<img|<script|&type=/)
      expect(mail.subject).not.toMatch(/[\r\n]/)
    })
  })
})

describe('settings of the embedded backend', () => {
  test('have defaults', () => {
    expect(readSettings({})).toMatchObject({
      dataDir: path.resolve('.data'),
      apiPort: 54321,
      mailPort: 54324,
      smtpPort: 54325,
      drivePort: 54326,
      automationPort: 54327,
      pushPort: 54328,
      databaseUrl: undefined,
      siteUrl: 'http://localhost:3000',
      jwtExpiry: undefined,
    })
  })

  test('come from the environment, where an empty value is like none', () => {
    const settings = readSettings({
      DATA_DIR: 'otra',
      LOCAL_API_PORT: '0',
      DATABASE_URL: '',
      SITE_URL: 'http://a.test:1/x',
    })
    expect(settings).toMatchObject({
      dataDir: path.resolve('otra'),
      apiPort: 0,
      databaseUrl: undefined,
      siteUrl: 'http://a.test:1',
    })
    expect(readSettings({ DATA_DIR: 'otra', LOCAL_DATA_DIR: 'mia' }).dataDir).toBe(path.resolve('mia'))
  })

  test.each(['x', '-1', '70000', '1.5'])('name the variable of a wrong port: %s', (value) => {
    expect(() => readSettings({ LOCAL_MAIL_PORT: value })).toThrow(/^LOCAL_MAIL_PORT must be a whole number/)
  })
})

describe('allowed targets of the links in mails', () => {
  const allowed = ['https://*-firma.vercel.app/**', 'https://otro.test/a/*']
  const may = (address: string, site = 'https://sitio.test') => isAllowedRedirect(address, site, allowed)

  test.each([
    'https://sitio.test/',
    'https://sitio.test/portal?a=1',
    'https://rama-firma.vercel.app/portal/citas',
    'https://otro.test/a/b#c.d',
    'http://127.0.0.1:3000/',
  ])('include %s', (address) => expect(may(address)).toBe(true))

  test.each([
    'http://sitio.test/',
    'https://sitio.test:444/',
    'https://sitio.test.malo.test/',
    'https://a.b-firma.vercel.app/',
    'https://malo.test/-firma.vercel.app/',
    'https://otro.test/a/b/c',
    'https://10.0.0.1/',
    'http://localhost:3000/',
    'env(AUTH_REDIRECT_URLS)',
    '',
  ])('do not include %s', (address) => expect(may(address)).toBe(false))

  test('include every port of a local site', () => {
    expect(may('http://localhost:4000/', 'http://localhost:3000')).toBe(true)
  })
})
