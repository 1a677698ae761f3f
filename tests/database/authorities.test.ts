import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { authority, identity } from '@/supabase/sample-files/certificates'
import { openReviewScene, type ReviewScene } from './review-scene'
import { soundReview, storeReview } from './sound-review'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const other = identity({ subject: { '2.5.4.3': 'Otra' }, isAuthority: true })
const sha256 = (der: Uint8Array) => createHash('sha256').update(der).digest('hex')
const addCall = (label: string, { certificate } = authority, fingerprint = sha256(certificate)) =>
  `add_authority('${label}', '${Buffer.from(certificate).toString('base64')}', '${fingerprint}', 'CN=${label}', 'CN=Raíz', '2039-01-01', 'Su página, hoy')`

const xml = (who: 'ana' | 'luis' = 'ana') => scene.invoice(who, 'factura.xml')
const signed = (trust: object, extra: Record<string, unknown> = {}) =>
  soundReview({
    proposal: 'doubtful',
    review: {
      proposal: 'doubtful',
      authenticity: { issuer: 'anchor' in trust ? 'trusted' : 'unknown-authority', automatic: false },
    },
    document: {
      kind: 'Invoice',
      signatures: {
        invoice: {
          trust,
          signer: { nits: ['999100201'], name: 'Otra', authority: 'Entidad X' },
          authority: { subject: 'CN=Entidad X', issuer: 'CN=Raíz X', keyId: 'ab12', fingerprints: ['cd34'] },
        },
      },
    },
    ...extra,
  })
const unknown = { trusted: false, why: 'unknown-authority' }
const list = async () =>
  (await scene.rows<{ list: string }>(`select private.authority_list() as list`))[0]!.list
const asked = async () =>
  (await scene.rows<{ id: string }>(`select invoice_id as id from private.invoice_reviews where asked_again`))
    .map(({ id }) => id)
    .toSorted()

test('adding an authority repeats the reviews of undecided invoices that no known authority signed', async () => {
  const [waits, theirs, decided, known] = [await xml(), await xml('luis'), await xml(), await xml()]
  for (const one of [waits, theirs, decided]) await storeReview(scene, one, signed(unknown))
  await storeReview(scene, known, signed({ trusted: true, anchor: 'GSE' }))
  await scene.ask('advisor', `decide_invoice('${decided}', 'asked', 0, 'Falta algo.')`)
  expect(await scene.ask('admin', `authority_reach('CN=Entidad X', '')`)).toEqual({
    invoices: 2,
    clients: 2,
    again: 2,
  })
  expect(await scene.ask('admin', `authority_reach('CN=Nadie', 'ab12')`)).toEqual({
    invoices: 2,
    clients: 2,
    again: 2,
  })
  expect(await scene.ask('admin', `authority_reach('CN=Nadie', '')`)).toEqual({
    invoices: 0,
    clients: 0,
    again: 2,
  })
  expect(await scene.ask('admin', 'authority_settings()')).toMatchObject({
    added: [],
    unknown: [
      {
        subject: 'CN=Entidad X',
        issuer: 'CN=Raíz X',
        key_id: 'ab12',
        fingerprints: ['cd34'],
        invoices: 3,
        waiting: 2,
      },
    ],
  })
  for (const who of ['advisor', 'ana'] as const)
    expect(await scene.refusal(who, addCall('Demo'))).toMatchObject({
      message: who === 'ana' ? 'staff-only' : 'admin-only',
    })

  const before = await list()
  await scene.ask('admin', addCall('Demo'))
  await scene.ask('admin', addCall('Demo'))
  expect(await list()).not.toBe(before)
  expect(await asked()).toEqual([waits, theirs].toSorted())
  expect(await scene.rows(`select 1 from public.audit_log where action = 'review.authority'`)).toHaveLength(1)
  const [trusted] = await scene.rows<{ all: object }>(`select public.trusted_authorities() as all`)
  expect(trusted?.all).toMatchObject({
    list: await list(),
    authorities: [{ label: 'Demo', sha256: sha256(authority.certificate) }],
  })
})

test('a review that used an old list of authorities is repeated, and its invoice is not accepted by the rules', async () => {
  await scene.run(
    `update private.review_switches set accepts = true; update private.invoice_reviews set asked_again = false`,
  )
  const [stale, fresh] = [await xml(), await xml()]
  const sound = (extra: object) =>
    soundReview({ review: { proposal: 'sound', authenticity: { automatic: true } }, ...extra })
  expect(await storeReview(scene, stale, sound({ trust_list: 'another' }))).toBe('stored')
  expect(await storeReview(scene, fresh, sound({ trust_list: await list() }))).toBe('accepted')
  expect(await asked()).toEqual([stale])
  await scene.run(`update private.review_switches set accepts = false`)
})

test('removing an authority repeats the reviews that trusted it', async () => {
  await scene.run(`update private.invoice_reviews set asked_again = false`)
  const trusting = await xml()
  await storeReview(scene, trusting, signed({ trusted: true, anchor: 'Demo' }))
  const { added } = await scene.ask<{ added: { id: string; waiting: number }[] }>(
    'admin',
    'authority_settings()',
  )
  expect(added).toMatchObject([{ label: 'Demo', waiting: 1 }])
  expect(await scene.refusal('advisor', `remove_authority('${added[0]!.id}')`)).toMatchObject({
    message: 'admin-only',
  })
  await scene.ask('admin', `remove_authority('${added[0]!.id}')`)
  await scene.ask('admin', `remove_authority('${added[0]!.id}')`)
  expect(await asked()).toEqual([trusting])
  expect(await scene.ask('admin', 'authority_settings()')).toMatchObject({ added: [] })
  expect(
    await scene.rows(`select 1 from public.audit_log where action = 'review.authority-removed'`),
  ).toHaveLength(1)
})

test('a certificate is refused if its fingerprint does not match', async () => {
  await expect(scene.ask('admin', addCall('Falsa', other, sha256(authority.certificate)))).rejects.toThrow(
    'authorities_fingerprint',
  )
  await expect(
    scene.ask('admin', addCall('Falsa', { ...other, certificate: new Uint8Array(20) })),
  ).rejects.toThrow('authorities_certificate_check')
  expect(await scene.ask('admin', 'authority_settings()')).toMatchObject({ added: [] })
})
