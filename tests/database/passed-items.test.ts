import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openRequestScene, type RequestScene, type Who } from './request-scene'

let scene: RequestScene
let request: string
/** The e-mail address of a person who joins Ana's account; each test uses a new address. */
let luz: string

beforeAll(async () => void (scene = await openRequestScene()))
afterAll(() => scene?.close())
beforeEach(async () => {
  await scene.clear()
  request = await scene.sent()
  luz = `luz-${randomUUID()}@empresa.example`
})

const extract = async () => (await scene.asClient(request)).items[0]!
const pass = (seen: { id: string; version: number }, email: string) =>
  `pass_request_item('${seen.id}', ${seen.version}, '${email}')`
const passed = async (email: string, who: Who = 'ana') => scene.ask(who, pass(await extract(), email))
const refused = async (email: string, who: Who = 'ana') =>
  (await scene.refusal(who, pass(await extract(), email)))?.message ?? null

const invitations = () =>
  scene.rows<{ role: string; sent: number }>(
    `select role, sent from private.account_invitations where account = '${scene.people.ana}' and email = '${luz}'`,
  )
const mails = () => scene.rows(`select from public.outbox where key like 'mail:invitation:%'`)
/** Adds a person with the address `luz` to Ana's account, with this role. */
const join = async (role: string) => {
  const id = randomUUID()
  await scene.run(`insert into auth.users (id, email) values ('${id}', '${luz}');
    insert into private.account_members (account, user_id, role) values ('${scene.people.ana}', '${id}', '${role}')`)
}
const unchanged = async () => {
  expect(await extract()).toMatchObject({ delay: null, delayNote: null, version: 1 })
  expect(await mails()).toEqual([])
}

describe('an owner who says that somebody else has a requested document', () => {
  test('invites that person as an assistant, and the item says who has it', async () => {
    await passed(` ${luz.toUpperCase()} `)
    expect(await invitations()).toEqual([{ role: 'assistant', sent: 1 }])
    expect(await mails()).toHaveLength(1)
    expect(await extract()).toMatchObject({ state: 'pending', delay: 'other', delayNote: luz, version: 2 })
    expect(await scene.asClient(request)).toMatchObject({ missing: 2, delivered: 0 })
  })

  test('sends one mail when the button is pressed twice, also at the same time', async () => {
    const call = pass(await extract(), luz)
    await Promise.all([scene.ask('ana', call), scene.ask('ana', call)])
    await scene.ask('ana', call)
    expect(await invitations()).toEqual([{ role: 'assistant', sent: 1 }])
    expect(await extract()).toMatchObject({ delayNote: luz, version: 2 })
  })

  test.each(['assistant', 'accountant'])(
    'keeps the open invitation as %s, and sends it again only after a day',
    async (role) => {
      await scene.ask('ana', `invite_person('${luz}', '${role}')`)
      await passed(luz)
      expect(await invitations()).toEqual([{ role, sent: 1 }])
      expect(await extract()).toMatchObject({ delay: 'other', delayNote: luz })
      await scene.run(
        `update private.account_invitations set until = now() + interval '5 days' where email = '${luz}'`,
      )
      await passed(luz)
      expect(await invitations()).toEqual([{ role, sent: 2 }])
    },
  )

  test.each([
    ['that is over', () => `until = now() - interval '1 minute'`],
    ['of somebody who may not invite any more', () => `invited_by = '${scene.people.luis}'`],
  ])('gives the access of an assistant to the person of an invitation %s', async (_, change) => {
    await scene.ask('ana', `invite_person('${luz}', 'accountant')`)
    await scene.run(`update private.account_invitations set ${change()} where email = '${luz}'`)
    await passed(luz)
    expect(await invitations()).toEqual([{ role: 'assistant', sent: 2 }])
  })

  test('sends the invitation again when the item is passed again later, for example after it was withdrawn', async () => {
    await passed(luz)
    await scene.run(`update private.account_invitations set withdrawn_at = now() where email = '${luz}'`)
    await passed(luz)
    expect((await invitations()).map(({ sent }) => sent)).toEqual([1, 1])
    expect(await extract()).toMatchObject({ delayNote: luz, version: 3 })
  })

  test.each(['assistant', 'accountant', 'owner'])(
    'invites nobody if the person already is %s',
    async (role) => {
      await join(role)
      await passed(luz)
      expect(await invitations()).toEqual([])
      expect(await mails()).toEqual([])
      expect(await extract()).toMatchObject({ delay: 'other', delayNote: luz })
    },
  )

  test('is refused a colleague who only reads, because that person cannot answer', async () => {
    await join('reader')
    expect(await refused(luz)).toBe('reader-cannot-answer')
    await unchanged()
  })

  test('is refused a person who is invited only to read, whose invitation stays as it is', async () => {
    await scene.ask('ana', `invite_person('${luz}', 'reader')`)
    await scene.run(`delete from public.outbox`)
    expect(await refused(luz)).toBe('reader-cannot-answer')
    expect(await invitations()).toEqual([{ role: 'reader', sent: 1 }])
    await unchanged()
  })

  test.each([
    ['their own address', 'ana@empresa.example', 'own-address'],
    ['their own address in capitals', ' ANA@empresa.example', 'own-address'],
    ['no address', '', 'invalid-input'],
    ['something else than an address', 'la contadora', 'invalid-input'],
  ])('is refused %s', async (_, email, message) => {
    expect(await refused(email)).toBe(message)
    await unchanged()
  })

  test('invites nobody if the item has changed since', async () => {
    const { id } = await extract()
    for (const seen of ['0', '2', 'null'])
      expect(await scene.refusal('ana', `pass_request_item('${id}', ${seen}, '${luz}')`)).toMatchObject({
        message: 'conflict',
      })
    expect(await invitations()).toEqual([])
    await unchanged()
  })

  test('invites nobody for an item that is already answered', async () => {
    const [, petty] = (await scene.asClient(request)).items
    await scene.ask('ana', `answer_request_item('${petty!.id}', ${petty!.version}, true)`)
    const answered = { id: petty!.id, version: petty!.version + 1 }
    expect(await scene.refusal('ana', pass(answered, luz))).toMatchObject({ message: 'invalid-input' })
    expect(await invitations()).toEqual([])
  })

  test('passes several items with one mail, and needs none while the invitation is open', async () => {
    for (let n = 0; n < 5; n++) await scene.ask('ana', `invite_person('${luz}', 'assistant')`)
    await passed(luz)
    expect(await extract()).toMatchObject({ delay: 'other', delayNote: luz })
    expect(await invitations()).toEqual([{ role: 'assistant', sent: 5 }])
  })

  test('changes nothing when another mail is due and the address got its five of the day', async () => {
    for (let n = 0; n < 5; n++) await scene.ask('ana', `invite_person('${luz}', 'assistant')`)
    await scene.run(
      `update private.account_invitations set until = now() + interval '5 days' where email = '${luz}'`,
    )
    expect(await refused(luz)).toBe('invitation-box-limit')
    expect(await extract()).toMatchObject({ delay: null, version: 1 })
    expect(await invitations()).toEqual([{ role: 'assistant', sent: 5 }])
  })

  test('is told of a conflict if the person lost the invitation meanwhile', async () => {
    const call = pass(await extract(), luz)
    await scene.ask('ana', call)
    await scene.run(`update private.account_invitations set withdrawn_at = now() where email = '${luz}'`)
    expect(await scene.refusal('ana', call)).toMatchObject({ message: 'conflict' })
  })
})

describe('an item is passed to nobody', () => {
  test('by somebody of another account', async () => {
    expect(await scene.refusal('luis', pass(await extract(), luz))).toMatchObject({ message: 'not-found' })
    await unchanged()
  })

  test.each(['reader', 'assistant', 'accountant'])('by a person who works there as %s', async (role) => {
    const become = (name: string) =>
      scene.run(
        `update private.account_members set role = '${name}' where user_id = '${scene.people.ana}' and account = user_id`,
      )
    await become(role)
    const message = await refused(luz)
    await become('owner')
    expect(message).toBe('forbidden')
    await unchanged()
  })
})
