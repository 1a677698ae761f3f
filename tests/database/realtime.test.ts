import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must } from '../support/contract-people'
import { openTarget } from '../support/contract-target'
import { seatAudience, type Audience } from './audience'
import { createFixtures, type Fixtures } from './fixtures'
import { readCatalogue } from './catalogue'
import { closeAnHour, realtimeCells, scenes, type RealtimeEvent } from './realtime-scenes'
import { roles } from './roles'

const { published } = await readCatalogue()

let fixtures: Fixtures
let audience: Audience
beforeAll(async () => {
  fixtures = await createFixtures(await openTarget())
  audience = await seatAudience(fixtures, published)
})
afterAll(async () => {
  await audience.leave()
  await fixtures.target.stop()
})

test('every published table has expected listeners and a scene for the test', () => {
  expect(Object.keys(realtimeCells).sort()).toEqual(published)
  expect(Object.keys(scenes).sort()).toEqual(published)
})

describe.each(published)('who hears live changes of %s', (table) => {
  const events = Object.keys(scenes[table] ?? {}) as RealtimeEvent[]
  test.each(events)('%s of a row of client A', async (event) => {
    audience.forget()
    await scenes[table]?.[event]?.(fixtures)
    await audience.settled()
    const hearers = audience.heardBy(table, event)
    expect(hearers).toEqual(roles.filter((role) => realtimeCells[table]?.[event]?.[role] === 'told'))
  })
})

test('members of the firm hear live that an hour was closed', async () => {
  audience.forget()
  await closeAnHour(fixtures)
  await audience.settled()
  expect(audience.heardBy('section_changes', 'UPDATE')).toEqual(['advisor', 'admin'])
})

test('members hear live of a delivery that fails, and of none that succeeds at once', async () => {
  const add = async (key: string) =>
    must(
      await fixtures.service.from('outbox').insert({ kind: 'mail', key, payload: {} }).select('id').single(),
    )
  audience.forget()
  const [good, bad] = [await add('live:good'), await add('live:bad')]
  await fixtures.service.from('outbox').update({ status: 'done' }).eq('id', good.id)
  await audience.settled()
  expect(audience.heardBy('section_changes', 'UPDATE')).toEqual([])
  await fixtures.service
    .from('outbox')
    .update({ status: 'parked', last_error: 'mail:refused' })
    .eq('id', bad.id)
  await audience.settled()
  expect(audience.heardBy('section_changes', 'UPDATE')).toEqual(['advisor', 'admin'])
})

test('a person who loses access hears no more changes on an open channel', async () => {
  audience.forget()
  const { admin, clientA } = fixtures.people
  await admin.client.rpc('set_approval', { target: clientA.id, new_status: 'waitlist' })
  await scenes.documents?.INSERT?.(fixtures)
  await audience.settled()
  expect(audience.heardBy('documents', 'INSERT')).toEqual(['advisor', 'admin'])
})
