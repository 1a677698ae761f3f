import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

type Begun = {
  id: string
  number: string
  code: string
  content: Record<string, unknown>
  path: string | null
}
const begin = (who: keyof ReviewScene['people'], invoice: string) =>
  scene.ask<Begun>(who, `begin_review_record('${invoice}')`)
const decide = (invoice: string, verdict: string, seen: number, words?: string) =>
  scene.ask(
    'advisor',
    `decide_invoice('${invoice}', '${verdict}', ${seen}, ${words ? `'${words}'` : 'null'})`,
  )
const one = async <T>(query: string) => (await scene.rows<T>(query))[0]

async function rejected(): Promise<string> {
  const id = await scene.invoice('ana')
  await decide(id, 'rejected', 0, 'El IVA no cuadra.')
  return id
}

describe('the record of a review', () => {
  test('is made once for a decision, with what stood then, for the owner and the firm alike', async () => {
    const id = await rejected()
    const made = await begin('ana', id)
    expect(made.number).toMatch(/^RR-\d{4}-0001$/)
    expect(made.code).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/)
    expect(made.content).toMatchObject({
      verdict: 'rejected',
      words: 'El IVA no cuadra.',
      decisions: [{ by: 'Laura Gómez', verdict: 'rejected' }],
    })
    await scene.run(`update public.invoices set name = 'otro.pdf' where id = '${id}'`)
    for (const who of ['ana', 'advisor', 'admin'] as const) expect(await begin(who, id)).toEqual(made)
  })

  test('holds the amounts of the document: its first lines, and every one that a finding names', async () => {
    const id = await rejected()
    const line = (at: number) => ({
      id: `${at}`,
      description: 'Resma',
      quantity: '1',
      price: '5',
      amount: '5',
    })
    const discount = { charge: false, amount: '1', reason: 'Promoción', base: '', percent: '' }
    const discounts = Array.from({ length: 7 }, () => discount)
    const invoice = {
      currency: 'COP',
      lines: Array.from({ length: 90 }, (_, at) =>
        at > 0 ? line(at + 1) : { ...line(1), baseQuantity: '100', allowances: discounts },
      ),
      taxes: [{ code: '01', name: 'IVA', amount: '19', shares: [{ percent: '19.00', base: '100' }] }],
      totals: { payable: '469' },
    }
    const findings = [
      { id: 'T6', figures: { line: '77' } },
      { id: 'E3', figures: {} },
    ]
    await scene.run(`insert into private.invoice_reviews (invoice_id, at, document, review)
      values ('${id}', now(), '${JSON.stringify({ invoice })}', '${JSON.stringify({ findings, passed: ['T1'] })}')`)
    const { sheet } = (await begin('ana', id)).content as { sheet: { lines: { id: string }[] } }
    expect(sheet).toMatchObject({
      currency: 'COP',
      count: 90,
      taxes: [{ code: '01', name: 'IVA', amount: '19', percents: ['19.00'] }],
      totals: { payable: '469' },
      passed: ['T1'],
    })
    const first = Array.from({ length: 30 }, (_, at) => `${at + 1}`)
    expect(sheet.lines.map((one) => one.id)).toEqual([...first, '77'])
    // What the line was discounted, so that what is printed multiplies; of many the first.
    expect(sheet.lines[0]).toMatchObject({
      base_quantity: '100',
      allowances: Array.from({ length: 5 }, () => ({ charge: false, amount: '1' })),
    })
    expect(sheet.lines[1]).toMatchObject({ base_quantity: '', allowances: [] })
    expect((await begin('ana', await rejected())).content.sheet).toBeNull()
  })

  test('of a later decision is another, and the first says so when it is checked', async () => {
    const id = await rejected()
    const first = await begin('advisor', id)
    await scene.run(`select public.seal_review_record('${first.id}', 'a.pdf', repeat('a', 64))`)
    await decide(id, 'accepted', 1)
    const second = await begin('advisor', id)
    expect(second.number).not.toBe(first.number)
    const checked = await one<{ answer: object }>(
      `select public.check_review_record('${first.code}') as answer`,
    )
    expect(checked?.answer).toMatchObject({ number: first.number, verdict: 'rejected', newer: true })
  })

  test('does not exist while the invoice waits, nor for whoever may not see it', async () => {
    const waiting = await scene.invoice('ana')
    expect((await scene.refusal('ana', `begin_review_record('${waiting}')`))?.message).toBe(
      'record-undecided',
    )
    const id = await rejected()
    for (const who of ['luis', 'other'] as const) {
      expect((await scene.refusal(who, `begin_review_record('${id}')`))?.message).toBe('not-found')
    }
    expect((await scene.refusal('ana', `begin_review_record('${randomUUID()}')`))?.message).toBe('not-found')
  })

  test('keeps the first file that was sealed, and is unknown to strangers before', async () => {
    const made = await begin('ana', await rejected())
    const check = () =>
      one<{ answer: object | null }>(`select public.check_review_record('${made.code}') as answer`)
    expect((await check())?.answer).toBeNull()
    const seal = (path: string, digit: string) =>
      one<{ path: string }>(
        `select public.seal_review_record('${made.id}', '${path}', repeat('${digit}', 64)) as path`,
      )
    expect(await seal('one.pdf', 'a')).toEqual({ path: 'one.pdf' })
    expect(await seal('two.pdf', 'b')).toEqual({ path: 'one.pdf' })
    const answer = (await check())?.answer
    expect(answer).toMatchObject({ sha256: 'a'.repeat(64), newer: false })
    expect(JSON.stringify(answer)).not.toMatch(/client|ana@|Laura/)
  })

  test('has a row in the log when a member makes it', async () => {
    const id = await rejected()
    const { number } = await begin('advisor', id)
    await begin('advisor', id)
    expect(
      await scene.rows(
        `select actor, after from public.audit_log where action = 'record.issued' and target = '${id}'`,
      ),
    ).toEqual([{ actor: scene.people.advisor, after: { number } }])
  })
})
