import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeInvoice } from '../support/contract-invoices'
import { decide, must, register, registerStaff, type Person } from '../support/contract-people'
import { openClient, openTarget, type Client, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let service: Client
let ana: Person
let staff: Person
beforeAll(async () => {
  target = await openTarget()
  service = openClient(target, target.secretKey)
  staff = await registerStaff(target)
  ana = await register(target, 'ana')
  await decide(staff, ana, 'approved')
})
afterAll(() => target?.stop())

const begunSchema = z.object({ id: z.uuid(), number: z.string(), code: z.string() })
const hashes = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(64))

async function rejected(): Promise<string> {
  const { invoice } = await makeInvoice(service, ana)
  must(await service.from('invoices').update({ status: 'rejected' }).eq('id', invoice).select('id'))
  return invoice
}
const begin = async ({ client }: Person, invoice: string) =>
  begunSchema.parse(must(await client.rpc('begin_review_record', { invoice })))

test('whoever asks for a record at the same moment is given the same one', async () => {
  const invoice = await rejected()
  const begun = await Promise.all(
    Array.from({ length: 10 }, (_, at) => begin(at % 2 === 0 ? ana : staff, invoice)),
  )
  expect(new Set(begun.map(({ id, code, number }) => `${id} ${code} ${number}`)).size).toBe(1)
})

test('of the files that are made of it at the same moment one stays', async () => {
  const { id } = await begin(ana, await rejected())
  const paths = await Promise.all(
    hashes.map(async (sha256) => {
      const signed = { path: `${id}/${sha256}.pdf`, sha256, at: new Date().toISOString() }
      return must(await service.rpc('seal_review_record', { record: id, signed }))
    }),
  )
  expect(new Set(paths).size).toBe(1)
})

test('records of several invoices that are asked for at once have numbers of their own', async () => {
  const invoices = await Promise.all([rejected(), rejected(), rejected(), rejected()])
  const numbers = await Promise.all(invoices.map(async (invoice) => (await begin(ana, invoice)).number))
  expect(new Set(numbers).size).toBe(invoices.length)
})
