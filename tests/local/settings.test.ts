import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings } from '@/supabase/local/settings'

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
