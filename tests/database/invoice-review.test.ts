import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import { openReviewScene, type ReviewScene } from './review-scene'
import { literal, soundReview, storeReview } from './sound-review'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const store = (invoice: string, outcome: unknown, seen?: string[]) =>
  storeReview(scene, invoice, outcome, seen)
const rowOf = async (invoice: string) =>
  (
    await scene.rows<Record<string, unknown>>(
      `select status, proposal, supplier, total::text, decision, kind from public.invoices where id = '${invoice}'`,
    )
  )[0]
const xml = () => scene.invoice('ana', 'factura.xml')
const allow = (accepts: boolean) => scene.ask('admin', `set_review_switch('purchase', ${accepts})`)

describe('the review of an invoice', () => {
  test('is stored once and visible to its client', async () => {
    const invoice = await xml()
    expect(await store(invoice, soundReview())).toBe('stored')
    expect(await store(invoice, soundReview({ proposal: 'wrong' }))).toBe('kept')
    expect(await rowOf(invoice)).toMatchObject({
      status: 'reviewing',
      proposal: 'sound',
      supplier: 'Papeles del Roble S.A.S.',
      total: '119000.00',
    })
    const own = await scene.ask<{ reading: unknown }>('ana', `my_invoice('${invoice}')`)
    expect(own.reading).toMatchObject({ review: { proposal: 'sound' }, refused: null })
    expect(await scene.ask('luis', `my_invoice('${invoice}')`)).toBeNull()
  })

  test('sets the issue date by which the history filters; without one the day of the upload is used', async () => {
    const [read, scan] = [await xml(), await xml()]
    await store(read, soundReview({ issued_on: '2025-12-31' }))
    await scene.run(
      `update public.invoices set created_at = '2026-01-02 04:00Z' where id in ('${read}', '${scan}')`,
    )
    const days = async (from: string, until: string, byIssue: boolean) => {
      const wanted = { from: `${from}T05:00Z`, until: `${until}T05:00Z`, by_issue: byIssue }
      type Page = { rows: { id: string; issued_on: string | null }[] }
      const { rows } = await scene.ask<Page>('ana', `my_invoices(${literal(wanted)})`)
      return rows.map(({ id, issued_on }) => [id === read ? 'read' : id === scan ? 'scan' : id, issued_on])
    }
    expect(await days('2025-12-31', '2026-01-01', true)).toEqual([['read', '2025-12-31']])
    expect(await days('2026-01-01', '2026-01-02', true)).toEqual([['scan', null]])
    expect(await days('2025-12-31', '2026-01-01', false)).toEqual([])
    expect((await days('2026-01-01', '2026-01-02', false)).map(([name]) => name).toSorted()).toEqual([
      'read',
      'scan',
    ])
  })

  test('changes nothing about an invoice that was decided or deleted meanwhile', async () => {
    const invoice = await xml()
    await scene.ask('advisor', `decide_invoice('${invoice}', 'rejected', 0, 'No')`)
    expect(await store(invoice, soundReview())).toBe('closed')
    expect(await rowOf(invoice)).toMatchObject({ status: 'rejected', proposal: null })
    expect(await store(randomUUID(), soundReview())).toBe('closed')
  })

  test('of an unreadable file is left to a member', async () => {
    const invoice = await xml()
    expect(await store(invoice, { refused: 'time', codes: [], numbers: [] })).toBe('stored')
    expect(await rowOf(invoice)).toMatchObject({ proposal: null, kind: null, status: 'reviewing' })
  })

  test('is repeated when the same document arrived in between', async () => {
    const [first, second] = [await xml(), await xml()]
    const outcome = soundReview()
    const keys = { codes: [outcome.code], numbers: [outcome.document_number] }
    expect(await store(first, { ...outcome, ...keys })).toBe('stored')
    expect(await store(second, { ...outcome, ...keys })).toBe('again')
    expect(await store(second, { ...outcome, ...keys }, [first])).toBe('stored')
    const [facts] = await scene.rows<{ facts: { earlier: { id: string }[] } }>(
      `select public.review_context('${second}', array['${outcome.code}'], '999100201', '{}') as facts`,
    )
    expect(facts?.facts.earlier.map(({ id }) => id)).toEqual([first])
  })

  test('finds an earlier invoice by supplier and number, and another supplier may use the same number', async () => {
    const [first, other, second] = [await xml(), await xml(), await xml()]
    const document_number = `FE${randomUUID().slice(0, 8)}`
    await store(first, soundReview({ document_number }))
    await store(other, soundReview({ document_number, supplier_nit: '999100202' }))
    const known = async (nit: string) => {
      const [row] = await scene.rows<{ facts: { earlier: { id: string }[] } }>(
        `select public.review_context('${second}', '{}', '${nit}', array['${document_number}']) as facts`,
      )
      return row?.facts.earlier.map(({ id }) => id)
    }
    expect(await known('999100201')).toEqual([first])
    expect(await known('999100202')).toEqual([other])
    expect(await known('999100203')).toEqual([])
  })

  test('never compares an invoice with another client’s invoices', async () => {
    const [mine, other] = [await xml(), await scene.invoice('luis', 'factura.xml')]
    const outcome = soundReview()
    await store(other, outcome)
    const [facts] = await scene.rows<{ facts: { earlier: unknown[] } }>(
      `select public.review_context('${mine}', array['${outcome.code}'], '999100201', '{}') as facts`,
    )
    expect(facts?.facts.earlier).toEqual([])
  })
})

describe('automatic acceptance', () => {
  test('is off at first; once it is on, a flawless invoice is accepted once, with decision, mail and log', async () => {
    const before = await xml()
    expect(await store(before, soundReview())).toBe('stored')
    await scene.run(`insert into public.notification_choices (user_id, topic, mail)
      values ('${scene.people.ana}', 'invoices', 'now') on conflict do nothing`)
    await allow(true)
    const [sound, doubtful, foreign] = [await xml(), await xml(), await xml()]
    expect(await store(sound, soundReview())).toBe('accepted')
    expect(await store(sound, soundReview())).toBe('kept')
    expect(await store(doubtful, soundReview({ proposal: 'doubtful' }))).toBe('stored')
    expect(await store(foreign, soundReview({ direction: 'foreign' }))).toBe('stored')
    // Unless both signatures (supplier and DIAN) prove the invoice, it waits for a person, even without findings.
    for (const authenticity of [{ automatic: false }, undefined])
      expect(await store(await xml(), soundReview({ review: { proposal: 'sound', authenticity } }))).toBe(
        'stored',
      )
    expect(await rowOf(sound)).toMatchObject({ status: 'accepted', decision: 1 })
    const [said] = await scene.rows<{ jobs: number; audits: number }>(`select
      (select count(*)::int from private.invoice_decisions d join public.outbox o on o.id = d.job where d.invoice_id = '${sound}') as jobs,
      (select count(*)::int from public.audit_log a where a.action = 'invoice.accepted' and a.after ->> 'invoice' = '${sound}' and a.actor is null) as audits`)
    expect(said).toEqual({ jobs: 1, audits: 1 })
    const shown = await scene.ask<{ decisions: unknown[] }>('advisor', `review_invoice('${sound}')`)
    expect(shown.decisions).toMatchObject([{ automatic: true, verdict: 'accepted' }])
    await allow(false)
    const later = await xml()
    expect(await store(later, soundReview())).toBe('stored')
  })

  test('leaves an invoice to a member if another client has the same company', async () => {
    const company = (who: 'ana' | 'luis') =>
      scene.ask(who, `save_company('Café Tres Lunas S.A.S.', '999200555', ${checkDigit('999200555')})`)
    await allow(true)
    await company('ana')
    expect(await store(await xml(), soundReview())).toBe('accepted')
    await company('luis')
    expect(await store(await xml(), soundReview())).toBe('stored')
    await allow(false)
  })

  test('is switched only by administrators, and every change is logged', async () => {
    expect(await scene.refusal('advisor', `set_review_switch('sale', true)`)).toMatchObject({
      message: 'admin-only',
    })
    await allow(true)
    await allow(true)
    await allow(false)
    const trail = await scene.rows<{ after: unknown }>(
      `select after from public.audit_log where action = 'review.switch' order by id desc limit 2`,
    )
    expect(trail.map(({ after }) => after)).toMatchObject([{ accepts: false }, { accepts: true }])
    expect(await scene.refusal('admin', `set_review_switch('all', true)`)).toMatchObject({
      message: 'invalid-input',
    })
  })
})

test('the secret of a numbering can be saved but never read again, even in the log', async () => {
  const secret = randomUUID()
  const id = await scene.ask<string>('admin', `save_numbering_secret('999100201', 'FE', '${secret}')`)
  const settings = JSON.stringify(await scene.ask('admin', 'review_settings()'))
  expect(settings).toContain(id)
  expect(settings).not.toContain(secret)
  const [trail] = await scene.rows<{ all: string }>(
    'select string_agg(to_jsonb(a)::text, $$ $$) as all from public.audit_log a',
  )
  expect(trail?.all).not.toContain(secret)
  expect(await scene.refusal('advisor', 'review_settings()')).toMatchObject({ message: 'admin-only' })
  await scene.ask('admin', `remove_numbering_secret('${id}')`)
  expect(JSON.stringify(await scene.ask('admin', 'review_settings()'))).not.toContain(id)
})

describe('a photo of an invoice', () => {
  const keep = (invoice: string, code: string) =>
    scene.run(`select public.store_scan('${invoice}', '${code}')`)
  const scanOf = async (invoice: string) =>
    (await scene.ask<{ reading: { scan: unknown } | null }>('ana', `my_invoice('${invoice}')`)).reading?.scan
  const code = 'd'.repeat(96)

  test('keeps the QR code that was read first, and names the client’s document that has the same code', async () => {
    const photo = await scene.invoice('ana', 'foto.jpg')
    expect(await scanOf(photo)).toBeUndefined()
    await keep(photo, code)
    await keep(photo, '')
    expect(await scanOf(photo)).toEqual({ code, of: null })

    // The XML of a photographed invoice arrives later, and neither file is a duplicate of the other.
    const document = await xml()
    expect(await store(document, soundReview({ code, codes: [code] }))).toBe('stored')
    const [{ number } = { number: '' }] = await scene.rows<{ number: string }>(
      `select number from public.invoices where id = '${document}'`,
    )
    expect(await scanOf(photo)).toEqual({ code, of: number })
  })

  test('matches no document of another client, and stays unchanged once it is decided', async () => {
    const other = await scene.invoice('luis', 'foto.jpg')
    await keep(other, code)
    const own = await scene.ask<{ reading: unknown }>('luis', `my_invoice('${other}')`)
    expect(own.reading).toMatchObject({ scan: { code, of: null } })
    const decided = await scene.invoice('ana', 'otra.jpg')
    await scene.ask('advisor', `decide_invoice('${decided}', 'accepted', 0, null, 'La leímos.')`)
    await keep(decided, code)
    expect(await scanOf(decided)).toBeUndefined()
  })

  test('or a PDF that cannot be opened is marked as damaged in lists', async () => {
    const pdf = await scene.invoice('ana', 'rota.pdf')
    await scene.run(`select public.store_scan('${pdf}', '', 'damaged')`)
    const own = await scene.ask<{ label: unknown; reading: unknown }>('ana', `my_invoice('${pdf}')`)
    expect(own).toMatchObject({ label: { reading: 'damaged' }, reading: { refused: 'damaged', scan: null } })
  })
})
