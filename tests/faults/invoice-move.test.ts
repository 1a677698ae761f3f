import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { review } from '@/content/invoice-decisions'
import type { Member } from '@/lib/session/require'
import { adminClient } from '@/lib/supabase/admin'
import { moveInvoice } from '@/lib/uploads/move-invoice'
import { copyObject } from '@/lib/uploads/objects'
import { buyer, checkDigit } from '@/supabase/sample-files/parties'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { env } from '../lib/deliveries/test-env'
import { must, succeed, type Person } from '../support/contract-people'
import { upload } from './browser'
import { openEnvironment, type TestEnvironment } from './environment'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))

let environment: TestEnvironment
let ana: Person
let berta: Person

beforeAll(async () => {
  environment = await openEnvironment()
  Object.assign(env, environment.variables)
  ana = await environment.approvedClient('ana')
  berta = await environment.approvedClient('berta')
  const company = (person: Person, name: string, nit: string) =>
    person.client.rpc('save_company', {
      company_name: name,
      company_nit: nit,
      company_digit: checkDigit(nit),
    })
  succeed(await company(ana, 'Talleres Usme Ltda.', '900108281'))
  succeed(await company(berta, buyer.name, buyer.nit))
})
afterAll(() => environment.stop())

const invoicesOf = async (person: Person) =>
  must(
    await adminClient()
      .from('invoices')
      .select(
        'id, number, status, direction, note, moved_at, reviewed_at, documents (id, sha256, storage_path)',
      )
      .eq('user_id', person.id)
      .order('created_at'),
  )
const storedBy = async (person: Person) =>
  must(await adminClient().storage.from('facturas').list(person.id, { limit: 100 })).map(({ name }) => name)

test('an invoice sent to the wrong client is moved with its file, once, even after an interruption', async () => {
  const file = xmlFile({ seed: randomUUID() })
  await upload(ana.client, { userId: ana.id, batch: randomUUID(), key: randomUUID(), file })
  const [sent] = await invoicesOf(ana)
  expect(sent).toMatchObject({ direction: 'foreign', status: 'reviewing' })
  if (!sent) return
  const member = { db: environment.staff.client } as unknown as Member
  const input = { invoice: sent.id, client: berta.id, seen: 0 }

  // An earlier try of the move ended just after it had stored the copy.
  const place = must(await environment.staff.client.rpc('begin_invoice_move', input)) as {
    from: string
    to: string
    type: string
  }
  await copyObject(place.from, place.to, place.type)
  const { number } = await moveInvoice(member, input)

  const [moved, ...more] = await invoicesOf(berta)
  expect(more).toEqual([])
  expect(moved).toMatchObject({ number, status: 'reviewing', direction: 'purchase' })
  expect(moved?.reviewed_at).not.toBeNull()
  expect(moved?.documents?.sha256).toBe(sent.documents?.sha256)
  expect(moved?.documents?.storage_path).toBe(place.to)
  expect(await storedBy(berta)).toHaveLength(1)

  const [closed] = await invoicesOf(ana)
  expect(closed).toMatchObject({ status: 'rejected', note: review.move.note })
  expect(closed?.moved_at).not.toBeNull()
  expect(closed?.note).not.toContain(buyer.name)
  // The client who sent the invoice keeps the file and the decision about it after the move to the right client.
  expect(await storedBy(ana)).toHaveLength(1)
  await expect(moveInvoice(member, input)).rejects.toMatchObject({ code: 'invoice-decided' })
  expect(await invoicesOf(berta)).toHaveLength(1)
})
