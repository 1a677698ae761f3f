import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
let ana: string
let luis: string
let advisor: string
let other: string
beforeAll(async () => {
  scene = await openReviewScene()
  ;({ ana, luis, advisor, other } = scene.people)
})
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(`delete from private.client_advisors;
    insert into private.client_advisors (client, advisor, responsible) values ('${ana}', '${advisor}', true), ('${luis}', '${advisor}', true);
    insert into private.client_advisors (client, advisor) values ('${ana}', '${other}')`),
)

const uuids = (ids: readonly string[]) => `array[${ids.map((id) => `'${id}'`).join()}]::uuid[]`
const advisorsOf = (client: string) =>
  scene.rows<{ advisor: string; responsible: boolean }>(
    `select advisor, responsible from private.client_advisors where client = '${client}' order by responsible desc`,
  )
const refused = async (who: 'advisor' | 'admin', call: string) => (await scene.refusal(who, call))?.message

test('a member finds all clients of a filter at once, limited to clients that the member sees', async () => {
  const found = (who: 'admin' | 'other', wanted = {}) =>
    scene.ask<{ clients: { id: string; title: string }[]; more: boolean }>(
      who,
      `filtered_clients('${JSON.stringify(wanted)}')`,
    )
  expect(await found('admin')).toMatchObject({
    clients: [
      { id: ana, title: 'ana@empresa.example', mail: true },
      { id: luis, title: 'luis@empresa.example' },
    ],
    more: false,
  })
  expect(await found('other')).toMatchObject({ clients: [{ id: ana }] })
  expect((await found('admin', { search: 'luis' })).clients).toHaveLength(1)
})

test('an advisor becomes responsible for many clients, alone or beside their former advisors', async () => {
  const assign = (keep: boolean) => scene.ask('admin', `assign_clients(${uuids([ana])}, '${other}', ${keep})`)
  await assign(true)
  expect(await advisorsOf(ana)).toEqual([
    { advisor: other, responsible: true },
    { advisor, responsible: false },
  ])
  await assign(false)
  expect(await advisorsOf(ana)).toEqual([{ advisor: other, responsible: true }])
})

test('the clients of a member are handed to several members, and their other advisors stay', async () => {
  const hand = (items: object[]) => `hand_over_clients('${advisor}', '${JSON.stringify(items)}')`
  expect(
    await scene.ask(
      'admin',
      hand([
        { client: ana, to: other },
        { client: luis, to: scene.people.admin },
      ]),
    ),
  ).toEqual([])
  expect(await advisorsOf(ana)).toEqual([{ advisor: other, responsible: true }])
  expect(await advisorsOf(luis)).toEqual([{ advisor: scene.people.admin, responsible: true }])
  expect(await scene.ask('admin', hand([{ client: luis, to: other }]))).toEqual([
    { client: luis, code: 'not-found' },
  ])
  expect(await refused('advisor', hand([{ client: luis, to: other }]))).toBe('admin-only')
  expect(await refused('admin', `hand_over_clients('${advisor}', '[]')`)).toBe('invalid-input')
  const log = await scene.rows(
    `select target, after ->> 'responsible' as responsible from public.audit_log where action = 'client.assigned' order by id desc limit 2`,
  )
  expect(log).toEqual(
    expect.arrayContaining([
      { target: ana, responsible: other },
      { target: luis, responsible: scene.people.admin },
    ]),
  )
})

test('a member reads the tax profiles of many clients at once, without those of other members’ clients', async () => {
  const save = (from: string, regime: string) =>
    scene.ask(
      'advisor',
      `save_tax_profile('${luis}', '${from}', '{"kind": "company", "regime": "${regime}"}', now())`,
    )
  await save('2026-01-01', 'ordinary')
  await save('2025-01-01', 'simple')
  const found = (who: 'other' | 'advisor') =>
    scene.ask<object[]>(who, `tax_profiles_of(${uuids([ana, luis])})`)
  expect(await found('other')).toMatchObject([{ client: ana, seen: null, profiles: [] }])
  expect(await found('advisor')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        client: luis,
        profiles: [
          expect.objectContaining({ valid_from: '2025-01-01', regime: 'simple' }),
          expect.objectContaining({ valid_from: '2026-01-01', regime: 'ordinary' }),
        ],
      }),
    ]),
  )
  expect(await refused('advisor', 'tax_profiles_of(array[]::uuid[])')).toBe('invalid-input')
})
