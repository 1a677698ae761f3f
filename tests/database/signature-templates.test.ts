import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { document, json, openSignatureScene, type SignatureScene } from './signature-scene'

let scene: SignatureScene
beforeAll(async () => void (scene = await openSignatureScene()))
afterAll(() => scene?.close())

const content = (more: object = {}) => ({
  name: 'Carta de compromiso',
  kind: 'engagement',
  body: 'Carta de {{cliente}} con {{servicios}}.',
  reviewed: true,
  ...more,
})
const saving = (template: string, more: object = {}, seen: number | null = null) =>
  `save_signature_template('${template}', ${json(content(more))}, ${seen})`
async function saved(more: object = {}) {
  const id = randomUUID()
  await scene.ask('admin', saving(id, more))
  return id
}
const terms = {
  services: ['Contabilidad mensual'],
  work: [],
  fees: [{ concept: 'Contabilidad mensual', amount: 1_200_000, rhythm: 'month' }],
  from: '2027-01-01',
  until: '2027-12-31',
  payDay: 10,
}
/** Stores a draft of the letter, as the server does after it has created the PDF of the letter. */
async function drafted(template: string, version: number, more: object = {}) {
  const id = randomUUID()
  const file = {
    name: 'Carta 2027',
    path: `${id}/${randomUUID()}.pdf`,
    sha256: document,
    pages: 2,
    size: 900,
    flattened: {},
    template,
    version,
    terms,
    ...more,
  }
  await scene.server(
    `keep_signature_file('${id}', '${scene.people.ana}', '${scene.people.advisor}', ${json(file)})`,
  )
  return id
}

describe('the firm’s templates for letters', () => {
  test('are written by administrators and read by every member, and nobody overwrites a version they have not seen', async () => {
    const id = await saved()
    expect(await scene.refusal('advisor', saving(randomUUID()))).toMatchObject({ message: 'admin-only' })
    expect(await scene.refusal('ana', 'signature_templates()')).toMatchObject({ message: 'staff-only' })
    const mine = async () =>
      (await scene.ask<{ id: string }[]>('advisor', 'signature_templates()')).find((one) => one.id === id)
    expect(await mine()).toMatchObject({ version: 1, reviewedBy: 'admin', archived: false })
    // Saving a second time changes nothing.
    await scene.ask('admin', saving(id, { name: 'Otra' }))
    expect(await mine()).toMatchObject({ name: 'Carta de compromiso', version: 1 })
    await scene.ask('admin', saving(id, { reviewed: false }, 1))
    expect(await mine()).toMatchObject({ version: 2, reviewedBy: null })
    expect(await scene.refusal('admin', saving(id, {}, 1))).toMatchObject({ message: 'conflict' })
    expect(await scene.refusal('admin', saving(randomUUID(), { kind: 'opinion' }))).toMatchObject({
      message: 'invalid-input',
    })
    await scene.ask('admin', `archive_signature_template('${id}', true)`)
    expect(await mine()).toMatchObject({ archived: true })
  })

  test('are at most a hundred', async () => {
    await scene.run(`insert into private.signature_templates (id, name, kind, body)
      select gen_random_uuid(), 'Relleno', 'other', 'Un texto que la firma envía.' from generate_series(1, 100)`)
    expect(await scene.refusal('admin', saving(randomUUID()))).toMatchObject({
      message: 'signature-template-limit',
    })
    await scene.run(`delete from private.signature_templates where name = 'Relleno'`)
  })

  test('fill in the data of a client only for members who work for the client', async () => {
    await scene.run(`insert into public.companies (user_id, name, nit, digit)
      values ('${scene.people.ana}', 'Café Tres Lunas S.A.S.', '901448203', private.nit_check_digit('901448203'))`)
    expect(await scene.ask('advisor', `signature_card('${scene.people.ana}')`)).toMatchObject({
      client: 'Café Tres Lunas S.A.S.',
      nit: '901448203',
      advisor: 'Laura Gómez',
    })
    expect(await scene.refusal('other', `signature_card('${scene.people.ana}')`)).toMatchObject({
      message: 'not-found',
    })
  })
})

describe('a document made from a template', () => {
  test('comes only from the present reviewed version, which the evidence names', async () => {
    const id = await saved()
    await expect(drafted(id, 2)).rejects.toThrow('conflict')
    await scene.ask('admin', saving(id, { reviewed: false }, 1))
    await expect(drafted(id, 2)).rejects.toThrow('signature-template-unreviewed')
    await scene.ask('admin', saving(id, {}, 2))
    const request = await drafted(id, 3)
    const [created] = await scene.rows<{ facts: object }>(
      `select facts from private.signature_events where request = '${request}' and kind = 'created'`,
    )
    expect(created?.facts).toMatchObject({ template: 'Carta de compromiso', template_version: 3, terms })
    await scene.ask('admin', `archive_signature_template('${id}', true)`)
    await expect(drafted(id, 3)).rejects.toThrow('conflict')
  })

  test('cannot change its services and fees, which must be valid and belong to an engagement letter', async () => {
    const id = await saved()
    const request = await drafted(id, 1)
    await expect(
      scene.run(`update private.signature_requests set terms = null where id = '${request}'`),
    ).rejects.toThrow('never changes')
    const wrong = (more: object) => drafted(id, 1, { terms: { ...terms, ...more } })
    await expect(wrong({ payDay: null })).rejects.toThrow('terms_check')
    await expect(wrong({ until: '2026-12-31' })).rejects.toThrow('terms_check')
    await expect(wrong({ until: '2030-01-01' })).rejects.toThrow('terms_check')
    await expect(wrong({ fees: [{ concept: 'X y', amount: 10.5, rhythm: 'month' }] })).rejects.toThrow(
      'terms_check',
    )
    await expect(wrong({ services: ['a\nb'] })).rejects.toThrow('terms_check')
    await expect(wrong({ services: undefined })).rejects.toThrow('terms_check')
    // These periods begin before 2000 or end after 2100, and the database refuses such years.
    for (const years of [
      { from: '1999-12-31', until: '2000-12-31' },
      { from: '2100-06-01', until: '2101-01-01' },
    ]) {
      await expect(wrong(years)).rejects.toThrow('terms_check')
      await expect(wrong({ ...years, fees: [], payDay: null })).rejects.toThrow('terms_check')
    }
    for (const fee of [
      { concept: 'Contabilidad', amount: null, rhythm: 'month' },
      { concept: 'Contabilidad', amount: 10, rhythm: null },
    ])
      await expect(wrong({ fees: [fee] })).rejects.toThrow('terms_check')
    const proposal = await drafted(await saved({ kind: 'proposal' }), 1)
    expect(
      await scene.rows(`select kind, terms from private.signature_requests where id = '${proposal}'`),
    ).toEqual([{ kind: 'proposal', terms: null }])
  })

  test('is sent as the kind of its template and signed like any other', async () => {
    const request = await drafted(await saved(), 1)
    const send = (kind: string) =>
      `send_signature('${request}', ${json(scene.content([scene.signerOf('ana')], { kind }))})`
    expect(await scene.refusal('advisor', send('other'))).toMatchObject({ message: 'conflict' })
    await scene.ask('advisor', send('engagement'))
    expect(await scene.signAll(request, 'ana')).toEqual({ outcome: 'signed' })
  })
})

test('the owner of the account gets a mail when the firm names a signer without an account', async () => {
  const alone = await scene.sent([scene.signerOf('ana')])
  expect((await scene.mails(alone)).filter((mail) => mail.startsWith('signature-outside-named'))).toEqual([])
  const request = await scene.sent([
    scene.signerOf('ana'),
    scene.outside(),
    scene.outside('socio@otra.example'),
  ])
  expect(await scene.mails(request)).toContain('signature-outside-named ana@empresa.example')
  const [mail] = await scene.rows<{ names: string }>(
    `select payload #>> '{data,names}' as names from public.outbox
     where payload ->> 'template' = 'signature-outside-named' and payload #>> '{data,request}' = '${request}'`,
  )
  expect(mail?.names).toBe(
    'Socia Externa, socia@otra.example (Socia)\nSocia Externa, socio@otra.example (Socia)',
  )
})
