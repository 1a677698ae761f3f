import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseEnv as parseDotenv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { readEnv } from '@/lib/env-schema'

const key = (bytes: number) => randomBytes(bytes).toString('base64')
const withKey = (value: string) => parseEnv({ ...process.env, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: value })
const withDeployment = (value: string) => parseEnv({ ...process.env, NEXT_DEPLOYMENT_ID: value })

test('the encryption key of server actions is 32 bytes in base64, or absent', () => {
  const sound = key(32)
  expect(withKey(sound).NEXT_SERVER_ACTIONS_ENCRYPTION_KEY).toBe(sound)
  expect(withKey('').NEXT_SERVER_ACTIONS_ENCRYPTION_KEY).toBeUndefined()
})

test.each([key(16), key(33), 'a secret of our own', `${key(31)}*`])(
  'a wrong encryption key stops the build and is named: %s',
  (wrong) => {
    expect(() => withKey(wrong)).toThrow(/NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: .*32 bytes/)
  },
)

test('the id of a deployment has only characters that are safe in addresses and headers', () => {
  expect(withDeployment('2026-11-20_ab12').NEXT_DEPLOYMENT_ID).toBe('2026-11-20_ab12')
  for (const wrong of ['a b', 'a/b', 'a&b=c', 'é', 'a'.repeat(65)])
    expect(() => withDeployment(wrong)).toThrow(/NEXT_DEPLOYMENT_ID/)
})

test('the address of the backend is https or on this machine, because keys are sent to it', () => {
  const withBackend = (value: string) => parseEnv({ ...process.env, SUPABASE_URL: value }).SUPABASE_URL
  for (const right of [
    'https://xyz.supabase.co',
    'http://127.0.0.1:54321',
    'http://localhost',
    'http://[::1]:1',
  ])
    expect(withBackend(`${right}/`)).toBe(right)
  for (const open of [
    'http://xyz.supabase.co',
    'http://localhost.firma.co',
    'http://127.0.0.1@firma.co',
    'ftp://127.0.0.1',
  ])
    expect(() => withBackend(open)).toThrow(/SUPABASE_URL: with https/)
})

test('a page waits for the backend as long as usual, or longer on a slow machine, but never shorter', () => {
  const patience = (value?: string) => parseEnv({ ...process.env, BACKEND_PATIENCE: value }).BACKEND_PATIENCE
  expect([patience(), patience('1'), patience('2.5')]).toEqual([1, 1, 2.5])
  for (const wrong of ['0', '0.5', 'mucha']) expect(() => patience(wrong)).toThrow(/BACKEND_PATIENCE/)
})

test('the address of a trace collector is valid or absent', () => {
  const withCollector = (value: string) => parseEnv({ ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: value })
  expect(withCollector('').OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined()
  expect(() => withCollector('collector')).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT/)
})

test('the address of a time stamp authority is a web address and needs a certificate', () => {
  const withClock = (value: string, RECORD_CERTIFICATE = 'Y2VydA==') =>
    parseEnv({ ...process.env, RECORD_CERTIFICATE, RECORD_TIMESTAMP_URL: value })
  expect(withClock('').RECORD_TIMESTAMP_URL).toBeUndefined()
  expect(withClock('https://firma:clave@tsa.example/ts').RECORD_TIMESTAMP_URL).toContain('tsa.example')
  for (const wrong of ['tsa.example', 'ftp://tsa.example'])
    expect(() => withClock(wrong)).toThrow(/RECORD_TIMESTAMP_URL: a time-stamping authority/)
  expect(() => withClock('https://tsa.example', '')).toThrow(
    /RECORD_CERTIFICATE: needed because RECORD_TIMESTAMP_URL/,
  )
})

describe('the file .env.example', () => {
  const text = readFileSync('.env.example', 'utf8')

  /** Reads the file as Docker does: everything after the first equals sign is taken literally. */
  const parseDockerFile = () =>
    Object.fromEntries(
      text
        .split('\n')
        .filter((line) => line.trim() && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )

  test('is read alike by every tool', () => {
    expect(parseDockerFile()).toEqual(parseDotenv(text))
    expect(parseDockerFile().MAIL_FROM).toBe('Firma & Asociados <hola@firma.co>')
  })

  test('is valid once the secret of the cron is set', () => {
    const env = parseEnv({ ...parseDockerFile(), CRON_SECRET: 'sixteen-letters-or-more' })
    expect(env.MAIL_FROM).toBe('Firma & Asociados <hola@firma.co>')
    expect(env.GOOGLE_DRIVE_PRIVATE_KEY).toBeUndefined()
  })
})

test.each(['"Nogal <hola@nogal.example>"', "'Nogal <hola@nogal.example>'"])(
  'a value in quotes stops the build and is named: %s',
  (MAIL_FROM) => {
    expect(() => parseEnv({ ...process.env, MAIL_FROM })).toThrow('MAIL_FROM: without quotes')
  },
)

test('wrong and missing values are named while the others can still be read', () => {
  const { env, values, problems } = readEnv({ ...process.env, SMTP_URL: '', SITE_URL: 'firma.co' })
  expect(env).toBeNull()
  expect(problems.map(({ name, absent }) => ({ name, absent }))).toEqual([
    { name: 'SITE_URL', absent: false },
    { name: 'SMTP_URL', absent: true },
  ])
  expect(values).toMatchObject({ MAIL_FROM: process.env.MAIL_FROM })
  expect(values).not.toHaveProperty('SITE_URL')
})

test.each([
  [
    'a preview',
    { VERCEL_ENV: 'preview', VERCEL_TARGET_ENV: 'preview' },
    'https://portal-3f9-firma.vercel.app',
  ],
  ['a preview of an older platform', { VERCEL_ENV: 'preview' }, 'https://portal-3f9-firma.vercel.app'],
  [
    'an environment of the firm’s own',
    { VERCEL_ENV: 'preview', VERCEL_TARGET_ENV: 'staging' },
    'https://www.firma.co',
  ],
  ['production', { VERCEL_ENV: 'production', VERCEL_TARGET_ENV: 'production' }, 'https://www.firma.co'],
])('on Vercel, only a preview uses the address of its own deployment: %s', (_, platform, address) => {
  const names = { SITE_URL: 'https://www.firma.co/', VERCEL: '1', VERCEL_URL: 'portal-3f9-firma.vercel.app' }
  expect(parseEnv({ ...process.env, ...names, ...platform }).SITE_URL).toBe(address)
})
