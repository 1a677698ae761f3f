import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'
import { soundReview, storeReview } from './sound-review'

let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
  await scene.run(`
    insert into public.companies (user_id, name, nit, digit)
      values ('${scene.people.luis}', 'Talleres Usme Ltda.', '900654321', private.nit_check_digit('900654321'))`)
})
afterAll(() => scene?.close())

const worksForBoth = (works: boolean) =>
  scene.run(
    works
      ? `insert into private.client_advisors (client, advisor) values ('${scene.people.luis}', '${scene.people.advisor}') on conflict do nothing`
      : `delete from private.client_advisors where client = '${scene.people.luis}' and advisor = '${scene.people.advisor}'`,
  )

async function foreign(extra: Record<string, unknown> = {}): Promise<string> {
  const invoice = await scene.invoice('ana', 'factura.xml')
  await storeReview(
    scene,
    invoice,
    soundReview({ direction: 'foreign', customer_nit: '900654321', proposal: 'wrong', ...extra }),
  )
  return invoice
}
type Seen = { belongs: { id: string; name: string }[] }
const offered = async (who: 'advisor' | 'admin', invoice: string) =>
  (await scene.ask<Seen>(who, `review_invoice('${invoice}')`)).belongs.map(({ id }) => id)
const begin = (invoice: string, seen = 0) =>
  `begin_invoice_move('${invoice}', '${scene.people.luis}', ${seen})`
const finish = (invoice: string) =>
  `finish_invoice_move('${invoice}', '${scene.people.luis}', 0, 'No es de tus empresas.')`

/** Copies and registers the file, as the server does between the two procedures of a move. */
async function keepCopy(upload: string, sha256: string) {
  await scene.rows(`select * from public.claim_upload('${upload}', 60)`)
  await scene.rows(`select public.finish_upload('${upload}', 1, '${sha256}', 10, 'application/pdf', false)`)
}

describe('an invoice that belongs to another client of the firm', () => {
  test('can be moved only by members who work for both clients', async () => {
    const invoice = await foreign()
    await worksForBoth(false)
    expect(await offered('advisor', invoice)).toEqual([])
    expect(await scene.refusal('advisor', begin(invoice))).toMatchObject({ message: 'not-found' })
    expect(await offered('admin', invoice)).toEqual([scene.people.luis])
    await worksForBoth(true)
    expect(await offered('advisor', invoice)).toEqual([scene.people.luis])
    for (const who of ['ana', 'luis'] as const)
      expect(await scene.refusal(who, begin(invoice))).toMatchObject({ message: 'staff-only' })
    expect(await scene.refusal('other', begin(invoice))).toMatchObject({ message: 'not-found' })
  })

  test.each([
    ['of one of the sender’s companies', { direction: 'purchase' }],
    ['of nobody in the firm', { customer_nit: '999777666', supplier_nit: '999100201' }],
  ])('cannot be moved if it is %s', async (_, extra) => {
    const invoice = await foreign(extra)
    expect(await offered('admin', invoice)).toEqual([])
    expect(await scene.refusal('admin', begin(invoice))).toMatchObject({ message: 'not-found' })
  })

  test('goes to its client as a new invoice, and both clients’ logs say so without naming the other', async () => {
    const invoice = await foreign()
    const place = await scene.ask<{ upload: string; from: string; to: string }>('advisor', begin(invoice))
    expect(place.to).toMatch(new RegExp(`^${scene.people.luis}/${place.upload}\\.pdf$`))
    expect(await scene.ask('advisor', begin(invoice))).toEqual(place)
    expect(await scene.refusal('advisor', finish(invoice))).toMatchObject({ message: 'not-found' })
    await keepCopy(place.upload, 'a'.repeat(64))

    const { number } = await scene.ask<{ number: string }>('advisor', finish(invoice))
    const [moved] = await scene.rows<{ user_id: string; queue: string }>(
      `select user_id, queue from public.invoices where user_id = '${scene.people.luis}' and number = '${number}'`,
    )
    expect(moved).toEqual({ user_id: scene.people.luis, queue: 'waiting' })
    expect(await scene.ask('ana', `my_invoice('${invoice}')`)).toMatchObject({
      status: 'rejected',
      note: 'No es de tus empresas.',
      moved: true,
    })
    const { todo } = await scene.ask<{ todo: { items: { id: string }[] } }>('ana', 'my_dashboard()')
    expect(todo.items.map(({ id }) => id)).not.toContain(invoice)
    expect(await scene.ask('ana', 'my_header()')).toMatchObject({ pending: { invoices: 0 } })
    const copy = await scene.rows<{ uploaded_by: string; id: string }>(
      `select d.uploaded_by, i.id from public.documents d join public.invoices i on i.document_id = d.id where d.id = '${place.upload}'`,
    )
    expect(copy).toMatchObject([{ uploaded_by: 'firm' }])
    expect(await scene.ask('advisor', `review_invoice('${invoice}')`)).toMatchObject({
      movedTo: { id: copy[0]?.id },
    })
    await worksForBoth(false)
    expect(await scene.ask('advisor', `review_invoice('${invoice}')`)).toMatchObject({ movedTo: null })
    await worksForBoth(true)
    const said = await scene.rows<{ action: string; target: string; facts: string }>(
      `select action, target, coalesce(before, after)::text as facts from public.audit_log where action like 'invoice.moved%' order by id`,
    )
    expect(said.map(({ action, target }) => [action, target])).toEqual([
      ['invoice.moved', scene.people.ana],
      ['invoice.moved-here', scene.people.luis],
    ])
    // The log of one client must not name the other client.
    expect(said[0]?.facts).not.toContain(scene.people.luis)
    expect(said[1]?.facts).not.toContain(invoice)
  })

  test('cannot be moved after a colleague decided about it', async () => {
    const invoice = await foreign()
    await scene.ask('advisor', `decide_invoice('${invoice}', 'asked', 0, 'Falta algo.')`)
    expect(await scene.refusal('advisor', begin(invoice))).toMatchObject({ message: 'invoice-decided' })
  })

  test('is only closed for the sender if the other client already has it', async () => {
    const invoice = await foreign()
    const { upload } = await scene.ask<{ upload: string }>('advisor', begin(invoice))
    await keepCopy(upload, 'a'.repeat(64))
    await scene.ask('advisor', finish(invoice))
    const same = await scene.rows(
      `select 1 from public.invoices i join public.documents d on d.id = i.document_id where d.user_id = '${scene.people.luis}' and d.sha256 = repeat('a', 64)`,
    )
    expect(same).toHaveLength(1)
  })

  test('is no longer shown as moved once it is reopened', async () => {
    const invoice = await foreign()
    const { upload } = await scene.ask<{ upload: string }>('advisor', begin(invoice))
    await keepCopy(upload, 'b'.repeat(64))
    await scene.ask('advisor', finish(invoice))
    await scene.ask('advisor', `decide_invoice('${invoice}', 'reviewing', 1)`)
    expect(await scene.ask('ana', `my_invoice('${invoice}')`)).toMatchObject({ moved: false })
  })
})
