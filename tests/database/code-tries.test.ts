import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

test('wrong codes of an invoice are limited by day and by month, and forgotten after a month', async () => {
  const supplier = '999100201'
  const invoice = await scene.invoice('ana', 'otra.xml')
  await scene.ask('admin', `save_numbering_secret('${supplier}', 'FE', '12345')`)
  const wrong = async () => {
    const stated = randomUUID().replaceAll('-', '').repeat(3)
    const [row] = await scene.rows<{ answer: string }>(
      `select public.check_code('${invoice}', '${supplier}', 'FE1', '${randomUUID()}', '1', '${stated}') as answer`,
    )
    return row?.answer
  }
  const pass = (time: string) => scene.run(`update private.code_tries set at = at - interval '${time}'`)
  const answered: number[] = []
  for (let day = 0; day < 6; day += 1) {
    let count = 0
    while ((await wrong()) === 'differs') count += 1
    answered.push(count)
    await pass('25 hours')
  }
  expect(answered).toEqual([5, 5, 5, 5, 0, 0])
  await pass('25 days')
  // The tries of the first two days are now more than a month old, so they no longer block new tries.
  expect(await wrong()).toBe('differs')
  expect(await scene.rows('select at from private.code_tries')).toHaveLength(11)
  await pass('31 days')
  expect(await wrong()).toBe('differs')
  expect(await scene.rows('select at from private.code_tries')).toHaveLength(1)
})
