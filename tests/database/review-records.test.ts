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
