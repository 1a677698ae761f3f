import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { adminClient } from '@/lib/supabase/admin'
import { rulesVersion } from '@/lib/einvoice/rules/table'
import { reviewLeftOut } from '@/lib/uploads/reading/review-upload'
import { env } from '../lib/deliveries/test-env'
import { must, type Person } from '../support/contract-people'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { pdfOf, qrText } from '../support/files/pdfs'
import { upload } from './browser'
import { openDoomed, type Doomed } from './doomed'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))

let environment: TestEnvironment
let doomed: Doomed
let ana: Person

beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
  doomed = openDoomed(environment.variables, 1)
  ana = await environment.approvedClient('ana')
})
afterAll(async () => {
  await doomed.stop()
  await environment.stop()
})

const invoices = async () =>
  must(
    await adminClient()
      .from('invoices')
      .select('id, document_id, reviewed_at, supplier, proposal')
      .eq('user_id', ana.id)
      .order('created_at', { ascending: false }),
  )
const errand = () => ({
  userId: ana.id,
  batch: randomUUID(),
  key: randomUUID(),
  file: xmlFile({ seed: randomUUID() }),
})

test('an upload is answered after its review is stored', async () => {
  await upload(ana.client, errand())
  const [invoice] = await invoices()
  expect(invoice?.reviewed_at).not.toBeNull()
  expect(invoice?.supplier).toBeTruthy()
})

test.each(['upload.committed', 'review.before-store'])(
  'a file whose upload is killed at %s stays and is reviewed later, once',
  { timeout: 60_000 },
  async (point) => {
    const { data } = await ana.client.auth.getSession()
    const before = (await invoices()).length
    const order = { point, token: data.session?.access_token ?? '', errand: errand() }
    expect(await doomed.run(order)).toBe(true)
    const all = await invoices()
    expect(all).toHaveLength(before + 1)
    expect(all[0]?.reviewed_at).toBeNull()
    const rounds = await Promise.all([reviewLeftOut(0), reviewLeftOut(0), reviewLeftOut(0)])
    expect(rounds.reduce((sum, one) => sum + one, 0)).toBe(1)
    const [invoice] = await invoices()
    expect(invoice?.reviewed_at).not.toBeNull()
    expect(await reviewLeftOut(0)).toBe(0)
  },
)

test('the housekeeping repeats a review under older rules once, and the new review says so', async () => {
  await upload(ana.client, errand())
  const [invoice] = await invoices()
  const id = invoice?.id ?? ''
  const old = await adminClient().from('invoices').update({ rules_version: '1.0-1' }).eq('id', id)
  expect(old.error).toBeNull()
  expect(await reviewLeftOut(0)).toBe(1)
  const read = must(await ana.client.rpc('my_invoice', { invoice: id }))
  expect(read).toMatchObject({
    status: 'reviewing',
    reading: { review: { rulesVersion, again: { from: '1.0-1' } } },
  })
  expect(await reviewLeftOut(0)).toBe(0)
})

test('a PDF page is reviewed after its upload: its QR code is read once, and a member decides about its invoice', async () => {
  const code = 'ab12'.repeat(24)
  const bytes = Buffer.from(await pdfOf({ qr: qrText(code) }))
  const file = { name: 'FE-1.pdf', type: 'application/pdf', bytes } as const
  await upload(ana.client, { ...errand(), file })
  const [page] = await invoices()
  expect(page?.reviewed_at).toBeNull()
  const rounds = await Promise.all([reviewLeftOut(0), reviewLeftOut(0)])
  expect(rounds.reduce((sum, one) => sum + one, 0)).toBe(1)
  const read = must(await ana.client.rpc('my_invoice', { invoice: page?.id ?? '' }))
  expect(read).toMatchObject({ status: 'reviewing', reading: { document: null, scan: { code, of: null } } })
})
