import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pushShape, type Push } from '@/lib/notifications/push/schema'
import { settingsShape } from '@/lib/notifications/schema'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
})
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(`delete from public.notifications; delete from public.outbox; delete from private.push_devices;
    delete from private.push_choices; delete from auth.sessions; delete from private.rest_hours;
    insert into private.rest_hours select id, 0, 0, false from auth.users`),
)

type Who = keyof ReviewScene['people']
const person = (who: Who) => scene.people[who]
const siteKey = 'B'.repeat(87)
const server = async <T>(call: string) =>
  (await scene.rows<{ answer: T }>(`select public.${call} as answer`))[0]!.answer
const signIn = async (who: Who) => {
  const id = randomUUID()
  await scene.run(
    `insert into auth.sessions (id, user_id, created_at) values ('${id}', '${person(who)}', now())`,
  )
  return id
}
type Given = { endpoint?: string; session?: string; key?: string; device?: string }
const save = async (who: Who, { endpoint, session, key = siteKey, device }: Given = {}) =>
  server<string | null>(
    `save_push_device('${person(who)}', '${session ?? (await signIn(who))}',
      '${endpoint ?? `https://fcm.googleapis.com/fcm/send/${randomUUID()}`}', '${'B'.repeat(87)}', '${'a'.repeat(22)}', '${key}',
      'Mozilla/5.0 (Windows) Chrome/143'${device ? `, '${device}'` : ''})`,
  )
const device = async (who: Who, given?: Given) => (await save(who, given))!
const tell = (who: Who, kind: string, subject: string = randomUUID(), data: object = {}) =>
  scene.run(
    `select private.notify(array['${person(who)}']::uuid[], '${kind}', '${person('ana')}', '${subject}', '${JSON.stringify(data)}')`,
  )
type Job = { id: string; payload: { device: string; service: string; notification?: string; since?: string } }
const jobs = () =>
  scene.rows<Job & { waits: boolean }>(
    `select id, payload, next_at > now() as waits from public.outbox where kind = 'push' order by created_at, id`,
  )
const pushOf = async (
  { payload: { device: id, notification, since } }: Job,
  key = siteKey,
): Promise<Push | null> =>
  pushShape
    .nullable()
    .parse(
      await server(
        `push_of('${id}', '${key}', ${notification ? `'${notification}'` : 'null'}, ${since ? `'${since}'` : 'null'})`,
      ),
    )
const devicesOf = async (who: Who) =>
  settingsShape.parse(await scene.ask(who, 'my_notice_settings()')).push.devices.map(({ id }) => id)

describe('a push for a notification', () => {
  test('is queued once for each device of the person, however often the same happens while it is unread', async () => {
    const [phone, desk] = [await device('ana'), await device('ana')]
    await device('luis')
    const thread = randomUUID()
    await tell('ana', 'message', thread)
    await tell('ana', 'message', thread)
    const queued = await jobs()
    expect(queued.map(({ payload }) => payload.device).toSorted()).toEqual([phone, desk].toSorted())
    expect(await pushOf(queued[0]!)).toMatchObject({ count: 1, first: { kind: 'message', count: 2 } })
  })

  test('is not queued for people without a device', async () => {
    await tell('ana', 'message')
    expect(await jobs()).toEqual([])
  })

  test('is queued again once in the hour before an appointment', async () => {
    await device('ana')
    const appointment = randomUUID()
    await tell('ana', 'appointment', appointment, { what: 'confirmed' })
    for (const _ of [1, 2]) await tell('ana', 'appointment', appointment, { what: 'soon' })
    expect(await jobs()).toHaveLength(2)
  })

  test('is not queued for topics that the person did not choose, except security', async () => {
    await device('ana')
    for (const kind of ['document', 'invoice-accepted', 'deadline', 'filed']) await tell('ana', kind)
    expect(await jobs()).toEqual([])
    await scene.ask('ana', `save_push_choice('documents', true)`)
    await scene.ask('ana', `save_push_choice('messages', false)`)
    for (const kind of ['document', 'message']) await tell('ana', kind)
    await scene.run(
      `select private.notify(array['${person('ana')}']::uuid[], 'security', null, '${person('ana')}', '{"what": "email"}')`,
    )
    const kinds = await Promise.all((await jobs()).map(async (job) => (await pushOf(job))?.first.kind))
    expect(kinds.toSorted()).toEqual(['document', 'security'])
    expect(await scene.refusal('ana', `save_push_choice('security', false)`)).toMatchObject({
      message: 'invalid-input',
    })
  })
})

describe('a queued push is not sent', () => {
  const queued = async () => {
    await device('ana')
    await tell('ana', 'message')
    return (await jobs())[0]!
  }
  test.each([
    ['the person has seen it', () => scene.run(`update public.notifications set seen_at = now()`)],
    ['the person has read it', () => scene.run(`update public.notifications set read_at = now()`)],
    ['it did not happen after all', () => scene.run('delete from public.notifications')],
    ['the device was signed out', () => scene.run('delete from auth.sessions')],
    ['the firm ended the session', () => scene.run('update auth.sessions set not_after = now()')],
    ['the device was not used for 60 days', () => scene.run(`update auth.sessions set created_at = now() - interval '61 days'`)], // prettier-ignore
    ['the person chose otherwise', () => scene.ask('ana', `save_push_choice('messages', false)`)],
    ['the account lost its access', () => scene.run(`update public.user_approval_status set status = 'rejected' where user_id = '${person('ana')}'`)], // prettier-ignore
  ])('because %s', async (_, happens) => {
    const job = await queued()
    expect(await pushOf(job)).toMatchObject({ count: 1 })
    await happens()
    expect(await pushOf(job)).toBeNull()
    await scene.run(
      `update public.user_approval_status set status = 'approved' where user_id = '${person('ana')}'`,
    )
  })

  test('because the site has other keys now, for which this browser has no subscription', async () => {
    const job = await queued()
    expect(await pushOf(job, 'C'.repeat(87))).toBeNull()
    expect(await devicesOf('ana')).toEqual([])
  })
})

test('notifications in a person’s quiet hours become one push at the end, and security does not wait', async () => {
  await device('ana')
  const hour = Number((await scene.rows<{ h: string }>(`select extract(hour from now() at time zone 'America/Bogota') as h`))[0]!.h) // prettier-ignore
  await scene.ask('ana', `save_rest_hours(${hour}, ${(hour + 3) % 24}, false)`)
  for (const kind of ['message', 'request', 'signature']) await tell('ana', kind)
  const waiting = await jobs()
  expect(waiting.map(({ waits }) => waits)).toEqual([true])
  expect(await pushOf(waiting[0]!)).toMatchObject({ count: 3 })
  await tell('ana', 'appointment', randomUUID(), { what: 'soon' })
  expect((await jobs()).map(({ waits }) => waits).toSorted()).toEqual([false, true])
  await scene.run(`update public.notifications set seen_at = now() where kind <> 'request'`)
  expect(await pushOf(waiting[0]!)).toMatchObject({ count: 1, first: { kind: 'request' } })
})

describe('a device for pushes', () => {
  test('belongs to the person who used the browser last', async () => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/same'
    await device('ana', { endpoint })
    const now = await device('luis', { endpoint })
    expect(await devicesOf('ana')).toEqual([])
    expect(await devicesOf('luis')).toEqual([now])
  })

  test('is deleted when its session is closed or the person is deleted', async () => {
    const session = await signIn('ana')
    await device('ana', { session })
    const other = await device('ana')
    await scene.run(`delete from auth.sessions where id = '${session}'`)
    expect(await devicesOf('ana')).toEqual([other])
    const gone = randomUUID()
    await scene.run(`insert into auth.users (id, email) values ('${gone}', 'sale@empresa.example');
      insert into auth.sessions (id, user_id, created_at) values ('${gone}', '${gone}', now())`)
    await server(
      `save_push_device('${gone}', '${gone}', 'https://web.push.apple.com/x', '${siteKey}', '${'a'.repeat(22)}', '${siteKey}', '')`,
    )
    await scene.run(`delete from auth.users where id = '${gone}'`)
    expect(await scene.rows(`select from private.push_devices where person = '${gone}'`)).toEqual([])
  })

  test('stays the same in a new session of the browser, and does not return once it was turned off', async () => {
    const id = await device('ana')
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/new'
    expect(await save('ana', { device: id, endpoint })).toBe(id)
    expect(await scene.rows(`select endpoint from private.push_devices`)).toEqual([{ endpoint }])
    await server(`forget_push_device('${id}', 'https://updates.push.services.mozilla.com/wpush/v2/old')`)
    expect(await devicesOf('ana'), 'its former address was refused').toEqual([id])
    expect(await save('luis', { device: id, endpoint })).toBeNull()
    await scene.ask('luis', `drop_push_device('${id}')`)
    expect(await devicesOf('ana')).toEqual([id])
    await scene.ask('ana', `drop_push_device('${id}')`)
    expect(await save('ana', { device: id, endpoint })).toBeNull()
    expect(await devicesOf('ana')).toEqual([])
  })

  test('is refused when the person already has ten', async () => {
    for (let n = 0; n < 10; n++) await device('ana')
    await expect(save('ana')).rejects.toThrow('push-device-limit')
    expect(await devicesOf('ana')).toHaveLength(10)
  })

  test('needs an open session of that person', async () => {
    await expect(save('ana', { session: await signIn('luis') })).rejects.toThrow('not-found')
  })

  test.each(['javascript:alert(1)', 'ftp://x/y', `https://x/${'a'.repeat(1000)}`])(
    'with the address %s is refused by the database',
    async (endpoint) => {
      await expect(save('ana', { endpoint })).rejects.toThrow('push_devices_endpoint_check')
    },
  )

  test('is deleted when nobody used it for 60 days', async () => {
    await device('ana')
    expect(await server('forget_expired(10)')).toBe(0)
    await scene.run(`update auth.sessions set created_at = now() - interval '61 days'`)
    expect(await server('forget_expired(10)')).toBe(1)
  })
})

test('pushes are claimed after all other jobs', async () => {
  await scene.run(`insert into public.outbox (kind, key, payload, next_at)
    select kind, kind, '{}', case kind when 'push' then now() - interval '1 hour' else now() - interval '1 minute' end
    from unnest(array['push', 'google.calendar', 'automation.batch', 'mail']) kind`)
  const claimed = async () =>
    (await scene.rows<{ kind: string }>(`select kind from public.claim_outbox(1, 60)`))[0]?.kind
  expect([await claimed(), await claimed(), await claimed(), await claimed()]).toEqual([
    'mail',
    'google.calendar',
    'automation.batch',
    'push',
  ])
})

test('a push that a device refuses for good is dropped without telling the firm', async () => {
  await device('ana')
  await tell('ana', 'message')
  const [job] = await scene.rows<{ id: string; attempts: number }>(
    `select id, attempts from public.claim_outbox(1, 60)`,
  )
  expect(await server(`fail_outbox('${job!.id}', ${job!.attempts}, 'push:403')`)).toBe(true)
  expect(
    await scene.rows(`select kind, status, done_at is not null as ended, last_error from public.outbox`),
  ).toEqual([{ kind: 'push', status: 'dropped', ended: true, last_error: 'push:403' }])
  expect(await scene.rows(`select from public.notifications where kind = 'delivery'`)).toEqual([])
  // Old rows with the status done or dropped are deleted; parked rows (failed pushes) stay for a person.
  await scene.run(`update public.outbox set done_at = now() - interval '91 days'`)
  expect(await server('forget_expired(10)')).toBe(1)
})
