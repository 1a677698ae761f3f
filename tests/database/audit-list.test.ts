import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

type Page = { rows: { id: number; at: string; action: string; target_email: string }[]; next: unknown }
const list = async (wanted: object, size = 50) =>
  (await scene.ask<Page>('admin', `list_audit('${JSON.stringify(wanted)}', ${size})`)).rows

test('an administrator filters the log by time, member, area and person', async () => {
  const { advisor, admin, ana } = scene.people
  await scene.ask('admin', `set_advisors('${ana}', array['${advisor}', '${admin}']::uuid[])`)
  await scene.ask('admin', `set_advisors('${ana}', array['${advisor}']::uuid[])`)
  const about = 'ana@empresa'
  const [second, first] = await list({ about })
  expect(await list({ about, from: second?.at })).toEqual([second])
  expect(await list({ about, until: second?.at })).toEqual(expect.arrayContaining([first]))
  expect(await list({ about, until: second?.at })).not.toContainEqual(second)
  expect(await list({ about, actor: advisor })).toEqual([])
  expect(await list({ about, actor: admin })).toContainEqual(second)
  const area = second?.action.split('.')[0]
  expect(await list({ about, area })).toContainEqual(second)
  expect(await list({ about, area: 'signature' })).toEqual([])
  expect(await list({ about: 'nadie@' })).toEqual([])
  expect(second?.target_email).toBe('ana@empresa.example')
})

test('the pages of the log neither lose nor repeat a row', async () => {
  const all = await list({})
  const read: number[] = []
  let after: unknown = null
  do {
    const page: Page = await scene.ask('admin', `list_audit('${JSON.stringify({ after })}', 1)`)
    read.push(...page.rows.map(({ id }) => id))
    after = page.next
  } while (after)
  expect(read).toEqual(all.map(({ id }) => id))
})

test.each(['ana@empresa.example', 'pagos.2026-1.5_x+iva%@empresa-9.4.example', '900.123-4@empresa.example'])(
  'the log of a person is found by every beginning of the address %s',
  async (email) => {
    const { ana } = scene.people
    await scene.run(`update auth.users set email = '${email}' where id = '${ana}'`)
    const all = await list({ about: email })
    expect(all).not.toEqual([])
    for (let length = 1; length < email.length; length++)
      expect(await list({ about: email.slice(0, length).toUpperCase() })).toEqual(expect.arrayContaining(all))
    expect(await list({ about: email.slice(1) })).toEqual([])
  },
)
