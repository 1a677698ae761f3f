import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const call = (what: string | null, client?: 'ana' | 'luis') =>
  `note_export(${what === null ? 'null' : `'${what}'`}, '{"format": "csv"}'${client ? `, '${scene.people[client]}'` : ''})`

test('an exported file is logged under the client that it is about', async () => {
  for (const what of ['contact', 'audit', 'obligation', 'report', 'fee']) await scene.ask('admin', call(what))
  for (const what of ['worksheet', 'totals', 'books']) await scene.ask('advisor', call(what, 'ana'))
  const rows = (await scene.read('admin', 'audit_log')).filter(({ action }) =>
    /\.exported$/.test(String(action)),
  )
  expect(rows.map(({ action, actor, target, after }) => [action, actor, target, after]).toSorted()).toEqual([
    ['audit.exported', scene.people.admin, null, { format: 'csv' }],
    ['books.exported', scene.people.advisor, scene.people.ana, { format: 'csv' }],
    ['contact.exported', scene.people.admin, null, { format: 'csv' }],
    ['fee.exported', scene.people.admin, null, { format: 'csv' }],
    ['obligation.exported', scene.people.admin, null, { format: 'csv' }],
    ['report.exported', scene.people.admin, null, { format: 'csv' }],
    ['totals.exported', scene.people.advisor, scene.people.ana, { format: 'csv' }],
    ['worksheet.exported', scene.people.advisor, scene.people.ana, { format: 'csv' }],
  ])
})

test.each([
  ['advisor', 'contact', undefined, 'admin-only'],
  ['advisor', 'audit', undefined, 'admin-only'],
  ['advisor', 'worksheet', 'luis', 'not-found'],
  ['advisor', 'totals', 'luis', 'not-found'],
  ['advisor', 'books', 'luis', 'not-found'],
  ['admin', 'totals', undefined, 'not-found'],
  ['admin', 'report', 'luis', 'not-found'],
  ['admin', 'contact', 'luis', 'not-found'],
  ['admin', 'invoices', undefined, 'not-found'],
  ['admin', null, undefined, 'not-found'],
  ['ana', 'report', undefined, 'staff-only'],
] as const)('%s cannot log an exported file of %s about %s: %s', async (who, what, client, message) => {
  expect(await scene.refusal(who, call(what, client))).toMatchObject({ message })
})
