import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { issueRecord } from '@/lib/records/issue-record'
import { recordFiles, removeStrayRecords } from '@/lib/records/record-files'
import { adminClient } from '@/lib/supabase/admin'
import { env } from '../lib/deliveries/test-env'
import { makeInvoice } from '../support/contract-invoices'
import { must, succeed, type Person } from '../support/contract-people'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))

let environment: TestEnvironment
beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
})
afterAll(() => environment.stop())

async function issuedTo({ client, ...person }: Person): Promise<void> {
  const { invoice } = await makeInvoice(adminClient(), { client, ...person })
  must(await adminClient().from('invoices').update({ status: 'rejected' }).eq('id', invoice).select('id'))
  await issueRecord({ db: client }, invoice)
}

async function stored(): Promise<string[]> {
  const folders = must(await recordFiles().list('', { limit: 1000 }))
  const files = folders.map(async ({ name: folder }) =>
    must(await recordFiles().list(folder)).map(({ name }) => `${folder}/${name}`),
  )
  return (await Promise.all(files)).flat()
}

test('deleting an account deletes the files of its records, and no others', async () => {
  const [ana, berta] = [await environment.approvedClient('ana'), await environment.approvedClient('berta')]
  await issuedTo(berta)
  const hers = await stored()
  await issuedTo(ana)
  expect(hers).toHaveLength(1)
  expect(await stored()).toHaveLength(2)
  expect(await removeStrayRecords({ idleSeconds: 0 })).toBe(0)
  succeed(await adminClient().auth.admin.deleteUser(ana.id))
  expect(await removeStrayRecords({ idleSeconds: 0 })).toBe(1)
  expect(await stored()).toEqual(hers)
})

test('a file without a signed record is deleted once its writer had time to finish', async () => {
  const path = `${randomUUID()}/${randomUUID()}.pdf`
  must(await recordFiles().upload(path, Buffer.from('%PDF-'), { contentType: 'application/pdf' }))
  expect(await removeStrayRecords()).toBe(0)
  expect(await stored()).toContain(path)
  expect(await removeStrayRecords({ idleSeconds: 0 })).toBe(1)
  expect(await stored()).not.toContain(path)
})
