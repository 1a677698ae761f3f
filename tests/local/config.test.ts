import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sessionExpired } from '@/lib/session/session'
import { sessionIdleSeconds } from '@/lib/supabase/session-cookie'
import { renderMail } from '@/supabase/local/auth/mailer'
import { parseToml, readAuthConfig } from '@/supabase/local/config'
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

  describe('config.toml', () => {
    test('is read table by table, comments and all', () => {
      const toml = parseToml('top = 1\n[a.b] # here\nname = "x # y" # why\nyes = true\nlist = ["no"]\n')
      expect([...toml]).toEqual([
        ['top', 1],
        ['a.b.name', 'x # y'],
        ['a.b.yes', true],
      ])
    })

    test('asks for the password length that the registration form promises', async () => {
      const config = await readAuthConfig(configFile)
      expect(config.minimumPasswordLength).toBe(6)
      expect(config.otpExpiry).toBe(24 * 3600)
    })

    test('ends a session when its cookie ends without use, and thirty days after the sign-in', async () => {
      const { sessions } = await readAuthConfig(configFile)
      expect(sessions.inactivity_timeout).toBe(`${sessionIdleSeconds / 3600}h`)
      const [, hours] = /^(\d+)h$/.exec(sessions.timebox) ?? []
      const now = Date.now()
      const begun = now / 1000 - Number(hours) * 3600
      const expired = (timestamp: number) => sessionExpired({ amr: [{ method: 'password', timestamp }] }, now)
      expect([expired(begun + 60), expired(begun - 60)]).toEqual([false, true])
    })
  })

  describe('mails', () => {
    test.each([
      ['confirmation', 'signup', '/portal'],
      ['recovery', 'recovery', '/auth/recuperar'],
      ['email_change', 'email_change', '/portal'],
    ] as const)(
      '%s leads to the confirmation page and leaves no place unfilled',
      async (name, type, next) => {
        const mail = renderMail((await readAuthConfig(configFile)).templates[name], values)
        const link = /href="(https:\/\/sitio\.test\/auth\/confirmar[^"]*)"/.exec(mail.html)?.[1] ?? ''
        const url = new URL(link.replaceAll('&amp;', '&'))
        expect(Object.fromEntries(url.searchParams)).toEqual({
          token_hash: 'abc123',
          type,
          next,
          redirect_to: values.RedirectTo,
        })
        expect(mail.subject).toMatch(/Nogal & Asociados$/)
        expect(mail.html + mail.text + mail.subject).not.toContain('{{')
        expect(mail.text).toContain(url.href)
        expect(mail.text).not.toMatch(/<|&amp;/)
      },
    )

    test('no value becomes markup, a header or a second parameter', () => {
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
  test('have defaults of their own', () => {
    expect(readSettings({})).toMatchObject({
      dataDir: path.resolve('.data'),
      apiPort: 54321,
      mailPort: 54324,
      smtpPort: 54325,
      drivePort: 54326,
      automationPort: 54327,
      databaseUrl: undefined,
      siteUrl: 'http://localhost:3000',
      jwtExpiry: 3600,
    })
  })

  test('read the environment; an empty value counts as none', () => {
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

  test.each(['x', '-1', '70000', '1.5'])('name the port that is wrong: %s', (value) => {
    expect(() => readSettings({ LOCAL_MAIL_PORT: value })).toThrow(/^LOCAL_MAIL_PORT must be a whole number/)
  })
})
