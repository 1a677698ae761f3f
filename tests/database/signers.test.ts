import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'
import { literal, soundReview, storeReview } from './sound-review'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const store = (invoice: string, outcome: unknown) => storeReview(scene, invoice, outcome)
const xml = () => scene.invoice('ana', 'factura.xml')

describe('confirmed signers of invoices', () => {
  const signed = (issuer: string, authority = 'Autoridad Desconocida') =>
    soundReview({
      proposal: 'doubtful',
      review: { proposal: 'doubtful', authenticity: { issuer, automatic: false } },
      document: {
        kind: 'Invoice',
        invoice: { supplier: { nit: '0999.100.201' } },
        signatures: {
          invoice: { signer: { nits: ['9993008881', '999300888'], name: 'Otra Empresa S.A.S.', authority } },
        },
      },
    })
  const facts = async () =>
    (await scene.rows<{ facts: unknown }>(`select public.signer_context('999100201') as facts`))[0]?.facts

  test('an administrator confirms a third party as signer from the file itself, and can withdraw it', async () => {
    const [third, proved] = [await xml(), await xml()]
    await store(third, signed('third-party'))
    await store(proved, signed('trusted'))
    expect(await scene.refusal('advisor', `confirm_signer('${third}')`)).toMatchObject({
      message: 'admin-only',
    })
    expect(await scene.refusal('ana', `confirm_signer('${third}')`)).toMatchObject({ message: 'staff-only' })
    expect(await scene.refusal('admin', `confirm_signer('${proved}')`)).toMatchObject({
      message: 'not-found',
    })
    await scene.ask('admin', `confirm_signer('${third}')`)
    await scene.ask('admin', `confirm_signer('${third}')`)
    // A signer is stored once, however certificates write the NIT, so that one call of `withdraw_signer` is enough.
    const only = { supplier: '999100201', signer: '999300888' }
    expect(await facts()).toEqual({ confirmed: [only], grace: false })
    expect(await scene.rows(`select 1 from public.audit_log where action = 'review.signer'`)).toHaveLength(1)
    await scene.ask('admin', `withdraw_signer('999100201', '999300888')`)
    expect(await facts()).toMatchObject({ confirmed: [] })
  })

  test('confirming a signer repeats the reviews of its undecided invoices, and no others', async () => {
    const [waits, decided, other] = [await xml(), await xml(), await xml()]
    for (const invoice of [waits, decided, other]) await store(invoice, signed('third-party'))
    await scene.run(`update private.invoice_reviews set document = jsonb_set(document, '{invoice,supplier,nit}', '"999777666"')
      where invoice_id = '${other}'`)
    await scene.ask('advisor', `decide_invoice('${decided}', 'asked', 0, 'Falta la autorización.')`)
    const taken = () =>
      scene.rows<{ id: string; was: string }>(`select id, was from public.claim_readings('1.9-1', 0)`)
    const ours = async () =>
      (await taken()).filter(({ id }) => [waits, decided, other].some((one) => one === id))
    // All other invoices are marked as reviewed, because otherwise `claim_readings` would reserve them first.
    await scene.run(`update public.invoices set reviewed_at = now() where reviewed_at is null`)
    expect(await ours()).toEqual([])
    await scene.ask('admin', `confirm_signer('${waits}')`)
    expect(await ours()).toEqual([{ id: waits, was: '1.9-1' }])
    const again = literal(signed('trusted'))
    const [row] = await scene.rows<{ answer: string }>(
      `select public.store_review_again('${waits}', ${again}, '{}', '1.9-1', '1.9-1') as answer`,
    )
    expect(row?.answer).toBe('stored')
    const kept = await scene.ask<{ reading: { review: object } }>('ana', `my_invoice('${waits}')`)
    expect(kept.reading.review).toMatchObject({ authenticity: { issuer: 'trusted' } })
    expect(kept.reading.review).not.toHaveProperty('again')
    await scene.run(`update private.invoice_reviews set leased_until = null`)
    expect(await ours()).toEqual([])
    await scene.ask('admin', `withdraw_signer('999100201', '999300888')`)
  })

  test('the month of grace begins and ends, and unknown authorities are counted', async () => {
    await store(await xml(), signed('unknown-authority'))
    await scene.ask('admin', 'set_authority_grace(true)')
    expect(await facts()).toMatchObject({ grace: true })
    const settings = await scene.ask<{ until: string; unknown: unknown[] }>('admin', 'signer_settings()')
    expect(settings).toMatchObject({
      until: expect.stringMatching(/^2/) as unknown,
      unknown: [{ authority: 'Autoridad Desconocida', invoices: 1 }],
    })
    await scene.run(`update private.authority_grace set until = current_date - 2`)
    expect(await facts()).toMatchObject({ grace: false })
    await scene.ask('admin', 'set_authority_grace(true)')
    await scene.ask('admin', 'set_authority_grace(false)')
    expect(await facts()).toMatchObject({ grace: false })
  })
})

test('the record of a decision has what the signatures proved, without the name of a foreign certificate', async () => {
  const invoice = await xml()
  const signatures = {
    invoice: {
      state: 'valid',
      layout: 'as-is',
      trust: { trusted: true, anchor: 'Inventada' },
      signedAt: 1795012260000,
      signer: { nits: ['999100201'], name: 'Persona Inventada', fingerprint: 'ab12' },
    },
    anchors: 'cd34',
  }
  const review = {
    proposal: 'sound',
    authenticity: { issuer: 'trusted', answer: 'trusted', automatic: true },
  }
  await store(invoice, soundReview({ review, document: { kind: 'Invoice', signatures } }))
  await scene.ask('advisor', `decide_invoice('${invoice}', 'accepted', 0, null)`)
  const [row] = await scene.rows<{ content: Record<string, unknown> }>(
    `select content from private.review_records where invoice_id = '${invoice}'`,
  )
  expect(row?.content.authenticity).toMatchObject({
    issuer: 'trusted',
    answer: 'trusted',
    anchor: 'Inventada',
    fingerprint: 'ab12',
    anchors: 'cd34',
  })
  expect(JSON.stringify(row?.content)).not.toContain('Persona Inventada')
})
