import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type * as Addresses from '@/lib/http/client-ip'
import { checkRecord } from '@/lib/records/check-record'
import { issueRecord } from '@/lib/records/issue-record'
import { adminClient } from '@/lib/supabase/admin'
import { selfSignedCertificate } from '@/supabase/local/local-secrets'
import { env } from '../lib/deliveries/test-env'
import { makeInvoice } from '../support/contract-invoices'
import { must, type Person } from '../support/contract-people'
import { openClock, openEntity } from '../support/signature-tools'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
vi.mock('@/lib/http/client-ip', async (load) => ({
  ...(await load<typeof Addresses>()),
  currentSender: async () => ({ address: '203.0.113.7' }),
}))

const folder = mkdtempSync(path.join(tmpdir(), 'issued-'))
let environment: TestEnvironment
let ana: Person
let entity: ReturnType<typeof openEntity>
beforeAll(async () => {
  entity = openEntity(folder)
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
  ana = await environment.approvedClient('ana')
})
afterEach(() => void Object.assign(env, environment.variables, { RECORD_TIMESTAMP_URL: undefined }))
afterAll(async () => {
  await environment.stop()
  rmSync(folder, { recursive: true })
})

async function decided(): Promise<string> {
  const { invoice } = await makeInvoice(adminClient(), ana)
  must(await adminClient().from('invoices').update({ status: 'accepted' }).eq('id', invoice).select('id'))
  return invoice
}
async function issued(invoice: string) {
  const { name, bytes } = await issueRecord({ db: ana.client }, invoice)
  const [code = ''] = /[0-9A-F]{4}(-[0-9A-F]{4}){3}/.exec(Buffer.from(bytes).toString('latin1')) ?? []
  return { name, code, checked: (await checkRecord(code)) ?? expect.fail('unknown') }
}
const year = 365 * 86_400_000

test('no record is signed with an expired or future certificate, and existing records stay valid', async () => {
  const invoice = await decided()
  for (const from of [Date.now() - 12 * year, Date.now() + year]) {
    Object.assign(env, {
      RECORD_CERTIFICATE: selfSignedCertificate('clave', new Date(from)),
      RECORD_CERTIFICATE_PASSPHRASE: 'clave',
    })
    await expect(issued(invoice)).rejects.toMatchObject({ code: 'record-certificate' })
  }
  Object.assign(env, environment.variables)
  const { name, checked } = await issued(invoice)
  expect(name).toBe(`${checked.number}.pdf`)
  expect(checked).toMatchObject({ expired: false, stamped_at: null })
  expect(Date.parse(checked.signed_at ?? '')).toBeLessThanOrEqual(Date.now())
})

test('a record has the time stamp of the authority, which the check page shows', async () => {
  const clock = await openClock((query) => ({ body: entity.stamp(query) }))
  Object.assign(env, { RECORD_TIMESTAMP_URL: clock.address })
  const { checked } = await issued(await decided())
  await clock.stop()
  expect(Math.abs(Date.parse(checked.stamped_at ?? '') - Date.now())).toBeLessThan(60_000)
})

test('while the time stamp authority does not answer, records are signed without a stamp and say so', async () => {
  const clock = await openClock(() => 'never')
  const gone = await openClock(() => 'never')
  await gone.stop()
  for (const address of [clock.address, gone.address]) {
    Object.assign(env, { RECORD_TIMESTAMP_URL: address })
    const from = performance.now()
    const { checked } = await issued(await decided())
    expect(checked).toMatchObject({ stamped_at: null, signed_at: expect.any(String) as string })
    expect(performance.now() - from).toBeLessThan(8000)
  }
  await clock.stop()
})

test('the check page shows that the certificate of a record has expired since', async () => {
  const { code } = await issued(await decided())
  vi.useFakeTimers({ now: Date.now() + 11 * year, toFake: ['Date'] })
  const later = await checkRecord(code).finally(() => vi.useRealTimers())
  expect(later?.expired).toBe(true)
})
