import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeHash, document, json, openSignatureScene, type SignatureScene } from './signature-scene'

let scene: SignatureScene
beforeAll(async () => void (scene = await openSignatureScene()))
afterAll(() => scene?.close())

const row = async <T>(id: string, columns: string) =>
  (await scene.rows<T>(`select ${columns} from private.signature_requests where id = '${id}'`))[0]!

const listed = async (list: string) =>
  (
    await scene.ask<{ rows: { id: string }[] }>(
      'admin',
      `firm_signatures('${JSON.stringify({ list })}', 200)`,
    )
  ).rows.map(({ id }) => id)

describe('sending a document for signature', () => {
  test('case 3: asks signers in order, and later signers see nothing and get no mail before their turn', async () => {
    const id = await scene.sent([scene.signerOf('ana'), scene.outside(), scene.signerOf('advisor', 'firm')])
    const first = ['signature-asked ana@empresa.example', 'signature-outside-named ana@empresa.example']
    expect(await scene.mails(id)).toEqual(first)
    expect(await scene.signAll(id, 'ana')).toEqual({ outcome: 'signed' })
    expect(await scene.mails(id)).toEqual([...first, 'signature-link socia@otra.example'])
    const [link] = await scene.links(id)
    // The third signer opens the page before it is their turn to sign.
    expect(await scene.view(id, 'advisor')).toMatchObject({ state: 'waiting', first: 'Socia Externa' })
    expect(await scene.view(id, 'advisor')).not.toHaveProperty('title')
    expect(await scene.server(`signature_file('${id}', ${json(scene.whoIs('advisor'))}, false)`)).toBeNull()
    expect(await scene.signAll(id, 'advisor')).toEqual({ outcome: 'waiting' })
    expect(await scene.signAll(id, link!)).toEqual({ outcome: 'signed' })
    expect(await scene.status(id)).toBe('sent')
    expect(await scene.signAll(id, 'advisor')).toEqual({ outcome: 'signed' })
    expect(await scene.status(id)).toBe('sealing')
    expect(await row(id, 'private.signature_break(id) as broken')).toEqual({ broken: null })
  })

  test('cases 19 and 23: accepts people of the client, members and outsiders once each, and no kind that needs a certificate', async () => {
    const refused = async (signers: Parameters<typeof scene.content>[0], more: object = {}) => {
      const id = await scene.draft()
      return scene.refusal('advisor', `send_signature('${id}', ${json(scene.content(signers, more))})`)
    }
    expect(await refused([scene.signerOf('luis')])).toMatchObject({ message: 'signature-signer-gone' })
    // An advisor cannot sign for the client, and nobody can sign twice.
    expect(await refused([scene.signerOf('advisor')])).toMatchObject({ message: 'signature-signer-gone' })
    expect(await refused([scene.outside(scene.mail('other'))])).toMatchObject({
      message: 'signature-outside-known',
    })
    expect(await refused([scene.outside(scene.mail('ana'))])).toMatchObject({
      message: 'signature-outside-known',
    })
    expect(await refused([scene.outside(), scene.outside('SOCIA@otra.example')])).toMatchObject({
      message: 'signature-twice',
    })
    expect(await refused([scene.signerOf('ana')], { kind: 'opinion' })).toMatchObject({
      message: 'signature-kind',
    })
    // A name with a character that reverses text and a name of 300 letters must both be refused.
    for (const name of ['Ana \u202Egerente', 'a'.repeat(300)]) {
      const send = scene.content([{ ...scene.signerOf('ana'), name }])
      await expect(
        scene.ask('advisor', `send_signature('${await scene.draft()}', ${json(send)})`),
      ).rejects.toThrow('name_check')
    }
  })

  test('freezes it, and a document that all have signed cannot be deleted', async () => {
    const id = await scene.sent()
    const change = (set: string) =>
      scene.run(`update private.signature_requests set ${set} where id = '${id}'`)
    // These lines try to replace the document after it was sent.
    await expect(change(`sha256 = '${'b'.repeat(64)}'`)).rejects.toThrow('never changes')
    await expect(change(`path = 'otra.pdf'`)).rejects.toThrow('never changes')
    await expect(change(`title = 'Otra carta'`)).rejects.toThrow('never changes')
    await expect(change(`due_at = due_at + interval '1 day'`)).rejects.toThrow('never changes')
    await scene.signAll(id, 'ana')
    await scene.seal(id)
    await expect(change(`sealed_path = 'otra.pdf'`)).rejects.toThrow('never changes')
    await expect(scene.run(`delete from private.signature_requests where id = '${id}'`)).rejects.toThrow(
      'append-only',
    )
  })

  test('case 10: sends nothing twice when it is repeated, and other members see nothing', async () => {
    const id = await scene.sent()
    await scene.ask('advisor', `send_signature('${id}', ${json(scene.content([scene.signerOf('ana')]))})`)
    expect(await scene.mails(id)).toHaveLength(1)
    for (const call of [
      `firm_signature('${id}')`,
      `withdraw_signature('${id}', 'x')`,
      `firm_signature_file('${id}', false)`,
    ])
      expect(await scene.refusal('other', call)).toMatchObject({ message: 'not-found' })
    expect(await scene.refusal('ana', `firm_signature('${id}')`)).toMatchObject({ message: 'staff-only' })
    expect(await scene.refusal('luis', `my_signature('${id}')`)).toMatchObject({ message: 'not-found' })
    const list = await scene.ask<{ rows: { id: string }[]; counts: Record<string, number> }>(
      'advisor',
      `firm_signatures('{"search": "compromiso ana"}')`,
    )
    expect(list.rows.map((one) => one.id)).toContain(id)
    expect((await scene.ask<{ rows: unknown[] }>('other', 'firm_signatures()')).rows).toEqual([])
  })
})

test('a document to sign is a task on the dashboard of its signer, and of nobody else', async () => {
  const id = await scene.sent()
  const todo = async (who: 'ana' | 'luis') =>
    (
      await scene.ask<{ todo: { items: { kind: string; id: string }[] } }>(
        who,
        `my_dashboard('{"todo": 100}', 0)`,
      )
    ).todo.items
  expect(await todo('ana')).toContainEqual(
    expect.objectContaining({ kind: 'signature', id, pages: 3, by: 'Laura Gómez' }),
  )
  expect(await todo('luis')).toEqual([])
  await scene.signAll(id, 'ana')
  expect((await todo('ana')).map((one) => one.id)).not.toContain(id)
  const late = await scene.sent()
  await scene.run(`alter table private.signature_requests disable trigger keep_signature_request;
    update private.signature_requests set due_at = now() - interval '1 hour' where id = '${late}';
    alter table private.signature_requests enable trigger keep_signature_request`)
  expect((await todo('ana')).map((one) => one.id)).not.toContain(late)
})

describe('signing codes', () => {
  test('are void after three wrong tries, and at most three are sent in an hour', async () => {
    const id = await scene.sent()
    await scene.prepare(id, 'ana')
    expect(await scene.askCode(id, 'ana')).toMatchObject({ outcome: 'sent', to: scene.mail('ana') })
    expect(await scene.sign(id, 'ana', '000000')).toEqual({ outcome: 'wrong', left: 2 })
    expect(await scene.sign(id, 'ana', '000001')).toEqual({ outcome: 'wrong', left: 1 })
    expect(await scene.sign(id, 'ana', '000002')).toEqual({ outcome: 'void', left: 0 })
    expect(await scene.sign(id, 'ana')).toEqual({ outcome: 'void' })
    await scene.askCode(id, 'ana')
    await scene.askCode(id, 'ana')
    expect(await scene.askCode(id, 'ana')).toEqual({ outcome: 'hour' })
  })

  test('case 4: allow at most 24 guesses a day, so a thousand tries leave the document unsigned', async () => {
    const id = await scene.sent()
    await scene.prepare(id, 'ana')
    let guesses = 0
    for (let codes = 0; codes < 12; codes++) {
      await scene.run(`update private.signature_codes set made_at = made_at - interval '61 minutes'`)
      await scene.askCode(id, 'ana')
      for (let n = 0; n < 4; n++)
        if ((await scene.sign(id, 'ana', String(n).padStart(6, '0'))).left !== undefined) guesses++
    }
    expect(guesses).toBe(24)
    expect((await scene.view(id, 'ana')).state).toBe('locked')
    expect(await scene.status(id)).toBe('sent')
    await scene.run(`update private.signature_codes set made_at = made_at - interval '1 day'`)
    expect(await scene.askCode(id, 'ana')).toMatchObject({ outcome: 'sent' })
    expect(await scene.sign(id, 'ana')).toEqual({ outcome: 'signed' })
  })

  test('case 5: of another document or consent, or used before, sign nothing', async () => {
    const [one, two] = [await scene.sent(), await scene.sent()]
    await scene.prepare(one, 'ana')
    await scene.prepare(two, 'ana')
    await scene.askCode(one, 'ana')
    expect(await scene.sign(two, 'ana')).toEqual({ outcome: 'void' })
    expect(await scene.sign(one, 'ana', '482193', { sha256: 'c'.repeat(64) })).toEqual({ outcome: 'void' })
    expect(await scene.sign(one, 'ana', '482193', { consent: '2' })).toEqual({ outcome: 'void' })
    await scene.mark(one, 'ana', 'consented', {
      consent: '2',
      consent_sha256: 'd'.repeat(64),
      document_type: 'CC',
      document_number: '52887214',
    })
    expect(await scene.sign(one, 'ana')).toEqual({ outcome: 'void' })
    await scene.prepare(one, 'ana')
    await scene.askCode(one, 'ana')
    expect(await scene.sign(one, 'ana')).toEqual({ outcome: 'signed' })
    await scene.run(`update private.signature_codes set until = now() + interval '1 hour'`)
    expect(await scene.rows(`select hash from private.signature_codes where hash like '%482193%'`)).toEqual(
      [],
    )
    expect(await scene.rows(`select id from public.outbox where payload::text like '%482193%'`)).toEqual([])
  })

  test('are void after ten minutes, not sent to a closed or another person’s session, and need the password in an old one', async () => {
    const id = await scene.sent()
    await scene.prepare(id, 'ana')
    await scene.askCode(id, 'ana')
    expect(
      await scene.rows(`select distinct extract(epoch from until - made_at)::int as seconds
        from private.signature_codes where used_at is null and void_at is null and until < now() + interval '59 minutes'`),
    ).toEqual([{ seconds: 600 }])
    await scene.run(`update private.signature_codes set until = now() - interval '1 second'`)
    expect(await scene.sign(id, 'ana')).toEqual({ outcome: 'void' })
    await scene.session(scene.people.ana, '16 minutes')
    expect(await scene.askCode(id, 'ana')).toEqual({ outcome: 'password' })
    expect(await scene.askCode(id, 'ana', '482193', { confirmed: true })).toMatchObject({ outcome: 'sent' })
    await expect(scene.askCode(id, 'ana', '1', { session: randomUUID() })).rejects.toThrow('not-found')
    await scene.run(`delete from auth.sessions where user_id = '${scene.people.ana}'`)
    await expect(scene.sign(id, 'ana')).rejects.toThrow('not-found')
    await scene.session(scene.people.ana)
  })

  test('are not sent before the signer has read the document and consented', async () => {
    const id = await scene.sent()
    await expect(scene.askCode(id, 'ana')).rejects.toThrow('conflict')
    await expect(scene.mark(id, 'ana', 'consented', { consent: '1' })).rejects.toThrow('conflict')
    expect(await scene.sign(id, 'ana')).toEqual({ outcome: 'void' })
  })
})

describe('the end of a document', () => {
  // A person who signs just after the document has ended is told how the document ended.
  test('an expired, withdrawn or declined document can no longer be signed', async () => {
    const ready = async () => {
      const id = await scene.sent()
      await scene.prepare(id, 'ana')
      await scene.run(`update private.signature_codes set made_at = made_at - interval '2 days'`)
      await scene.askCode(id, 'ana')
      return id
    }
    const late = await ready()
    await scene.run(`alter table private.signature_requests disable trigger keep_signature_request;
      update private.signature_requests set due_at = clock_timestamp() where id = '${late}';
      alter table private.signature_requests enable trigger keep_signature_request`)
    expect(await scene.sign(late, 'ana')).toEqual({ outcome: 'expired' })
    expect(await scene.status(late)).toBe('expired')
    const withdrawn = await ready()
    await scene.ask('advisor', `withdraw_signature('${withdrawn}', 'Cambió el valor')`)
    expect(await scene.sign(withdrawn, 'ana')).toEqual({ outcome: 'withdrawn' })
    expect((await scene.view(withdrawn, 'ana')).state).toBe('withdrawn')
    const declined = await ready()
    expect(await scene.decline(declined, 'ana')).toBe('declined')
    expect(await scene.sign(declined, 'ana')).toEqual({ outcome: 'declined' })
    expect(await scene.view(declined, 'ana')).toMatchObject({
      state: 'declined',
      signer: { reason: 'El valor no es el hablado' },
    })
    const signed = await ready()
    await scene.sign(signed, 'ana')
    expect(await scene.decline(signed, 'ana')).toBe('sealing')
    // Signing is repeated, because a person may press the button again, or the response may be lost.
    expect(await scene.sign(signed, 'ana')).toEqual({ outcome: 'signed' })
    expect((await scene.events(signed)).filter((kind) => kind === 'signed')).toHaveLength(1)
  })

  test('a job expires late documents and tells the firm', async () => {
    const id = await scene.sent()
    await scene.run(`alter table private.signature_requests disable trigger keep_signature_request;
      update private.signature_requests set due_at = now() - interval '1 hour' where id = '${id}';
      alter table private.signature_requests enable trigger keep_signature_request`)
    expect(await scene.server<number>('expire_signatures()')).toBeGreaterThan(0)
    expect(await scene.status(id)).toBe('expired')
    expect(await scene.mails(id)).toEqual([
      'signature-asked ana@empresa.example',
      'signature-news advisor@empresa.example',
    ])
  })

  test('a signer who declines stops the others, tells the firm the reason, and can still agree later', async () => {
    const id = await scene.sent([scene.signerOf('ana'), scene.outside()], { inOrder: false })
    const [link] = await scene.links(id)
    await scene.decline(id, 'ana')
    expect(await scene.signAll(id, link!)).toEqual({ outcome: 'stopped' })
    const [news] = await scene.rows<{ note: string }>(
      `select payload #>> '{data,note}' as note from public.outbox where payload ->> 'template' = 'signature-news' and payload #>> '{data,request}' = '${id}'`,
    )
    expect(news?.note).toBe('Persona ana: El valor no es el hablado')
    expect(await scene.server(`resume_signature('${id}', ${json(scene.whoIs('ana'))}, '{}')`)).toBe('asked')
    expect(await scene.signAll(id, link!)).toEqual({ outcome: 'signed' })
  })

  test('case 5: an old version keeps its signatures when a new one replaces it, and its codes sign nothing', async () => {
    const id = await scene.sent([scene.signerOf('ana'), scene.outside()])
    await scene.signAll(id, 'ana')
    const [link] = await scene.links(id)
    await scene.prepare(id, link!)
    await scene.askCode(id, link!)
    const next = await scene.sent([scene.signerOf('ana'), scene.outside()], { replaces: id, inOrder: false })
    // A code that was mailed for the old version of the document can sign neither version.
    const [newLink] = (await scene.links(next)).slice(-1)
    await scene.prepare(next, newLink!)
    expect(await scene.sign(id, link!)).toEqual({ outcome: 'superseded' })
    expect(await scene.sign(next, newLink!)).toEqual({ outcome: 'void' })
    await scene.signAll(next, newLink!)
    expect(await scene.status(id)).toBe('superseded')
    // The old version is listed with the ended documents and no longer with the open ones.
    for (const list of ['open', 'over']) expect((await listed(list)).includes(id), list).toBe(list === 'over')
    expect(await row(next, 'version')).toEqual({ version: 2 })
    expect(await scene.events(id)).toContain('signed')
    expect((await scene.view(id, 'ana')).state).toBe('superseded')
    await scene.signAll(next, 'ana')
    await scene.seal(next)
    const third = await scene.sent([scene.signerOf('ana')], { replaces: next })
    const { code } = await row<{ code: string }>(next, 'code')
    expect(await scene.check(code)).toMatchObject({ status: 'signed', newer: 3 })
    expect(await scene.status(third)).toBe('sent')
  })
})

describe('signers', () => {
  test('cases 7 and 8: who were removed or whose mailbox changed can no longer sign', async () => {
    const helper = randomUUID()
    await scene.run(`insert into auth.users (id, email) values ('${helper}', 'auxiliar@empresa.example');
      insert into private.account_members (account, user_id, role) values ('${scene.people.ana}', '${helper}', 'reader')`)
    Object.assign(scene.people, { helper })
    await scene.session(helper)
    const who = 'helper' as 'ana'
    const id = await scene.sent([scene.signerOf(who)])
    await scene.prepare(id, who)
    await scene.askCode(id, who)
    await scene.run(`alter table auth.users disable trigger user;
      update auth.users set email = 'nuevo@empresa.example' where id = '${helper}'; alter table auth.users enable trigger user`)
    expect(await scene.sign(id, who)).toEqual({ outcome: 'mailbox' })
    await scene.run(`alter table auth.users disable trigger user;
      update auth.users set email = 'auxiliar@empresa.example' where id = '${helper}'; alter table auth.users enable trigger user;
      update private.account_members set until = now() where user_id = '${helper}' and account = '${scene.people.ana}'`)
    expect(await scene.sign(id, who)).toEqual({ outcome: 'removed' })
    expect(await scene.server(`signature_file('${id}', ${json(scene.whoIs(who))}, false)`)).toBeNull()
  })

  test('case 24: have links of their own, stored as hashes, which change nothing when read and stay valid after a reminder', async () => {
    const id = await scene.sent([scene.outside()])
    const [first] = await scene.links(id)
    const hash = (scene.whoIs(first!) as { link: string }).link
    expect(await scene.server(`signature_of_link('${hash}')`)).toMatchObject({
      state: 'asked',
      title: 'Carta de compromiso 2027',
    })
    expect(await scene.events(id)).toEqual(['created', 'sent'])
    expect(await scene.server(`signature_of_link('${first!.link}')`)).toBeNull()
    expect(
      await scene.rows(`select id from private.signature_signers where link_sha256 = '${first!.link}'`),
    ).toEqual([])
    await scene.run(`alter table private.signature_events disable trigger keep_signature_event;
      update private.signature_events set at = at - interval '2 hours' where request = '${id}'; alter table private.signature_events enable trigger keep_signature_event`)
    await scene.ask('advisor', `remind_signature('${id}')`)
    expect(await scene.links(id)).toHaveLength(2)
    expect(await scene.server(`signature_of_link('${hash}')`)).toMatchObject({ state: 'asked' })
    expect(await scene.refusal('advisor', `remind_signature('${id}')`)).toMatchObject({
      message: 'signature-reminded',
    })
  })

  test('get at most five reminders', async () => {
    const id = await scene.sent()
    const later = new Date(Date.now() + 86_400_000 * 4).toISOString()
    for (let n = 0; n < 7; n++) await scene.server(`queue_signature_reminders('${later}')`)
    expect((await scene.mails(id)).filter((one) => one.startsWith('signature-reminder'))).toHaveLength(5)
  })
})

describe('the evidence of a signature', () => {
  test('has the facts that the reference lists for each act', async () => {
    const id = await scene.sent()
    await scene.signAll(id, 'ana')
    expect(await scene.events(id)).toEqual([
      'created',
      'sent',
      'opened',
      'read',
      'consented',
      'code-sent',
      'signed',
    ])
    const [signed] = await scene.rows<{ facts: Record<string, unknown> }>(
      `select facts from private.signature_events where request = '${id}' and kind = 'signed'`,
    )
    expect(signed?.facts).toMatchObject({
      name: 'Persona ana',
      document_type: 'CC',
      document_number: '52887214',
      role: 'Representante legal',
      portal_role: 'owner',
      mailbox: 'a•••a@empresa.example',
      tries: 1,
      consent: '1',
      sha256: document,
      pages: 3,
      of: 3,
      seconds: 40,
      ip: '203.0.113.9',
      agent: 'Prueba',
      known: { second_step: false, password: false },
    })
    expect(JSON.stringify(signed)).not.toContain(codeHash('482193'))
  })

  test('case 22: cannot be changed or deleted, and a change made around this is noticed at its row', async () => {
    const id = await scene.sent()
    await scene.signAll(id, 'ana')
    await expect(
      scene.run(`update private.signature_events set facts = '{}' where request = '${id}'`),
    ).rejects.toThrow('append-only')
    await expect(scene.run(`delete from private.signature_events where request = '${id}'`)).rejects.toThrow(
      'append-only',
    )
    await expect(scene.run(`truncate private.signature_events`)).rejects.toThrow('append-only')
    const broken = async (change: string) => {
      await scene.run(`alter table private.signature_events disable trigger keep_signature_event; ${change};
        alter table private.signature_events enable trigger keep_signature_event`)
      return (await row<{ broken: number | null }>(id, 'private.signature_break(id) as broken')).broken
    }
    const edit = (set: string, n: number) =>
      `update private.signature_events set ${set} where request = '${id}' and n = ${n}`
    expect(await broken(edit(`facts = facts || '{"ip": "198.51.100.1"}'`, 3))).toBe(3)
    expect(await broken(edit(`facts = facts || '{"ip": "203.0.113.9"}'`, 3))).toBeNull()
    expect(await broken(edit(`at = at + interval '1 microsecond'`, 7))).toBe(7)
    expect(await broken(edit(`at = at - interval '1 microsecond'`, 7))).toBeNull()
    // A changed row with a new matching hash breaks the chain of hashes at the next row.
    expect(
      await broken(
        `${edit(`facts = '{}'`, 4)}; update private.signature_events e set hash = private.signature_event_hash(e) where request = '${id}' and n = 4`,
      ),
    ).toBe(5)
    expect(await broken(`delete from private.signature_events where request = '${id}' and n >= 4`)).toBe(0)
    expect(await scene.ask('advisor', `firm_signature('${id}')`)).toMatchObject({ broken: 0 })
    const [claimed] = (
      await scene.server<{ id: string; broken: number | null }[]>('claim_signature_seals(50)')
    ).filter((one) => one.id === id)
    expect(claimed).toMatchObject({ broken: 0 })
  })

  test('is one chain, even if two signers sign in the same second', async () => {
    const id = await scene.sent([scene.signerOf('ana'), scene.outside()], { inOrder: false })
    const [link] = await scene.links(id)
    await scene.prepare(id, 'ana')
    await scene.prepare(id, link!)
    await scene.askCode(id, 'ana')
    await scene.askCode(id, link!)
    expect(await Promise.all([scene.sign(id, 'ana'), scene.sign(id, link!)])).toEqual([
      { outcome: 'signed' },
      { outcome: 'signed' },
    ])
    expect(await scene.status(id)).toBe('sealing')
    expect(await row(id, 'private.signature_break(id) as broken')).toEqual({ broken: null })
  })
})

describe('sealing a signed document', () => {
  test('is claimed again after a crash, keeps one of two files, and mails the signers', async () => {
    const id = await scene.sent([scene.signerOf('ana'), scene.outside()])
    await scene.signAll(id, 'ana')
    const [link] = await scene.links(id)
    await scene.signAll(id, link!)
    const mine = async () =>
      (await scene.server<{ id: string }[]>('claim_signature_seals(50)')).filter((one) => one.id === id)
    expect(await mine()).toHaveLength(1)
    expect(await mine()).toHaveLength(0)
    await scene.run(`update private.signature_requests set seal_next_at = now() where id = '${id}'`)
    expect(await mine()).toMatchObject([{ tries: 2 }])
    const copy = {
      id: randomUUID(),
      path: `${scene.people.ana}/${randomUUID()}.pdf`,
      name: 'Carta de compromiso 2027.pdf',
      size: 9,
    }
    const first = await scene.seal(id, 'uno.pdf', copy)
    expect(first).toBe('uno.pdf')
    expect(await scene.seal(id, 'dos.pdf')).toBe('uno.pdf')
    expect((await scene.events(id)).filter((kind) => kind === 'sealed')).toHaveLength(1)
    expect((await scene.read('ana', 'documents')).map((one) => one.name)).toEqual([
      'Carta de compromiso 2027.pdf',
    ])
    expect(await scene.mails(id)).toEqual(
      expect.arrayContaining([
        'signature-done ana@empresa.example',
        'signature-link-done socia@otra.example',
        'signature-news advisor@empresa.example',
      ]),
    )
  })

  test('says why it failed and that it is still pending', async () => {
    const id = await scene.sent()
    await scene.signAll(id, 'ana')
    await scene.server(`postpone_signature_seal('${id}', 600, 'time-stamp')`)
    expect(await scene.ask('advisor', `firm_signature('${id}')`)).toMatchObject({
      status: 'sealing',
      sealProblem: 'time-stamp',
    })
    expect(await scene.view(id, 'ana')).toMatchObject({ state: 'sealing' })
  })

  test('lets anybody check it by code, frozen hash or final hash, without names', async () => {
    const id = await scene.sent()
    const { code } = await row<{ code: string }>(id, 'code')
    expect(await scene.check(code)).toMatchObject({ matches: 'code', status: 'sent', signed: 0, signers: 1 })
    await scene.signAll(id, 'ana')
    await scene.seal(id)
    const { sealed } = await row<{ sealed: string }>(id, 'sealed_sha256 as sealed')
    const answer = await scene.check(sealed)
    expect(answer).toMatchObject({ matches: 'sealed', status: 'signed', whole: true })
    expect(JSON.stringify(answer)).not.toMatch(/ana|Laura|Persona/)
    expect(await scene.check(document)).toMatchObject({ matches: 'frozen', status: 'signed' })
    expect(await scene.check('e'.repeat(64))).toBeNull()
  })

  test('keeps it for ten years even if the account is deleted, unlike unsigned documents', async () => {
    const person = randomUUID()
    await scene.run(`insert into auth.users (id, email) values ('${person}', 'cierra@empresa.example');
      update public.user_approval_status set status = 'approved' where user_id = '${person}'`)
    Object.assign(scene.people, { person })
    await scene.session(person)
    const send = async () => {
      const id = randomUUID()
      const file = {
        name: 'Carta.pdf',
        path: `${id}.pdf`,
        sha256: document,
        pages: 3,
        size: 900,
        flattened: {},
      }
      await scene.server(`keep_signature_file('${id}', '${person}', '${scene.people.admin}', ${json(file)})`)
      await scene.ask(
        'admin',
        `send_signature('${id}', ${json(scene.content([scene.signerOf('person' as 'ana')]))})`,
      )
      return id
    }
    const [signed, open] = [await send(), await send()]
    await scene.signAll(signed, 'person' as 'ana')
    await scene.seal(signed)
    await scene.run(`delete from auth.users where id = '${person}'`)
    expect(await scene.status(open)).toBeUndefined()
    expect(await scene.status(signed)).toBe('signed')
    expect(await scene.ask('admin', `firm_signature('${signed}')`)).toMatchObject({
      client: null,
      broken: null,
    })
    expect(await scene.refusal('advisor', `firm_signature('${signed}')`)).toMatchObject({
      message: 'not-found',
    })
    const forget = (age: string) =>
      scene.run(`alter table private.signature_requests disable trigger keep_signature_request;
      update private.signature_requests set closed_at = now() - interval '${age}' where id = '${signed}';
      alter table private.signature_requests enable trigger keep_signature_request; select public.forget_expired()`)
    await forget('9 years 11 months')
    expect(await scene.status(signed)).toBe('signed')
    await forget('10 years 1 day')
    expect(await scene.status(signed)).toBeUndefined()
  })
})
