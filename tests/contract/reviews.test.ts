import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeInvoice } from '../support/contract-invoices'
import { decide, must, register, registerStaff, type Person } from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'

describe('the records and codes of reviews', () => {
  let target: ContractTarget
  let service: Client
  let ana: Person
  let staff: Person
  beforeAll(async () => {
    target = await openSharedTarget()
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

  test('people who ask for a record at the same moment get the same one', async () => {
    const invoice = await rejected()
    const begun = await Promise.all(
      Array.from({ length: 10 }, (_, at) => begin(at % 2 === 0 ? ana : staff, invoice)),
    )
    expect(new Set(begun.map(({ id, code, number }) => `${id} ${code} ${number}`)).size).toBe(1)
  })

  test('one of several files made for a record at the same moment is kept', async () => {
    const { id } = await begin(ana, await rejected())
    const paths = await Promise.all(
      hashes.map(async (sha256) => {
        const signed = { path: `${id}/${sha256}.pdf`, sha256, at: new Date().toISOString() }
        return must(await service.rpc('seal_review_record', { record: id, signed }))
      }),
    )
    expect(new Set(paths).size).toBe(1)
  })

  test('records of several invoices at once have different numbers', async () => {
    const invoices = await Promise.all([rejected(), rejected(), rejected(), rejected()])
    const numbers = await Promise.all(invoices.map(async (invoice) => (await begin(ana, invoice)).number))
    expect(new Set(numbers).size).toBe(invoices.length)
  })
})

describe('checking the code of an invoice', () => {
  let target: ContractTarget
  let service: Client
  let staff: Person
  beforeAll(async () => {
    target = await openSharedTarget()
    service = openClient(target, target.secretKey)
    staff = await registerStaff(target)
  })
  afterAll(() => target?.stop())

  const key = randomUUID()
  const other = randomUUID()
  const nextNit = () => String(900_000_000 + Math.floor(Math.random() * 99_999_999))
  const codeWith = (secret: string, text: string) =>
    createHash('sha384').update(`${text}${secret}1`).digest('hex')

  /** Creates a client with an invoice, and a supplier whose technical key the firm has stored. */
  async function scene(name: string, supplier = nextNit()) {
    const person = await register(target, name)
    await decide(staff, person, 'approved')
    const { invoice } = await makeInvoice(service, person)
    const kept = { nit: supplier, prefix: 'FE', secret: key }
    must(await staff.client.rpc('save_numbering_secret', kept))
    const check = async (code: string, before: string, more: { number?: string; invoice?: string } = {}) =>
      must(
        await service.rpc('check_code', {
          invoice,
          supplier,
          number: 'FE1',
          before,
          after: '1',
          code,
          ...more,
        }),
      )
    const right = (text: string = randomUUID()) => check(codeWith(key, text), text)
    const wrong = (text: string = randomUUID()) => check(codeWith(other, text), text)
    return { supplier, person, invoice, check, right, wrong }
  }

  describe('checking a code against the supplier’s technical keys', () => {
    test('says whether it matches, or unknown if no key is stored for the number', async () => {
      const { right, wrong, check } = await scene('uno')
      expect(await right()).toBe('match')
      expect(await wrong()).toBe('differs')
      expect(await check(codeWith(key, 'x'), 'x', { number: 'NC1' })).toBe('unknown')
      expect(await check('no es un código', 'x')).toBe('unknown')
      expect(await check(codeWith(key, 'x'), 'x', { invoice: randomUUID() })).toBe('unknown')
    })

    test('uses the matching one of several keys of a supplier', async () => {
      const { supplier, check } = await scene('varias')
      must(await staff.client.rpc('save_numbering_secret', { nit: supplier, prefix: 'FEX', secret: other }))
      expect(await check(codeWith(other, 'x'), 'x', { number: 'FEX1' })).toBe('match')
      expect(await check(codeWith(key, 'x'), 'x', { number: 'FEX1' })).toBe('match')
      expect(await check(codeWith(other, 'x'), 'x', { number: 'FE1' })).toBe('differs')
    })

    test('is allowed only to the server', async () => {
      const { person, supplier, invoice } = await scene('ajena')
      const question = { invoice, supplier, number: 'FE1', before: 'x', after: '1', code: codeWith(key, 'x') }
      for (const client of [openClient(target), person.client, staff.client])
        expect((await client.rpc('check_code', question)).error?.code).toBe('42501')
    })

    test('is limited after five wrong codes of a client for a supplier, even for the right code', async () => {
      const { right, wrong, supplier } = await scene('terca')
      const first = randomUUID()
      for (let at = 0; at < 5; at += 1) expect(await wrong(at === 0 ? first : undefined)).toBe('differs')
      // A repeated review checks the same wrong code again, which does not count as another try.
      expect(await wrong(first)).toBe('differs')
      expect(await wrong()).toBe('limited')
      expect(await right()).toBe('limited')
      expect(await (await scene('otra', supplier)).right()).toBe('match')
    })

    test('limits no right codes, and counts a repeated wrong one once', async () => {
      const { right, wrong } = await scene('exacta')
      const same = randomUUID()
      for (let at = 0; at < 8; at += 1) expect(await right()).toBe('match')
      for (let at = 0; at < 8; at += 1) expect(await wrong(same)).toBe('differs')
      for (let at = 0; at < 4; at += 1) expect(await wrong()).toBe('differs')
      expect(await wrong()).toBe('limited')
    })

    test('answers only five of forty wrong codes at once', { timeout: 60_000 }, async () => {
      const { wrong } = await scene('rapida')
      const answers = await Promise.all(Array.from({ length: 40 }, () => wrong()))
      expect(answers.filter((answer) => answer === 'differs')).toHaveLength(5)
      expect(answers.filter((answer) => answer === 'limited')).toHaveLength(35)
    })
  })

  test('the facts that the rules get contain no key', async () => {
    const { invoice, supplier } = await scene('hechos')
    const facts = must(await service.rpc('review_context', { invoice, codes: [], supplier, numbers: [] }))
    expect(facts).toEqual({ companies: [], earlier: [] })
    expect(JSON.stringify(facts)).not.toContain(key)
  })
})
