import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeHash, consent, document, json, openSignatureScene, type SignatureScene } from './signature-scene'

let scene: SignatureScene
beforeAll(async () => void (scene = await openSignatureScene()))
afterAll(() => scene?.close())

const factsOf = async (id: string, kind: string) =>
  (
    await scene.rows<{ facts: Record<string, unknown> }>(
      `select facts from private.signature_events where request = '${id}' and kind = '${kind}'`,
    )
  )[0]?.facts

test('the evidence has the mailboxes that the firm named, and masks them in later rows', async () => {
  const id = await scene.sent([scene.signerOf('ana'), scene.outside()])
  expect(await factsOf(id, 'sent')).toMatchObject({
    named: [
      { name: 'Persona ana', party: 'client', role: 'Representante legal', email: 'ana@empresa.example' },
      { name: 'Socia Externa', party: 'outside', role: 'Socia', email: 'socia@otra.example' },
    ],
  })
  await scene.signAll(id, 'ana')
  expect(await factsOf(id, 'signed')).toMatchObject({ mailbox: 'a•••a@empresa.example' })
})

test('case 19: twenty signers with the longest names, roles and addresses fit into the evidence', async () => {
  const long = (n: number) => ({
    party: 'outside' as const,
    name: `"${'ñ"'.repeat(49)}n`,
    role: `"${'o"'.repeat(39)}o`,
    email: `${String(n).padStart(2, '0')}${'a'.repeat(50)}@${`${'b'.repeat(60)}.`.repeat(3)}example`,
    mark: { page: 3, x: 0.1234, y: 0.1234, width: 0.3812345678901234, height: 0.0812345678901234 },
  })
  const id = await scene.sent(Array.from({ length: 20 }, (_, n) => long(n)))
  expect((await factsOf(id, 'sent'))?.named).toHaveLength(20)
})

test('a signer’s consents are limited per day, so nobody with the link locks the signer out, and a repeated one is free', async () => {
  const id = await scene.sent([scene.outside()])
  const [link] = await scene.links(id)
  await scene.prepare(id, link!)
  const consent = (number: number) =>
    scene.mark(id, link!, 'consented', {
      consent: '1',
      consent_sha256: 'a'.repeat(64),
      document_type: 'CC',
      document_number: String(number),
    })
  for (let n = 1; n < 20; n++) await consent(10_000 + n)
  expect(await consent(10_019)).toBe('asked')
  await expect(consent(20_000)).rejects.toThrow('conflict')
  expect(await consent(10_019)).toBe('asked')
  expect((await scene.events(id)).filter((kind) => kind === 'consented')).toHaveLength(20)
  await scene.run(`alter table private.signature_events disable trigger keep_signature_event;
    update private.signature_events set at = at - interval '25 hours' where request = '${id}';
    alter table private.signature_events enable trigger keep_signature_event`)
  expect(await consent(20_000)).toBe('asked')
})

test('the secret of a signing link is deleted once its mail was sent or dropped', async () => {
  const tokens = (id: string) =>
    scene.rows<{ status: string; secret: boolean }>(
      `select status, payload #> '{data}' ? 'token' as secret from public.outbox
       where payload #>> '{data,request}' = '${id}' and payload ->> 'template' = 'signature-link'`,
    )
  const jobOf = async (id: string) =>
    (
      await scene.rows<{ id: string; attempts: number }>(
        `select id, attempts from public.outbox where payload #>> '{data,request}' = '${id}' and payload ->> 'template' = 'signature-link'`,
      )
    )[0]!
  const [sent, dropped] = [await scene.sent([scene.outside()]), await scene.sent([scene.outside()])]
  expect(await tokens(sent)).toEqual([{ status: 'pending', secret: true }])
  const job = await jobOf(sent)
  expect(await scene.server(`complete_outbox('${job.id}', ${job.attempts})`)).toBe(true)
  await scene.ask('advisor', `drop_delivery('${(await jobOf(dropped)).id}', 'No es de ellos')`)
  expect(await tokens(sent)).toEqual([{ status: 'done', secret: false }])
  expect(await tokens(dropped)).toEqual([{ status: 'dropped', secret: false }])
})

test('case 4: wrong codes from fifty addresses count for the signer, so a code is void after three', async () => {
  const id = await scene.sent()
  await scene.run('delete from private.signature_codes')
  await scene.prepare(id, 'ana')
  await scene.askCode(id, 'ana')
  const outcomes = []
  for (let n = 0; n < 50; n++)
    outcomes.push(
      await scene.server<{ outcome: string }>(
        `sign_document('${id}', ${json(scene.whoIs('ana'))}, ${json({ hash: codeHash(String(n)), sha256: document, consent })},
          ${json({ ip: `203.0.113.${n}`, agent: 'Prueba' })})`,
      ),
    )
  expect(outcomes.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(2)
  expect(outcomes.slice(2).every(({ outcome }) => outcome === 'void')).toBe(true)
  expect(await scene.sign(id, 'ana')).toEqual({ outcome: 'void' })
})

test('case 24: a person with a forwarded link still needs the code, which goes only to the mailbox of the signer', async () => {
  const id = await scene.sent([scene.outside()])
  const [link] = await scene.links(id)
  await scene.prepare(id, link!)
  expect(await scene.askCode(id, link!)).toMatchObject({ outcome: 'sent', to: 'socia@otra.example' })
  expect(await scene.sign(id, link!, '000000')).toMatchObject({ outcome: 'wrong' })
  expect(await scene.status(id)).toBe('sent')
  // A signer's link does not work for another document.
  const other = await scene.sent([scene.outside()])
  await expect(scene.mark(other, link!, 'opened')).rejects.toThrow('not-found')
})

test('a signer’s box is in the evidence and shown to all signers; a place off the pages is refused', async () => {
  const box = { page: 2, x: 0.5, y: 0.75, width: 0.38, height: 0.08 }
  const id = await scene.sent([{ ...scene.signerOf('ana'), mark: box }, scene.outside()])
  expect(await factsOf(id, 'sent')).toMatchObject({ named: [{ mark: box }, { name: 'Socia Externa' }] })
  const seen = (more: object) => [
    { position: 1, name: 'Persona ana', role: 'Representante legal', mark: box, ...more },
  ]
  expect(await scene.view(id, 'ana')).toMatchObject({ marks: seen({ signedAt: null }) })
  await scene.signAll(id, 'ana')
  const [link] = await scene.links(id)
  const view = await scene.server<{ marks: object }>(
    `signature_of_link('${(scene.whoIs(link!) as { link: string }).link}')`,
  )
  expect(view).toMatchObject({ marks: seen({ signedAt: expect.any(String) }) })
  // The data of the boxes, which every signer receives, must not contain the signers' e-mail addresses.
  expect(JSON.stringify(view.marks)).not.toContain('@')
  expect(await scene.ask('advisor', `firm_signature('${id}')`)).toMatchObject({ marks: [{ mark: box }] })
  for (const wrong of [
    { ...box, page: 4 },
    { ...box, page: 1.5 },
    { ...box, x: 0.7 },
    { ...box, y: -0.1 },
    { ...box, height: 0 },
    // The site cannot read a document with one of these two boxes, which are too wide or end beyond the page's edge.
    { ...box, x: 0, width: 1.0004 },
    { ...box, x: 0.1, width: 0.901 },
    // As jsonb the number 1e-300 has 300 digits, so the database refuses these boxes as too long.
    { ...box, height: 1e-300 },
    { ...box, x: 1e-300 },
    // These boxes would cover the text that signers read.
    { ...box, x: 0.1, y: 0.1, width: 0.8, height: 0.4 },
    { ...box, y: 0.1, height: 0.8 },
    { ...box, more: 1 },
    { ...box, x: '0.5' },
    'arriba',
  ]) {
    const send = scene.content([{ ...scene.signerOf('ana'), mark: wrong as object }])
    expect(
      await scene.refusal('advisor', `send_signature('${await scene.draft()}', ${json(send)})`),
      JSON.stringify(wrong),
    ).toMatchObject({ message: 'invalid-input' })
  }
})

describe('mails about signatures', () => {
  test('mails and notifications name the last day on which people can sign, as the pages do', async () => {
    // People can sign until the end of the last day, so the period ends at the midnight after that day.
    const end = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const last = new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10)
    const id = await scene.sent([scene.signerOf('ana'), scene.outside(), scene.signerOf('advisor', 'firm')], {
      dueAt: `${end}T05:00:00Z`,
      inOrder: false,
    })
    await scene.run(
      `select private.ask_signers(r, true) from private.signature_requests r where r.id = '${id}'`,
    )
    const days = await scene.rows<{ template: string; due: string }>(
      `select payload ->> 'template' as template, payload #>> '{data,due}' as due from public.outbox
       where payload #>> '{data,request}' = '${id}' and payload #> '{data,due}' is not null`,
    )
    expect([...new Set(days.map(({ template }) => template))].sort()).toEqual([
      'signature-asked',
      'signature-link',
      'signature-link-reminder',
      'signature-reminder',
      'signature-turn',
    ])
    expect([...new Set(days.map(({ due }) => due))]).toEqual([last.split('-').reverse().join('/')])
    expect(
      await scene.rows(
        `select distinct data ->> 'due' as due from public.notifications where subject = '${id}'`,
      ),
    ).toEqual([{ due: last }])
  })

  test('a signer without an account gets a mail when the firm withdraws the document, unless it was never their turn', async () => {
    const id = await scene.sent([scene.outside(), scene.outside('despues@otra.example')])
    await scene.ask('advisor', `withdraw_signature('${id}', 'Cambió el valor')`)
    expect((await scene.mails(id)).filter((mail) => mail.startsWith('signature-link-withdrawn'))).toEqual([
      'signature-link-withdrawn socia@otra.example',
    ])
  })
})

test('a password that was confirmed for a code is valid for the next code of the same session for fifteen minutes', async () => {
  const id = await scene.sent()
  await scene.prepare(id, 'ana')
  await scene.session(scene.people.ana, '16 minutes')
  expect(await scene.askCode(id, 'ana', '1', { confirmed: true })).toMatchObject({ outcome: 'sent' })
  expect(await scene.askCode(id, 'ana', '482193')).toMatchObject({ outcome: 'sent' })
  // The password was confirmed for the first code, and the second code does not prolong that confirmation.
  await scene.run(
    `update private.signature_codes set known = jsonb_set(known, '{password_at}', to_jsonb(now() - interval '15 minutes'))`,
  )
  expect(await scene.askCode(id, 'ana')).toEqual({ outcome: 'password' })
  expect(await scene.sign(id, 'ana')).toEqual({ outcome: 'signed' })
  const [signed] = await scene.rows<{ known: object }>(
    `select facts -> 'known' as known from private.signature_events where request = '${id}' and kind = 'signed'`,
  )
  expect(Object.keys(signed!.known).sort()).toEqual(['password', 'second_step', 'session_since'])
  // In another session the same person has not confirmed the password.
  const other = await scene.sent()
  await scene.prepare(other, 'ana')
  await scene.session(scene.people.ana, '20 minutes')
  expect(await scene.askCode(other, 'ana')).toEqual({ outcome: 'password' })
  await scene.session(scene.people.ana)
})
