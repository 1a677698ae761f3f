import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const decide = (invoice: string, verdict: string, seen: number, note?: string) =>
  `decide_invoice('${invoice}', '${verdict}', ${seen}, ${note === undefined ? 'null' : `'${note}'`})`
const acceptFor = (invoice: string, seen: number, reason: string) =>
  `decide_invoice('${invoice}', 'accepted', ${seen}, null, '${reason}')`
type Row = { status: string; note: string | null; decision: number; asked: boolean; queue: string | null }
const rowOf = async (invoice: string) =>
  (
    await scene.rows<Row>(
      `select status, note, decision, asked_at is not null as asked, queue from public.invoices where id = '${invoice}'`,
    )
  )[0]
const mailsOf = async (invoice: string) =>
  (
    await scene.rows<{ template: string }>(
      `select o.payload ->> 'template' as template from public.outbox o
       join private.invoice_decisions d on d.job = o.id where d.invoice_id = '${invoice}' order by d.id`,
    )
  ).map(({ template }) => template)
const sendMails = () =>
  scene.run(
    `update public.outbox set status = 'done', attempts = 1, done_at = now() where status = 'pending'`,
  )

describe('accepting an invoice with findings', () => {
  const reviewed = (issuer: string) =>
    `insert into private.invoice_reviews (invoice_id, at, review)
     values ('%id', now(), '{"authenticity": {"issuer": "${issuer}", "answer": "trusted"}}')`
  test.each([
    ['what the rules found wrong', { proposal: `'wrong'` }, null],
    ['a file that nothing has read yet', { reviewed_at: 'null' }, null],
    ['a file that is damaged', { refused: `'damaged'` }, null],
    ['a file that is not the one that was signed', { proposal: `'doubtful'` }, reviewed('unproven')],
  ])('%s needs a reason, which only the firm can read', async (_, extra, review) => {
    const id = await scene.readInvoice('ana', 'factura.xml', extra as Record<string, string>)
    if (review) await scene.run(review.replace('%id', id))
    expect(await scene.refusal('advisor', decide(id, 'accepted', 0, 'Nota'))).toMatchObject({
      message: 'acceptance-reason',
    })
    expect(await scene.refusal('advisor', acceptFor(id, 0, '  '))).toMatchObject({
      message: 'acceptance-reason',
    })
    expect(await rowOf(id)).toMatchObject({ status: 'reviewing', decision: 0 })
    await scene.ask('advisor', acceptFor(id, 0, ' El proveedor ya emitió la nota. '))
    expect(await rowOf(id)).toMatchObject({ status: 'accepted', note: null })
    const seen = await scene.ask<{ decisions: unknown[]; needs_reason: boolean }>(
      'advisor',
      `review_invoice('${id}')`,
    )
    expect(seen).toMatchObject({
      needs_reason: true,
      decisions: [{ reason: 'El proveedor ya emitió la nota.' }],
    })
    for (const call of [`my_invoice('${id}')`, 'my_invoices()'])
      expect(JSON.stringify(await scene.ask('ana', call))).not.toContain('ya emitió')
    const mails = await scene.rows<{ all: string }>(
      `select coalesce(string_agg(payload::text, ' '), '') as all from public.outbox`,
    )
    expect(mails[0]?.all).not.toContain('ya emitió')
    const trail = await scene.rows(
      `select 1 from public.audit_log where after ->> 'invoice' = '${id}' and after ->> 'reason' like 'El proveedor%'`,
    )
    expect(trail).toHaveLength(1)
  })

  test('an invoice without findings needs no reason, and a rejection stores no such reason', async () => {
    const sound = await scene.readInvoice('ana', 'factura.xml', { proposal: `'doubtful'` })
    await scene.run(reviewed('reformatted').replace('%id', sound))
    await scene.ask('advisor', decide(sound, 'accepted', 0))
    const wrong = await scene.readInvoice('ana', 'factura.xml', { proposal: `'wrong'` })
    await scene.ask('advisor', `decide_invoice('${wrong}', 'rejected', 0, 'El IVA no cuadra.', 'Nada')`)
    expect(await scene.rows(`select 1 from private.invoice_decisions where reason = 'Nada'`)).toEqual([])
  })
})

describe('a decision about an invoice', () => {
  test('is stored with the words that the client reads, and logged', async () => {
    const id = await scene.readInvoice('ana')
    const answer = await scene.ask('advisor', decide(id, 'rejected', 0, '  El IVA no cuadra.  '))
    expect(answer).toEqual({ verdict: 'rejected', decision: 1 })
    expect(await rowOf(id)).toEqual({
      status: 'rejected',
      note: 'El IVA no cuadra.',
      decision: 1,
      asked: false,
      queue: 'rejected',
    })
    const trail = await scene.rows(
      `select actor, action, target, before ->> 'verdict' as was, after ->> 'note' as note
       from public.audit_log where after ->> 'invoice' = '${id}'`,
    )
    const { advisor, ana } = scene.people
    expect(trail).toEqual([
      {
        actor: advisor,
        action: 'invoice.rejected',
        target: ana,
        was: 'reviewing',
        note: 'El IVA no cuadra.',
      },
    ])
  })

  test('that asks for another file keeps the invoice in review, outside the queue', async () => {
    const id = await scene.readInvoice('ana')
    await scene.ask('admin', decide(id, 'asked', 0, 'La foto no se lee.'))
    expect(await rowOf(id)).toMatchObject({ status: 'reviewing', asked: true, queue: 'asked' })
    await scene.ask('admin', decide(id, 'accepted', 1))
    expect(await rowOf(id)).toMatchObject({ status: 'accepted', asked: false, note: null })
  })

  test.each(['rejected', 'asked'])('of the kind %s needs words', async (verdict) => {
    const id = await scene.readInvoice('ana')
    for (const note of [undefined, '   ']) {
      expect((await scene.refusal('advisor', decide(id, verdict, 0, note)))?.message).toBe('reason-required')
    }
    expect(await rowOf(id)).toMatchObject({ status: 'reviewing', decision: 0 })
  })

  test('has words of at most a thousand characters and must be of a known kind', async () => {
    const id = await scene.readInvoice('ana')
    const long = decide(id, 'rejected', 0, 'x'.repeat(1001))
    expect((await scene.refusal('advisor', long))?.message).toBe('invalid-input')
    expect((await scene.refusal('advisor', decide(id, 'lost', 0)))?.message).toBe('invalid-input')
    await scene.ask('advisor', decide(id, 'rejected', 0, 'x'.repeat(1000)))
  })

  test('is refused from the second member, who sees who decided first, what and when', async () => {
    const id = await scene.readInvoice('ana')
    await scene.ask('advisor', decide(id, 'accepted', 0))
    const refused = await scene.refusal('admin', decide(id, 'rejected', 0, 'No'))
    expect(refused?.message).toBe('invoice-decided')
    expect(refused?.detail).toMatchObject({ by: 'Laura Gómez', verdict: 'accepted' })
    expect(Date.parse(String(refused?.detail?.at))).toBeGreaterThan(Date.now() - 60_000)
    expect(await rowOf(id)).toMatchObject({ status: 'accepted', decision: 1 })
  })

  test('that the same member sends twice is made once', async () => {
    const id = await scene.readInvoice('ana')
    const twice = decide(id, 'rejected', 0, 'Falta el CUFE')
    expect(await scene.ask('advisor', twice)).toEqual(await scene.ask('advisor', twice))
    expect(await scene.ask('advisor', decide(id, 'rejected', 1, 'Falta el CUFE'))).toMatchObject({
      decision: 1,
    })
    expect(await mailsOf(id)).toEqual(['invoice-rejected'])
  })

  test('is made only by members who see the client: others do not find the invoice, and clients cannot decide', async () => {
    const [hers, his] = [await scene.readInvoice('ana'), await scene.readInvoice('luis')]
    for (const call of [decide(his, 'accepted', 0), `review_invoice('${his}')`, `share_presence('${his}')`]) {
      expect((await scene.refusal('advisor', call))?.message).toBe('not-found')
      expect((await scene.refusal('ana', call))?.message).toBe('staff-only')
    }
    expect((await scene.refusal('other', decide(hers, 'accepted', 0)))?.message).toBe('not-found')
    await scene.ask('admin', decide(his, 'accepted', 0))
  })

  test('is refused on a member’s own invoice, and on one that the client withdrew', async () => {
    const own = await scene.readInvoice('ana')
    await scene.run(
      `update public.invoices set user_id = '${scene.people.admin}', number = 'INV-2026-990' where id = '${own}'`,
    )
    expect((await scene.refusal('admin', decide(own, 'accepted', 0)))?.message).toBe('not-oneself')
    const gone = await scene.readInvoice('ana')
    await scene.ask('ana', `delete_invoice('${gone}')`)
    expect((await scene.refusal('advisor', decide(gone, 'accepted', 0)))?.message).toBe('invoice-gone')
    expect((await rowOf(gone))?.queue).toBeNull()
  })

  test('stays in the history with all later ones', async () => {
    const id = await scene.readInvoice('ana')
    await scene.ask('advisor', decide(id, 'rejected', 0, 'Falta el CUFE'))
    await scene.ask('admin', decide(id, 'reviewing', 1))
    type Desk = { verdict: string; note: null; decisions: { by: string; verdict: string }[] }
    const shown = await scene.ask<Desk>('advisor', `review_invoice('${id}')`)
    expect(shown).toMatchObject({ verdict: 'reviewing', note: null })
    expect(shown.decisions.map(({ by, verdict }) => [by, verdict])).toEqual([
      ['admin', 'reviewing'],
      ['Laura Gómez', 'rejected'],
    ])
  })
})

describe('the mail about a decision', () => {
  test('is sent after a minute, and cancelled if the decision is undone before', async () => {
    const id = await scene.readInvoice('ana')
    await scene.ask('advisor', decide(id, 'rejected', 0, 'No se lee'))
    const due = await scene.rows<{ seconds: number }>(
      `select extract(epoch from next_at - clock_timestamp())::int as seconds from public.outbox o
       join private.invoice_decisions d on d.job = o.id where d.invoice_id = '${id}'`,
    )
    expect(due[0]?.seconds).toBeGreaterThan(50)
    await scene.ask('advisor', decide(id, 'reviewing', 1))
    expect(await mailsOf(id)).toEqual([])
    await scene.ask('advisor', decide(id, 'asked', 2, 'Otra foto'))
    expect(await mailsOf(id)).toEqual(['invoice-asked'])
  })

  test('is corrected by another mail if it was sent already', async () => {
    const id = await scene.readInvoice('ana')
    await scene.ask('advisor', decide(id, 'rejected', 0, 'No se lee'))
    await sendMails()
    await scene.ask('advisor', decide(id, 'accepted', 1))
    expect(await mailsOf(id)).toEqual(['invoice-rejected', 'invoice-accepted'])
    await scene.ask('advisor', decide(id, 'rejected', 2, 'No se lee'))
    expect(await mailsOf(id)).toEqual(['invoice-rejected'])
    await scene.ask('advisor', decide(id, 'reviewing', 3))
    expect(await mailsOf(id)).toEqual(['invoice-rejected', 'invoice-reviewing'])
  })

  test('is not cancelled while it is being sent', async () => {
    const id = await scene.readInvoice('ana')
    await scene.ask('advisor', decide(id, 'rejected', 0, 'No se lee'))
    await scene.run(
      `update public.outbox set locked_until = clock_timestamp() + interval '1 minute' where status = 'pending'`,
    )
    await scene.ask('advisor', decide(id, 'accepted', 1))
    expect(await mailsOf(id)).toEqual(['invoice-rejected', 'invoice-accepted'])
    await sendMails()
  })

  test('goes to clients who want it, if the invoice was accepted', async () => {
    const [quiet, wanted] = [await scene.readInvoice('luis'), await scene.readInvoice('luis')]
    await scene.ask('admin', decide(quiet, 'accepted', 0))
    expect(await mailsOf(quiet)).toEqual([])
    await scene.run(
      `insert into public.notification_choices (user_id, topic, mail) values ('${scene.people.luis}', 'invoices', 'now')`,
    )
    await scene.ask('admin', decide(wanted, 'accepted', 0))
    expect(await mailsOf(wanted)).toEqual(['invoice-accepted'])
  })
})

describe('the file that the firm asked for', () => {
  const answered = async (old: string) => {
    const id = await scene.readInvoice('ana', 'corregida.pdf', { replaces: `'${old}'` })
    return id
  }

  test('replaces the first invoice as long as the new one is not deleted', async () => {
    const old = await scene.readInvoice('ana')
    await scene.ask('advisor', decide(old, 'asked', 0, 'Otra foto'))
    const fresh = await answered(old)
    expect((await rowOf(old))?.queue).toBe('replaced')
    const refused = await scene.refusal('advisor', decide(old, 'accepted', 1))
    expect(refused?.message).toBe('invoice-gone')
    const shown = await scene.ask<{ replaces: { id: string } }>('advisor', `review_invoice('${fresh}')`)
    expect(shown.replaces.id).toBe(old)
    await scene.ask('ana', `delete_invoice('${fresh}')`)
    expect((await rowOf(old))?.queue).toBe('asked')
    await scene.ask('ana', `restore_invoice('${fresh}')`)
    expect((await rowOf(old))?.queue).toBe('replaced')
  })

  test('is announced by the client for one of their own invoices that the firm asked about', async () => {
    const [waiting, asked] = [await scene.readInvoice('ana'), await scene.readInvoice('ana')]
    await scene.ask('advisor', decide(asked, 'asked', 0, 'Otra foto'))
    const [upload] = await scene.rows<{ id: string }>(`
      with b as (insert into public.upload_batches (id, user_id) values (gen_random_uuid(), '${scene.people.ana}') returning id)
      insert into public.uploads (user_id, batch_id, key, name, path, declared_type, declared_size)
      select '${scene.people.ana}', id, gen_random_uuid(), 'x.pdf', 'x', 'application/pdf', 1 from b returning id`)
    const answerFor = (invoice: string) => `answer_invoice('${upload!.id}', '${invoice}')`
    const numberOf = async (id: string) =>
      (await scene.rows<{ number: string }>(`select number from public.invoices where id = '${id}'`))[0]!
        .number
    const [first, second] = [await numberOf(waiting), await numberOf(asked)]
    expect((await scene.refusal('ana', answerFor(first)))?.message).toBe('not-found')
    expect((await scene.refusal('luis', answerFor(second)))?.message).toBe('not-found')
    await scene.ask('ana', answerFor(second))
    await scene.ask('ana', answerFor(second))
    await scene.run(`
      insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size)
        values ('${upload!.id}', '${scene.people.ana}', 'x.pdf', 'x', 'x', 'application/pdf', 1);
      insert into public.invoices (document_id, user_id, number)
        values ('${upload!.id}', '${scene.people.ana}', 'INV-2026-800')`)
    expect((await rowOf(asked))?.queue).toBe('replaced')
  })

  test('is the client’s first task until it has arrived', async () => {
    const old = await scene.readInvoice('luis')
    await scene.ask('admin', decide(old, 'asked', 0, 'Otra foto'))
    type Board = { todo: { items: { id: string; note: string; kind: string }[] } }
    const todo = async () =>
      (await scene.ask<Board>('luis', 'my_dashboard()')).todo.items.filter(({ id }) => id === old)
    expect(await todo()).toMatchObject([{ note: 'Otra foto', kind: 'asked' }])
    const page = await scene.ask<{ rows: { id: string; note: string; asked_at: string }[] }>(
      'luis',
      'my_invoices()',
    )
    expect(page.rows.find(({ id }) => id === old)).toMatchObject({ note: 'Otra foto' })
    await scene.readInvoice('luis', 'nueva.pdf', { replaces: `'${old}'` })
    expect(await todo()).toEqual([])
  })
})
