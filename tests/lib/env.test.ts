import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'

const key = (bytes: number) => randomBytes(bytes).toString('base64')
const withKey = (value: string) => parseEnv({ ...process.env, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: value })
const withDeployment = (value: string) => parseEnv({ ...process.env, NEXT_DEPLOYMENT_ID: value })

test('the key of actions is 32 bytes in base64, or none', () => {
  const sound = key(32)
  expect(withKey(sound).NEXT_SERVER_ACTIONS_ENCRYPTION_KEY).toBe(sound)
  expect(withKey('').NEXT_SERVER_ACTIONS_ENCRYPTION_KEY).toBeUndefined()
})

test.each([key(16), key(33), 'a secret of our own', `${key(31)}*`])(
  'another key stops the build, with its name: %s',
  (wrong) => {
    expect(() => withKey(wrong)).toThrow(/NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: .*32 bytes/)
  },
)

test('the id of a deployment goes into addresses and headers, and holds only what may stand there', () => {
  expect(withDeployment('2026-11-20_ab12').NEXT_DEPLOYMENT_ID).toBe('2026-11-20_ab12')
  for (const wrong of ['a b', 'a/b', 'a&b=c', 'é', 'a'.repeat(65)])
    expect(() => withDeployment(wrong)).toThrow(/NEXT_DEPLOYMENT_ID/)
})

test('the address of a collector is one, or there is none', () => {
  const withCollector = (value: string) => parseEnv({ ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: value })
  expect(withCollector('').OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined()
  expect(() => withCollector('collector')).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT/)
})

test('the address of a time-stamping authority is one of the web, and needs a certificate to stamp for', () => {
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
