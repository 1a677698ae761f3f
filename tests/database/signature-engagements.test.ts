import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { document, json, openSignatureScene, type SignatureScene } from './signature-scene'

let scene: SignatureScene
let template: string
const [closing, payroll] = [randomUUID(), randomUUID()]
beforeAll(async () => {
  scene = await openSignatureScene()
  await scene.run(`insert into private.work_templates (id, name, cycle, month_after, day_kind, day)
    values ('${closing}', 'Cierre del mes', 'month', 1, 'business', 5), ('${payroll}', 'Nómina', 'month', 0, 'calendar', 28)`)
  template = randomUUID()
  const content = {
    name: 'Carta',
    kind: 'engagement',
    body: 'Carta de {{cliente}}, {{servicios}}.',
    reviewed: true,
  }
  await scene.ask('admin', `save_signature_template('${template}', ${json(content)})`)
})
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(`delete from private.client_work; delete from private.engagements; delete from private.fees;
    update private.work_templates set archived_at = null`),
)

const terms = (more: object = {}) => ({
  services: ['Contabilidad mensual', 'Información exógena'],
  work: [closing, payroll],
  fees: [
    { concept: 'Honorario', amount: 1_480_000, rhythm: 'month' },
    { concept: 'Información exógena', amount: 900_000, rhythm: 'once' },
  ],
  from: '2027-01-15',
  until: '2027-12-31',
  payDay: 10,
  ...more,
})
async function letter(more: object = {}, signers = [scene.signerOf('ana')], content: object = {}) {
  const id = randomUUID()
  const file = {
    name: 'Carta 2027',
    path: `${id}/${randomUUID()}.pdf`,
    sha256: document,
    pages: 2,
    size: 900,
    flattened: {},
    template,
    version: 1,
    terms: terms(more),
  }
  await scene.server(
    `keep_signature_file('${id}', '${scene.people.ana}', '${scene.people.advisor}', ${json(file)})`,
  )
  await scene.ask('advisor', `send_signature('${id}', ${json(scene.content(signers, content))})`)
  return id
}
type Opened = {
  request: string
  closedAt: string | null
  reason: string | null
  services: { name: string }[]
  work: { name: string }[]
  fees: { count: number; open: number; collected: number }
}
const opened = (who: 'advisor' | 'other' = 'advisor') =>
  scene.ask<Opened[]>(who, `client_engagements('${scene.people.ana}')`)
const fees = (id: string) =>
  scene.rows<{ concept: string; amount: string; due: string; state: string }>(
    `select concept, amount::text, due_on::text as due, state from private.fees where letter = '${id}' order by due_on, concept`,
  )
const works = () =>
  scene.rows<{ name: string; ended: boolean }>(
    `select t.name, w.ended_at is not null as ended from private.client_work w join private.work_templates t on t.id = w.template order by t.name`,
  )

test('the last signature starts services, work and fees, and nothing before it does', async () => {
  const id = await letter({}, [scene.signerOf('ana'), scene.signerOf('advisor', 'firm')])
  await scene.signAll(id, 'ana')
  expect(await opened()).toEqual([])
  expect(await scene.signAll(id, 'advisor')).toEqual({ outcome: 'signed' })
  expect(await opened()).toMatchObject([
    {
      request: id,
      closedAt: null,
      services: [
        { name: 'Contabilidad mensual', since: '2027-01-15', until: '2027-12-31' },
        { name: 'Información exógena' },
      ],
      work: [{ name: 'Cierre del mes' }, { name: 'Nómina' }],
      fees: { count: 13, open: 12 * 1_480_000 + 900_000, collected: 0 },
    },
  ])
  const made = await fees(id)
  // The letter's period begins on 15 January, after that month's payment day, so the first fee is due on 15 January.
  expect(made.slice(0, 3)).toEqual([
    { concept: 'Honorario (1/12)', amount: '1480000', due: '2027-01-15', state: 'due' },
    { concept: 'Información exógena', amount: '900000', due: '2027-01-15', state: 'due' },
    { concept: 'Honorario (2/12)', amount: '1480000', due: '2027-02-10', state: 'due' },
  ])
  expect(made.at(-1)).toMatchObject({ concept: 'Honorario (12/12)', due: '2027-12-10' })
  expect(await works()).toEqual([
    { name: 'Cierre del mes', ended: false },
    { name: 'Nómina', ended: false },
  ])
  // The button is pressed again, which starts no fee and no work a second time.
  expect(await scene.sign(id, 'advisor')).toEqual({ outcome: 'signed' })
  await scene.seal(id)
  expect(await fees(id)).toHaveLength(13)
})

test('the firm and the signer see the fees before anybody signs', async () => {
  await scene.run(`delete from private.signature_codes`)
  const id = await letter({ from: '2026-11-30', until: '2027-02-28', payDay: 5 })
  type Shown = { fees: { concept: string; amount: number; dueOn: string }[] }
  const firm = await scene.ask<Shown>('advisor', `firm_signature('${id}')`)
  const signer = await scene.ask<Shown>('ana', `my_signature('${id}')`)
  expect(signer.fees).toEqual(firm.fees)
  expect(signer.fees).toHaveLength(4)
  await scene.signAll(id, 'ana')
  const byDay = (a: { dueOn: string; concept: string }, b: typeof a) =>
    a.dueOn.localeCompare(b.dueOn) || a.concept.localeCompare(b.concept)
  const made = (await fees(id)).map(({ concept, amount, due }) => ({
    concept,
    amount: Number(amount),
    dueOn: due,
  }))
  const shown = signer.fees.map(({ concept, amount, dueOn }) => ({ concept, amount, dueOn }))
  expect(made.toSorted(byDay)).toEqual(shown.toSorted(byDay))
})

test('a document without services or fees and a letter that nobody signs start nothing', async () => {
  const declined = await letter()
  await scene.decline(declined, 'ana')
  const plain = await scene.sent()
  await scene.run(`delete from private.signature_codes`)
  await scene.signAll(plain, 'ana')
  expect(await opened()).toEqual([])
  expect(await scene.rows('select id from private.fees')).toEqual([])
})

test('services start in the transaction of the last signature, so a failure leaves the letter unsigned', async () => {
  await scene.run(`delete from private.signature_codes`)
  const id = await letter()
  await scene.prepare(id, 'ana')
  await scene.askCode(id, 'ana')
  await scene.run(`alter table private.fees add constraint stop check (letter is null)`)
  await expect(scene.sign(id, 'ana')).rejects.toThrow('stop')
  expect(await scene.status(id)).toBe('sent')
  expect(await opened()).toEqual([])
  await scene.run(`alter table private.fees drop constraint stop`)
  expect(await scene.sign(id, 'ana')).toEqual({ outcome: 'signed' })
  expect(await opened()).toHaveLength(1)
})

test('a member can undo what a letter started: its open work and fees end, and collected fees stay', async () => {
  await scene.run(`delete from private.signature_codes`)
  await scene.ask('advisor', `apply_work_template('${closing}', array['${scene.people.ana}']::uuid[])`)
  const id = await letter()
  await scene.signAll(id, 'ana')
  const [first] = await scene.rows<{ id: string }>(
    `select id from private.fees where letter = '${id}' order by due_on, concept limit 1`,
  )
  await scene.ask('advisor', `settle_fee('${first!.id}', 'collected', ${json({ on: '2026-01-10' })}, 1)`)
  expect(await scene.refusal('other', `close_engagement('${id}', 'Se abrió por error')`)).toMatchObject({
    message: 'not-found',
  })
  expect(await scene.refusal('advisor', `close_engagement('${id}', ' ')`)).toMatchObject({
    message: 'reason-required',
  })
  await scene.ask('advisor', `close_engagement('${id}', 'Se abrió por error')`)
  expect(await works()).toEqual([
    { name: 'Cierre del mes', ended: false },
    { name: 'Nómina', ended: true },
  ])
  expect(await opened()).toMatchObject([
    {
      reason: 'Se abrió por error',
      closedBy: 'Laura Gómez',
      fees: { count: 13, open: 0, collected: 1_480_000 },
    },
  ])
  await scene.ask('advisor', `close_engagement('${id}', 'Otra vez')`)
  expect(await opened()).toMatchObject([{ reason: 'Se abrió por error' }])
  expect(await scene.status(id)).toBe('sealing')
})

test('a newer letter ends the services of the older one from its first day, and earlier fees stay due', async () => {
  await scene.run(`delete from private.signature_codes`)
  const old = await letter()
  await scene.signAll(old, 'ana')
  await scene.seal(old)
  await scene.run(`delete from private.signature_codes`)
  const next = await letter(
    { from: '2027-07-01', services: ['Todo'], work: [payroll] },
    [scene.signerOf('ana')],
    {
      replaces: old,
      title: 'Carta nueva',
    },
  )
  await scene.signAll(next, 'ana')
  const before = await fees(old)
  expect(before.filter(({ due }) => due < '2027-07-01').map(({ state }) => state)).toEqual(
    Array(7).fill('due'),
  )
  expect(before.filter(({ due }) => due >= '2027-07-01').every(({ state }) => state === 'void')).toBe(true)
  expect((await opened()).map(({ reason }) => reason)).toEqual([null, 'Carta nueva'])
  expect(await works()).toEqual([
    { name: 'Cierre del mes', ended: true },
    { name: 'Nómina', ended: false },
  ])
})

test('a letter leaves out a template that was archived meanwhile', async () => {
  await scene.run(`delete from private.signature_codes`)
  const id = await letter({ fees: [], from: null, until: null, payDay: null })
  await scene.ask('admin', `archive_work_template('${payroll}', true)`)
  await scene.signAll(id, 'ana')
  expect(await opened()).toMatchObject([{ work: [{ name: 'Cierre del mes' }], fees: { count: 0 } }])
  expect(await scene.refusal('other', `client_engagements('${scene.people.ana}')`)).toMatchObject({
    message: 'not-found',
  })
})

test('a letter starts something only if an owner signs it, or a person whom the owner is told about', async () => {
  await scene.run(`insert into private.account_members (account, user_id, role)
    values ('${scene.people.ana}', '${scene.people.luis}', 'reader')`)
  for (const signers of [
    [scene.signerOf('advisor', 'firm')],
    [scene.signerOf('luis')],
    [scene.signerOf('luis'), scene.signerOf('advisor', 'firm')],
  ])
    await expect(letter({}, signers)).rejects.toThrow('signature-unbinding')
  const outside = await letter({}, [scene.outside()])
  expect(await scene.mails(outside)).toContain('signature-outside-named ana@empresa.example')
  await letter({}, [scene.signerOf('luis'), scene.signerOf('ana')])
  // A document that starts no services or fees does not need the owner's signature.
  expect(await scene.status(await scene.sent([scene.signerOf('luis')]))).toBe('sent')
})

const setRole = (who: 'ana' | 'luis', role: string) =>
  scene.run(`update private.account_members set role = '${role}' where until is null
    and account = '${scene.people.ana}' and user_id = '${scene.people[who]}'`)

test('case 7: a letter starts nothing if its signer lost the owner role before signing, or if only the firm signs', async () => {
  await scene.run(`delete from private.signature_codes`)
  const id = await letter({}, [scene.signerOf('ana'), scene.signerOf('advisor', 'firm')])
  await scene.prepare(id, 'ana')
  await scene.askCode(id, 'ana')
  await setRole('luis', 'owner')
  await setRole('ana', 'accountant')
  expect(await scene.sign(id, 'ana')).toEqual({ outcome: 'removed' })
  expect(await scene.status(id)).toBe('sent')
  expect(await opened()).toEqual([])
  // A document that starts no services or fees still does not need the owner's signature.
  const plain = await scene.sent([scene.signerOf('ana')])
  expect(await scene.signAll(plain, 'ana')).toEqual({ outcome: 'signed' })

  // Luis is an owner now and binds the client, so both may sign although Ana is no longer an owner.
  await scene.run(`delete from private.signature_codes`)
  await setRole('ana', 'owner')
  const both = await letter({}, [scene.signerOf('ana'), scene.signerOf('luis')])
  await setRole('ana', 'accountant')
  expect(await scene.signAll(both, 'ana')).toEqual({ outcome: 'signed' })
  expect(await scene.signAll(both, 'luis')).toEqual({ outcome: 'signed' })
  expect(await opened()).toMatchObject([{ request: both }])
})

test('an owner’s signature is valid even if the owner loses the role before the firm signs', async () => {
  await scene.run(`delete from private.signature_codes`)
  await setRole('ana', 'owner')
  const id = await letter({}, [scene.signerOf('ana'), scene.signerOf('advisor', 'firm')])
  await scene.signAll(id, 'ana')
  await setRole('ana', 'accountant')
  expect(await scene.signAll(id, 'advisor')).toEqual({ outcome: 'signed' })
  expect(await opened()).toMatchObject([{ request: id }])
  await setRole('ana', 'owner')
})

test('a letter signed late starts no overdue fees, and the evidence has the fees that were read', async () => {
  await scene.run(`delete from private.signature_codes`)
  const [past, next] = await scene.rows<{ day: string }>(
    `select (private.today() + n)::text as day from unnest(array[-70, 200]) n`,
  )
  const id = await letter({ from: past!.day, until: next!.day, payDay: 10 })
  type Shown = { fees: { concept: string; amount: number; dueOn: string; agreedOn: string }[] }
  const { fees: read } = await scene.ask<Shown>('ana', `my_signature('${id}')`)
  expect(read.filter(({ dueOn, agreedOn }) => dueOn !== agreedOn).length).toBeGreaterThan(1)
  await scene.signAll(id, 'ana')
  const today = await scene.rows<{ late: number }>(
    `select count(*)::int as late from private.fees where letter = '${id}' and due_on < private.today()`,
  )
  expect(today).toEqual([{ late: 0 }])
  const made = await fees(id)
  expect(made.map(({ due }) => due)).toEqual(read.map(({ dueOn }) => dueOn).toSorted())
  const [row] = await scene.rows<{ fees: Shown['fees']; broken: number | null }>(
    `select e.facts -> 'fees' as fees, private.signature_break(e.request) as broken
      from private.signature_events e where e.request = '${id}' and e.kind = 'signed'`,
  )
  expect(row).toEqual({ fees: read, broken: null })
  expect((await scene.ask<Shown>('advisor', `firm_signature('${id}')`)).fees).toEqual(read)
})

test('the evidence of a document without fees has no fees', async () => {
  await scene.run(`delete from private.signature_codes`)
  const id = await letter({ fees: [] })
  await scene.signAll(id, 'ana')
  const rows = await scene.rows<{ has: boolean }>(
    `select facts ? 'fees' as has from private.signature_events where request = '${id}' and kind = 'signed'`,
  )
  expect(rows).toEqual([{ has: false }])
})
