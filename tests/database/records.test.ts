import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

type Begun = {
  id: string
  number: string
  code: string
  at_decision: boolean
  content: Record<string, unknown>
  standing: Standing
  path: string | null
}
type Standing = {
  withdrawn_at: string | null
  reopened_at: string | null
  newer: string | null
  replaced_by: { number?: string; code: string | null } | null
}
type Checked = {
  number: string
  verdict: string
  automatic: boolean | null
  standing: Standing
  sha256: string | null
}
const begin = (who: keyof ReviewScene['people'], invoice: string) =>
  scene.ask<Begun>(who, `begin_review_record('${invoice}')`)
const decide = (invoice: string, verdict: string, seen: number, note?: string) =>
  scene.ask('advisor', `decide_invoice('${invoice}', '${verdict}', ${seen}, ${note ? `'${note}'` : 'null'})`)
const one = async <T>(query: string) => (await scene.rows<T>(query))[0]
const seal = async (record: string, path: string, digit: string) =>
  one<{ path: string }>(
    `select public.seal_review_record('${record}', jsonb_build_object('path', '${path}', 'sha256', repeat('${digit}', 64),
       'at', '2026-11-20T15:00:00Z', 'certificate_until', '2027-01-01T00:00:00Z')) as path`,
  )
const check = async (code: string) =>
  (await one<{ answer: Checked | null }>(`select public.check_review_record('${code}') as answer`))?.answer ??
  null
const still: Standing = { withdrawn_at: null, reopened_at: null, newer: null, replaced_by: null }
const kept = (invoice: string) =>
  scene.rows<{ code: string; content: Record<string, unknown>; at_decision: boolean }>(
    `select code, content, at_decision from private.review_records where invoice_id = '${invoice}' order by decision`,
  )
/** Moves the withdrawal a minute into the past, so that it can no longer be undone. */
const settle = (invoice: string) =>
  scene.run(
    `update public.invoices set withdrawn_at = withdrawn_at - interval '1 minute' where id = '${invoice}'`,
  )

async function rejected(): Promise<string> {
  const id = await scene.readInvoice('ana')
  await decide(id, 'rejected', 0, 'El IVA no cuadra.')
  return id
}

describe('the PDF record of a decision', () => {
  test('is made once for each decision, with the state at that moment, the same for client and firm', async () => {
    const id = await rejected()
    const made = await begin('ana', id)
    expect(made.number).toMatch(/^RR-\d{4}-0001$/)
    expect(made.code).toMatch(/^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/)
    expect(made.content).toMatchObject({
      verdict: 'rejected',
      note: 'El IVA no cuadra.',
      decisions: [{ by: 'Laura Gómez', verdict: 'rejected' }],
    })
    await scene.run(`update public.invoices set name = 'otro.pdf' where id = '${id}'`)
    for (const who of ['ana', 'advisor', 'admin'] as const) expect(await begin(who, id)).toEqual(made)
  })

  test('has the amounts of the document: its first lines, and every line that a finding names', async () => {
    const id = await scene.readInvoice('ana')
    const line = (at: number) => ({
      id: `${at}`,
      description: 'Resma',
      quantity: '1',
      price: '5',
      amount: '5',
    })
    const discount = { charge: false, amount: '1', reason: 'Promoción', base: '', percent: '' }
    const discounts = Array.from({ length: 7 }, () => discount)
    const invoice = {
      currency: 'COP',
      lines: Array.from({ length: 90 }, (_, at) =>
        at > 0 ? line(at + 1) : { ...line(1), baseQuantity: '100', allowances: discounts },
      ),
      taxes: [{ code: '01', name: 'IVA', amount: '19', shares: [{ percent: '19.00', base: '100' }] }],
      totals: { payable: '469' },
    }
    const findings = [
      { id: 'T6', figures: { line: '77' } },
      { id: 'E3', figures: {} },
    ]
    await scene.run(`insert into private.invoice_reviews (invoice_id, at, document, review)
      values ('${id}', now(), '${JSON.stringify({ invoice })}', '${JSON.stringify({ findings, passed: ['T1'] })}')`)
    await decide(id, 'rejected', 0, 'El IVA no cuadra.')
    const { sheet } = (await begin('ana', id)).content as { sheet: { lines: { id: string }[] } }
    expect(sheet).toMatchObject({
      currency: 'COP',
      count: 90,
      taxes: [{ code: '01', name: 'IVA', amount: '19', percents: ['19.00'] }],
      totals: { payable: '469' },
      passed: ['T1'],
    })
    const first = Array.from({ length: 30 }, (_, at) => `${at + 1}`)
    expect(sheet.lines.map((one) => one.id)).toEqual([...first, '77'])
    // A line keeps its base quantity and its first five discounts, so that its printed numbers add up to its amount.
    expect(sheet.lines[0]).toMatchObject({
      base_quantity: '100',
      allowances: Array.from({ length: 5 }, () => ({ charge: false, amount: '1' })),
    })
    expect(sheet.lines[1]).toMatchObject({ base_quantity: '', allowances: [] })
    expect((await begin('ana', await rejected())).content.sheet).toBeNull()
  })

  test('is taken together with the decision, and later changes do not alter it', async () => {
    const id = await rejected()
    const [before, ...others] = await kept(id)
    expect(others).toEqual([])
    expect(before).toMatchObject({ at_decision: true, content: { verdict: 'rejected', name: 'factura.pdf' } })
    const found = [{ id: 'T5', severity: 'block', message: 'Otro', figures: {} }]
    await scene.run(`update public.invoices set name = 'otro.pdf', supplier = 'Otra S.A.S.', note = 'Otra nota.',
        findings = '${JSON.stringify(found)}' where id = '${id}';
      insert into private.invoice_reviews (invoice_id, at, document, review)
        values ('${id}', now(), 'null', '${JSON.stringify({ findings: found })}');
      insert into public.companies (user_id, name, nit, digit) values ('${scene.people.ana}', 'Nueva S.A.S.', '900418726', 9);
      update private.staff set name = 'Laura Gómez de Ruiz' where user_id = '${scene.people.advisor}'`)
    const { content } = await begin('ana', id)
    await scene.run(`update private.staff set name = 'Laura Gómez' where user_id = '${scene.people.advisor}';
      delete from public.companies where user_id = '${scene.people.ana}'`)
    expect(content).toEqual(before?.content)
  })

  test('can never be changed, nor can its signed file', async () => {
    const { id } = await begin('ana', await rejected())
    await seal(id, `${id}.pdf`, 'a')
    for (const change of [
      "content = '{}'",
      "code = '0000-0000-0000-0000'",
      "sha256 = repeat('b', 64)",
      'stamped_at = now()',
    ]) {
      await expect(
        scene.run(`update private.review_records set ${change} where id = '${id}'`),
      ).rejects.toThrow('never changes')
    }
  })

  test('says so if its data was copied after the decision', async () => {
    const id = await scene.readInvoice('ana')
    await scene.run(`update public.invoices set status = 'accepted' where id = '${id}'`)
    expect(await begin('ana', id)).toMatchObject({ at_decision: false })
    expect(await begin('ana', await rejected())).toMatchObject({ at_decision: true })
  })

  test('of a later decision is a new one, and checking the first one names the new one', async () => {
    const id = await rejected()
    const first = await begin('advisor', id)
    await decide(id, 'reviewing', 1)
    const reopened = (await check(first.code))?.standing
    expect(reopened).toEqual({ ...still, reopened_at: expect.any(String) as string })
    await decide(id, 'accepted', 2)
    const [, second] = await kept(id)
    expect(second?.content).toMatchObject({ verdict: 'accepted', note: null })
    const old = await check(first.code)
    expect(old).toMatchObject({
      number: first.number,
      verdict: 'rejected',
      standing: { ...still, newer: second?.code },
    })
    expect(await begin('ana', id)).toMatchObject({ code: second?.code, standing: still })
    expect(await check(second?.code ?? '')).toMatchObject({
      verdict: 'accepted',
      standing: still,
      sha256: null,
    })
  })

  test('says whether a person or the rules decided, and names nobody to outsiders', async () => {
    const id = await rejected()
    const { code } = await begin('ana', id)
    expect(await check(code)).toMatchObject({ automatic: false })
    const automatic = await scene.readInvoice('ana')
    await scene.run(`update public.invoices set status = 'accepted', decision = 1 where id = '${automatic}';
      insert into private.invoice_decisions (invoice_id, verdict, automatic) values ('${automatic}', 'accepted', true)`)
    const record = await begin('ana', automatic)
    expect(record.content).toMatchObject({ decisions: [{ by: null, automatic: true }] })
    const answer = await check(record.code)
    expect(answer).toMatchObject({ automatic: true })
    expect(JSON.stringify([answer, await check(code)])).not.toMatch(/client|ana@|Laura/)
  })

  test('says that the client withdrew the invoice, also when an earlier record is checked', async () => {
    const [early, late] = [await rejected(), await rejected()]
    const sealed = await begin('ana', early)
    await seal(sealed.id, 'early.pdf', 'a')
    for (const id of [early, late]) await scene.ask('ana', `withdraw_invoice('${id}')`)
    // While a withdrawal can be undone, no new record of the invoice is made, and an earlier record stays as it is.
    expect((await scene.refusal('ana', `begin_review_record('${late}')`))?.message).toBe('record-settling')
    expect((await begin('ana', early)).path).toBe('early.pdf')
    await settle(late)
    const { standing, code } = await begin('ana', late)
    expect(standing).toEqual({ ...still, withdrawn_at: expect.any(String) as string })
    for (const each of [sealed.code, code]) expect((await check(each))?.standing.withdrawn_at).not.toBeNull()
  })

  test('names the invoice that replaced its own, to outsiders only by the record of that one', async () => {
    const id = await rejected()
    const { code } = await begin('ana', id)
    const other = await scene.readInvoice('ana', 'nueva.pdf', { replaces: `'${id}'` })
    const [{ number } = { number: '' }] = await scene.rows<{ number: string }>(
      `select number from public.invoices where id = '${other}'`,
    )
    expect((await begin('ana', id)).standing).toEqual({ ...still, replaced_by: { number, code: null } })
    expect((await check(code))?.standing).toEqual({ ...still, replaced_by: { code: null } })
    await decide(other, 'accepted', 0)
    const [made] = await kept(other)
    expect((await check(code))?.standing).toEqual({ ...still, replaced_by: { code: made?.code } })
  })

  test('does not exist before a decision, or for people who may not see the invoice', async () => {
    const waiting = await scene.readInvoice('ana')
    expect((await scene.refusal('ana', `begin_review_record('${waiting}')`))?.message).toBe(
      'record-undecided',
    )
    const id = await rejected()
    for (const who of ['luis', 'other'] as const) {
      expect((await scene.refusal(who, `begin_review_record('${id}')`))?.message).toBe('not-found')
    }
    expect((await scene.refusal('ana', `begin_review_record('${randomUUID()}')`))?.message).toBe('not-found')
  })

  test('keeps the first signed file, with its time and the end of its certificate', async () => {
    const made = await begin('ana', await rejected())
    expect(await seal(made.id, 'one.pdf', 'a')).toEqual({ path: 'one.pdf' })
    expect(await seal(made.id, 'two.pdf', 'b')).toEqual({ path: 'one.pdf' })
    const answer = await check(made.code)
    expect(answer).toMatchObject({ sha256: 'a'.repeat(64), standing: still, stamped_at: null })
    expect(answer).toMatchObject({
      signed_at: expect.stringContaining('2026-11-20'),
      certificate_until: expect.stringContaining('2027-01-01'),
    })
  })

  test('is logged under the client when a member makes it', async () => {
    const id = await rejected()
    const { number } = await begin('advisor', id)
    await begin('advisor', id)
    expect(
      await scene.rows(
        `select actor, target from public.audit_log where action = 'record.issued' and after ->> 'number' = '${number}'`,
      ),
    ).toEqual([{ actor: scene.people.advisor, target: scene.people.ana }])
  })
})
