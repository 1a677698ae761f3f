import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { digestShape, type Digest } from '@/lib/notifications/digest-lines'
import { settingsShape } from '@/lib/notifications/schema'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
  // Luis works for Ana's company, but the firm writes only to the company's contact, who is Ana.
  await scene.run(
    `insert into private.account_members (account, user_id, role) values ('${person('ana')}', '${person('luis')}', 'assistant')`,
  )
})
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(`delete from public.notifications; delete from public.outbox; delete from public.notification_choices;
    delete from private.rest_hours; delete from private.firm_settings where name = 'digest_day'`),
)

type Who = keyof ReviewScene['people']
type Mail = { to: string; template: string; next_at: string; status: string }
const person = (who: Who) => scene.people[who]
const server = async <T>(call: string) =>
  (await scene.rows<{ answer: T }>(`select public.${call} as answer`))[0]!.answer
const choose = (who: Who, choices: Record<string, string>) =>
  server(`save_mail_choices('${person(who)}', '${JSON.stringify(choices)}'::jsonb, '{}', '1')`)
const tell = (who: Who, kind: string, subject: string = randomUUID(), data: object = {}) =>
  scene.run(
    `select private.notify(array['${person(who)}']::uuid[], '${kind}', '${person('ana')}', '${subject}', '${JSON.stringify(data)}')`,
  )
const mails = () =>
  scene.rows<Mail>(`select payload ->> 'to' as to, payload ->> 'template' as template, next_at, status from public.outbox
    where kind = 'mail' and status <> 'dropped' order by payload ->> 'to', payload ->> 'template'`)
const digestOf = async (who: Who, notification?: string): Promise<Digest | null> =>
  digestShape
    .nullable()
    .parse(await server(`digest_of('${person(who)}'${notification ? `, '${notification}'` : ''})`))
const noticeOf = async (who: Who) =>
  (
    await scene.rows<{ id: string }>(`select id from public.notifications where user_id = '${person(who)}'`)
  )[0]!.id
const sendDigest = async (who: Who) => {
  const digest = await digestOf(who)
  if (digest)
    await server(`note_mailed(array[${digest.ids.map((id) => `'${id}'`).join()}]::uuid[], '${digest.at}')`)
  return digest
}

describe('the daily summary', () => {
  test('is queued once a day for each person with notifications, even if the job runs twice', async () => {
    await tell('ana', 'document', person('ana'), { title: 'balance.pdf' })
    await tell('luis', 'filed')
    expect(await server("queue_digests(date '2026-12-03')")).toBe(2)
    expect(await server("queue_digests(date '2026-12-03')")).toBe(0)
    expect((await mails()).map(({ to, template }) => [to, template])).toEqual([
      ['ana@empresa.example', 'notice-digest'],
      ['luis@empresa.example', 'notice-digest'],
    ])
  })

  test('is not queued for people who would read nothing in it', async () => {
    await tell('ana', 'message')
    await choose('luis', { documents: 'never' })
    await tell('luis', 'document')
    expect(await server("queue_digests(date '2026-12-03')")).toBe(0)
  })

  test('has the notifications that are unread when it is sent, and none twice', async () => {
    await tell('ana', 'document', person('ana'), { title: 'balance.pdf' })
    await tell('ana', 'filed')
    await scene.ask('ana', `mark_notification('${await noticeOf('ana')}', true)`)
    expect((await sendDigest('ana'))?.rows).toHaveLength(1)
    expect(await digestOf('ana')).toBeNull()
    await scene.run(`update public.notifications set read_at = null`)
    await tell('ana', 'document', person('ana'), { title: 'otro.pdf' })
    expect((await digestOf('ana'))?.rows).toMatchObject([{ kind: 'document', count: 2 }])
  })

  test('leaves out topics that have their own mail, until the person prefers the summary for them', async () => {
    await tell('ana', 'message')
    expect(await digestOf('ana')).toBeNull()
    await choose('ana', { messages: 'daily' })
    expect((await digestOf('ana'))?.rows).toMatchObject([{ kind: 'message' }])
    await choose('ana', { messages: 'never' })
    expect(await digestOf('ana')).toBeNull()
  })

  test('has messages only for colleagues, to whom the firm does not write directly', async () => {
    await tell('luis', 'message')
    expect((await digestOf('luis'))?.rows).toMatchObject([
      { kind: 'message', company: 'ana@empresa.example' },
    ])
  })

  test('has at most twenty rows and the ids of all notifications', async () => {
    for (let n = 0; n < 25; n++) await tell('ana', 'filed')
    const digest = await digestOf('ana')
    expect([digest?.rows.length, digest?.ids.length]).toEqual([20, 25])
  })

  test('is empty for people who lost their access', async () => {
    await tell('ana', 'filed')
    await scene.run(
      `update public.user_approval_status set status = 'rejected' where user_id = '${person('ana')}'`,
    )
    expect(await digestOf('ana')).toBeNull()
    await scene.run(
      `update public.user_approval_status set status = 'approved' where user_id = '${person('ana')}'`,
    )
  })

  test('says to members what they have to review', async () => {
    await scene.readInvoice('ana')
    expect(await digestOf('advisor')).toMatchObject({
      firm: true,
      rows: [{ kind: 'review', company: 'ana@empresa.example' }],
    })
  })
})

describe('a mail for a notification', () => {
  test('comes after ten minutes if no other mail is about it, and once while the notification is unread', async () => {
    await choose('ana', { filed: 'now' })
    await scene.run(`insert into private.rest_hours values ('${person('ana')}', 0, 0, false)`)
    const subject = randomUUID()
    await tell('ana', 'filed', subject)
    await tell('ana', 'filed', subject)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'notice-now', to: 'ana@empresa.example' })
    const minutes = (Date.parse(mail!.next_at) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(9)
    expect(minutes).toBeLessThanOrEqual(10)
  })

  test('is not queued if one of the firm’s own mails says the same', async () => {
    await tell('ana', 'message')
    await tell('ana', 'signature')
    expect(await mails()).toEqual([])
    await choose('luis', { messages: 'now' })
    await tell('luis', 'message')
    expect(await mails()).toMatchObject([{ template: 'notice-now', to: 'luis@empresa.example' }])
  })

  test('is empty if the notification was read or the person chose the summary before the mail is sent', async () => {
    await choose('ana', { filed: 'now' })
    await tell('ana', 'filed')
    const id = await noticeOf('ana')
    expect((await digestOf('ana', id))?.ids).toEqual([id])
    await choose('ana', { filed: 'daily' })
    expect(await digestOf('ana', id)).toBeNull()
    await choose('ana', { filed: 'now' })
    await scene.ask('ana', `mark_notification('${id}', true)`)
    expect(await digestOf('ana', id)).toBeNull()
  })

  test('is dropped when the person turns off its topic, and other mails stay queued', async () => {
    await scene.run(`insert into public.outbox (kind, key, user_id, payload) values
      ('mail', 'x:1', '${person('ana')}', '{"template":"message-answered","to":"ana@empresa.example"}'),
      ('mail', 'x:2', '${person('ana')}', '{"template":"approval-approved","to":"ana@empresa.example"}'),
      ('mail', 'x:3', '${person('luis')}', '{"template":"message-answered","to":"luis@empresa.example"}')`)
    await choose('ana', { messages: 'daily' })
    expect((await mails()).map(({ to, template }) => [to, template])).toEqual([
      ['ana@empresa.example', 'approval-approved'],
      ['luis@empresa.example', 'message-answered'],
    ])
  })
})

describe('the hours without mails', () => {
  const ends = async (moment: string) =>
    (
      await scene.rows<{
        at: string
      }>(`select to_char(private.rest_ends('${person('ana')}', '${moment}-05') at time zone 'America/Bogota',
      'YYYY-MM-DD HH24:MI') as at`)
    )[0]!.at

  test.each([
    ['2026-12-02 10:12', '2026-12-02 10:12'],
    ['2026-12-02 20:00', '2026-12-03 07:00'],
    ['2026-12-03 06:59', '2026-12-03 07:00'],
    // These times are on a Saturday evening and on Sunday at noon.
    ['2026-12-05 21:00', '2026-12-07 07:00'],
    ['2026-12-06 12:00', '2026-12-07 07:00'],
  ])('at %s last until %s', async (moment, end) => {
    expect(await ends(moment)).toBe(end)
  })

  test('are those that the person chose, also at noon or none at all', async () => {
    await scene.ask('ana', `save_rest_hours(12, 14, false)`)
    expect(await ends('2026-12-06 13:30')).toBe('2026-12-06 14:00')
    expect(await ends('2026-12-06 22:00')).toBe('2026-12-06 22:00')
    await scene.ask('ana', `save_rest_hours(5, 5, false)`)
    expect(await ends('2026-12-06 05:30')).toBe('2026-12-06 05:30')
    expect(await scene.refusal('ana', `save_rest_hours(24, 5, false)`)).toMatchObject({
      message: 'invalid-input',
    })
  })
})

test('the page shows what applies: the person’s choice, or the default for people to whom the firm writes or does not', async () => {
  const settings = async (who: Who) => settingsShape.parse(await scene.ask(who, 'my_notice_settings()'))
  expect(await settings('ana')).toMatchObject({
    addressed: true,
    choices: { messages: 'now', documents: 'daily', deadlines: 'never', signatures: 'now' },
    rest: { from: 20, until: 7, sundays: true },
  })
  await choose('ana', { messages: 'never' })
  await scene.ask('ana', `save_rest_hours(21, 6, true)`)
  expect(await settings('ana')).toMatchObject({
    choices: { messages: 'never' },
    rest: { from: 21, until: 6 },
  })
})

describe('turning off mails without signing in', () => {
  const confirmed = (at: string) =>
    scene.run(`update auth.users set email_confirmed_at = ${at} where id = '${person('ana')}'`)
  beforeAll(() => confirmed('now()'))

  /** Makes the waiting mails due and claims them, as a server does before it sends them. */
  const claimed = async () => {
    await scene.run('update public.outbox set next_at = now()')
    return scene.rows<{ person: string | null; topic: string | null; to: string }>(
      `select person, topic, payload ->> 'to' as to from public.claim_outbox(50, 90) where key not like 'mail:email:%'`,
    )
  }
  const queue = (template: string, to = 'ana@empresa.example') =>
    scene.run(
      `select private.queue_mail('${person('ana')}', '${randomUUID()}', '${template}', '${to}', '{}')`,
    )
  const stop = (who: Who, topic: string) => server(`stop_mails('${person(who)}', '${topic}', '{}', '1')`)
  const choices = async (who: Who) =>
    settingsShape.parse(await scene.ask(who, 'my_notice_settings()')).choices
  const renamed = (to: string) =>
    scene.run(`select public.permit_change('${person('ana')}', 'email', '${to}');
      update auth.users set email = '${to}' where id = '${person('ana')}'`)

  test('the summary belongs to all its topics, and goes to the person’s address at the time of sending', async () => {
    await tell('ana', 'document', person('ana'), { title: 'balance.pdf' })
    await server("queue_digests(date '2026-12-03')")
    await renamed('nueva@empresa.example')
    expect(await claimed()).toEqual([
      { person: person('ana'), topic: 'summary', to: 'nueva@empresa.example' },
    ])
    await renamed('ana@empresa.example')
  })

  test('a mail for a notification belongs to the topic of that notification', async () => {
    await choose('ana', { filed: 'now' })
    await tell('ana', 'filed')
    expect(await claimed()).toMatchObject([{ person: person('ana'), topic: 'filed' }])
  })

  test.each([
    ['message-answered', 'messages'],
    ['documents-asked', 'requests'],
    ['invoice-rejected', 'rejected'],
    ['signature-asked', 'signatures'],
  ])('the mail %s belongs to the topic %s', async (template, topic) => {
    await queue(template)
    await renamed('nueva@empresa.example')
    expect(await claimed()).toEqual([{ person: person('ana'), topic, to: 'nueva@empresa.example' }])
    await renamed('ana@empresa.example')
  })

  test.each(['email-changed', 'password-changed', 'backup-code-used', 'approval-approved', 'fee-reminder'])(
    'nobody can turn off the mail %s',
    async (template) => {
      await queue(template)
      expect(await claimed()).toMatchObject([{ topic: null }])
    },
  )

  test.each([
    ['approval-approved', 'nueva@empresa.example'],
    ['fee-reminder', 'nueva@empresa.example'],
    ['data-request-answered', 'nueva@empresa.example'],
    // These mails go to the address at the time of the event, because a thief may have changed it since.
    ['password-changed', 'ana@empresa.example'],
    ['email-taken-back', 'ana@empresa.example'],
    ['second-step-off', 'ana@empresa.example'],
    ['backup-codes-renewed', 'ana@empresa.example'],
    ['owner-change-asked', 'ana@empresa.example'],
    ['signature-outside-named', 'ana@empresa.example'],
    ['signature-code', 'ana@empresa.example'],
    ['portal-invitation', 'ana@empresa.example'],
  ])('after Ana changed her address the mail %s goes to %s', async (template, to) => {
    await queue(template)
    await renamed('nueva@empresa.example')
    expect(await claimed()).toMatchObject([{ to }])
    await renamed('ana@empresa.example')
  })

  test('queued mails are not sent to a person who was removed, except those about signatures', async () => {
    for (const template of ['message-answered', 'fee-reminder', 'signature-asked'])
      await queue(template, 'luis@empresa.example')
    await scene.run(
      `update private.account_members set until = now() where user_id = '${person('luis')}' and account = '${person('ana')}'`,
    )
    expect(
      await scene.rows(`select payload ->> 'template' as template from public.claim_outbox(10, 60)`),
    ).toEqual([{ template: 'signature-asked' }])
    expect(await mails()).toHaveLength(1)
    await scene.run(
      `update private.account_members set until = null where user_id = '${person('luis')}' and account = '${person('ana')}'`,
    )
  })

  test('a mail keeps its address while the person has no confirmed new one', async () => {
    await queue('approval-approved')
    await confirmed('null')
    await renamed('nueva@empresa.example')
    expect(await claimed()).toMatchObject([{ to: 'ana@empresa.example' }])
    await renamed('ana@empresa.example')
    await confirmed('now()')
  })

  test('a mail to a person without choices cannot be turned off', async () => {
    await queue('message-answered', 'luis@empresa.example')
    expect(await claimed()).toMatchObject([{ topic: null }])
    await scene.run('delete from public.outbox')
    await queue('signature-asked', 'nadie@otra.example')
    expect(await claimed()).toMatchObject([{ person: null, topic: null }])
  })

  test('turning off a topic drops its queued mails and keeps the other topics', async () => {
    await queue('message-answered')
    await stop('ana', 'messages')
    await stop('ana', 'messages')
    expect(await choices('ana')).toMatchObject({ messages: 'never', documents: 'daily', signatures: 'now' })
    expect(await mails()).toEqual([])
    await queue('message-answered')
    expect(await mails()).toEqual([])
  })

  test('turning off the summary turns off all its topics, also those that colleagues get in it', async () => {
    await stop('ana', 'summary')
    expect(await choices('ana')).toMatchObject({ documents: 'never', filed: 'never', messages: 'now' })
    // Luis gets messages of his own company at once, and those of Ana's company in his summary.
    await stop('luis', 'summary')
    expect(await choices('luis')).toMatchObject({ documents: 'never', messages: 'now', signatures: 'now' })
    await tell('luis', 'message')
    await tell('luis', 'filed')
    expect(await digestOf('luis')).toBeNull()
    expect(await server("queue_digests(date '2026-12-03')")).toBe(0)
    await choose('luis', { filed: 'daily' })
    expect((await digestOf('luis'))?.rows.map(({ kind }) => kind).sort()).toEqual(['filed', 'message'])
  })

  test('a link for an unknown person or topic changes nothing', async () => {
    await server(`stop_mails('${randomUUID()}', 'messages', '{}', '1')`)
    await stop('ana', 'security')
    const rows = await scene.rows('select topic from public.notification_choices')
    expect(rows).toEqual([])
  })
})
