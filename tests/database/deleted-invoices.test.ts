import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addFiles, openRequestScene, type RequestScene } from './request-scene'

let scene: RequestScene
beforeAll(async () => void (scene = await openRequestScene()))
afterAll(() => scene?.close())
beforeEach(() => scene.clear())

const documentOf = async (id: string) =>
  (await scene.rows<{ id: string }>(`select id from public.documents where id = '${id}'`))[0]?.id
const ended = () =>
  scene.run(
    `update public.invoices set deleted_at = now() - interval '2 minutes' where deleted_at is not null`,
  )
const purged = async () =>
  (await scene.rows<{ path: string }>('select * from public.purge_deleted_documents() as path')).map(
    ({ path }) => path,
  )

describe('the file of a deleted invoice', () => {
  test('is deleted with the invoice', async () => {
    const id = await scene.readInvoice('ana')
    await scene.ask('ana', `delete_invoice('${id}')`)
    expect(await documentOf(id)).toBeUndefined()
    await ended()
    expect(await purged()).toEqual([id])
  })

  test('stays when it answers a document request, even if the firm has decided about the answer', async () => {
    const request = await scene.sent()
    const item = (await scene.asClient(request)).items[0]?.id ?? ''
    const id = await scene.readInvoice('ana')
    await scene.ask('ana', addFiles(item, id))
    await scene.ask('ana', `delete_invoice('${id}')`)
    expect((await scene.asClient(request)).items[0]).toMatchObject({ state: 'answered', files: [{ id }] })
    await ended()
    expect(await purged()).toEqual([])
    expect(await documentOf(id)).toBe(id)
  })

  test('stays when it was sent with a message', async () => {
    const id = await scene.readInvoice('ana')
    await scene.ask(
      'ana',
      `send_message(gen_random_uuid(), gen_random_uuid(), 'Va la factura', array['${id}'::uuid], 'Factura')`,
    )
    await scene.ask('ana', `delete_invoice('${id}')`)
    await ended()
    expect(await purged()).toEqual([])
    expect(await documentOf(id)).toBe(id)
  })

  test('stays when the firm uploaded it or when it is the receipt of a filed obligation', async () => {
    const [brought, receipt] = [await scene.readInvoice('ana'), await scene.readInvoice('ana')]
    await scene.run(`
      update public.documents set uploaded_by = 'firm' where id = '${brought}';
      insert into public.obligations (user_id, obligation, period, listed, due, act_by, date_state, norm, source, state, filed_on)
        values ('${scene.people.ana}', 'vat', '2026-B4', '2026-09-15', '2026-09-15', '2026-09-15', 'computed', 'Norma', 'Fuente',
          'filed', '2026-09-10');
      insert into public.obligation_receipts (obligation, document, user_id, kind)
        select id, '${receipt}', user_id, 'return' from public.obligations`)
    for (const id of [brought, receipt]) await scene.ask('ana', `delete_invoice('${id}')`)
    expect(await scene.rows('select document from public.obligation_receipts')).toEqual([
      { document: receipt },
    ])
    await ended()
    expect(await purged()).toEqual([])
    expect(await documentOf(brought)).toBe(brought)
  })

  test('belongs to the invoice again when the deletion is undone, unless it was uploaded again', async () => {
    const id = await scene.readInvoice('ana')
    await scene.run(`update public.documents set uploaded_by = 'firm' where id = '${id}'`)
    const shown = async () =>
      (
        await scene.rows<{ document_id: string | null }>(
          `select document_id from public.invoices where id = '${id}'`,
        )
      )[0]?.document_id
    await scene.ask('ana', `delete_invoice('${id}')`)
    await scene.ask('ana', `restore_invoice('${id}')`)
    expect(await shown()).toBe(id)
    await scene.ask('ana', `delete_invoice('${id}')`)
    await scene.run(`insert into public.invoices (document_id, user_id, number)
      values ('${id}', '${scene.people.ana}', 'INV-2026-900')`)
    expect((await scene.refusal('ana', `restore_invoice('${id}')`))?.message).toBe('uploaded-again')
    const [again] = await scene.rows<{ id: string }>(
      `select id from public.invoices where number = 'INV-2026-900'`,
    )
    await scene.ask('ana', `delete_invoice('${again!.id}')`)
    await scene.ask('ana', `restore_invoice('${again!.id}')`)
    expect(await documentOf(id)).toBe(id)
  })
})

test('a replaced invoice stays replaced when one of its two replacements is deleted', async () => {
  const old = await scene.readInvoice('ana')
  await scene.ask('advisor', `decide_invoice('${old}', 'asked', 0, 'Otra foto')`)
  const [xml, pdf] = [
    await scene.readInvoice('ana', 'corregida.xml', { replaces: `'${old}'` }),
    await scene.readInvoice('ana', 'corregida.pdf', { replaces: `'${old}'` }),
  ]
  const replacedBy = async () =>
    (
      await scene.rows<{ replaced_by: string | null }>(
        `select replaced_by from public.invoices where id = '${old}'`,
      )
    )[0]?.replaced_by
  for (const [gone, left] of [
    [xml, pdf],
    [pdf, null],
  ] as const) {
    await scene.ask('ana', `delete_invoice('${gone}')`)
    expect(await replacedBy()).toBe(left)
  }
})
