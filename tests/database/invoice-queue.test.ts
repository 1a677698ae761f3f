import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

describe('the queue of invoices to review', () => {
  let scene: ReviewScene
  beforeAll(async () => {
    scene = await openReviewScene()
    await scene.run(`
    insert into public.client_profiles (user_id, name) values ('${scene.people.ana}', 'Ana Mejía');
    insert into public.companies (user_id, name, nit, digit)
      values ('${scene.people.luis}', 'Ferretería Azul S.A.S.', '900108281', 3)`)
  })
  afterAll(() => scene?.close())
  beforeEach(() => scene.run('delete from public.invoices'))

  type Page = { rows: { id: string; client: string; queue: string }[]; before: unknown; after: unknown }
  const queue = (who: 'advisor' | 'other' | 'admin', wanted: object = {}, size = 50) =>
    scene.ask<Page>(who, `review_queue('${JSON.stringify(wanted)}', ${size})`)
  const ids = async (...args: Parameters<typeof queue>) => (await queue(...args)).rows.map(({ id }) => id)
  const at = (minute: number) => ({
    created_at: `timestamptz '2026-11-20 12:${String(minute).padStart(2, '0')}Z'`,
  })

  describe('the queue', () => {
    test('starts with the oldest invoice and has only clients that the member sees', async () => {
      const later = await scene.invoice('ana', 'b.pdf', at(2))
      const first = await scene.invoice('luis', 'a.pdf', at(1))
      expect(await ids('admin')).toEqual([first, later])
      expect(await queue('advisor')).toMatchObject({
        rows: [{ id: later, client: 'Ana Mejía' }],
        after: null,
      })
      expect(await ids('other')).toEqual([])
      const { ana, luis } = scene.people
      expect(await ids('admin', { client: luis })).toEqual([first])
      expect(await ids('advisor', { client: ana })).toEqual([later])
      expect(await ids('advisor', { client: luis })).toEqual([])
      expect((await scene.refusal('ana', `review_queue()`))?.message).toBe('staff-only')
    })

    test.each(['admin', 'advisor'] as const)('has pages in both directions for an %s', async (who) => {
      const made: string[] = []
      for (let n = 0; n < 7; n++) made.push(await scene.invoice('ana', 'x.pdf', at(Math.floor(n / 2))))
      const all = await ids(who)
      expect(new Set(all)).toEqual(new Set(made))
      const one = await queue(who, {}, 3)
      expect([one.rows.map(({ id }) => id), one.before]).toEqual([all.slice(0, 3), null])
      const two = await queue(who, { cursor: one.after }, 3)
      expect(two.rows.map(({ id }) => id)).toEqual(all.slice(3, 6))
      const three = await queue(who, { cursor: two.after }, 3)
      expect([three.rows.map(({ id }) => id), three.after]).toEqual([all.slice(6), null])
      expect(await ids(who, { cursor: three.before, backward: true }, 3)).toEqual(all.slice(3, 6))
      const back = await queue(who, { cursor: two.before, backward: true }, 3)
      expect([back.rows.map(({ id }) => id), back.before]).toEqual([all.slice(0, 3), null])
    })

    test('shows all invoices of one client, the newest first', async () => {
      const made = [await scene.readInvoice('luis'), await scene.invoice('luis', 'b.pdf')]
      await scene.ask('admin', `decide_invoice('${made[0]}', 'accepted', 0)`)
      const { rows } = await queue('admin', { queue: 'all', client: scene.people.luis })
      expect(rows.map(({ id }) => id)).toEqual(made)
      expect((await queue('advisor', { queue: 'all', client: scene.people.luis })).rows).toEqual([])
    })

    test('finds invoices of all clients in every state, page by page', async () => {
      const name = 'en-todos-los-estados.xml'
      const made: string[] = []
      for (const verdict of [null, 'accepted', 'rejected', 'asked'] as const) {
        const id = await scene.readInvoice('ana', name)
        made.push(id)
        if (verdict) await scene.ask('advisor', `decide_invoice('${id}', '${verdict}', 0, 'Se ve otra cosa')`)
      }
      for (const who of ['admin', 'advisor'] as const) {
        const all = await queue(who, { queue: 'all', search: name })
        expect(all.rows.map(({ queue: state }) => state).toSorted()).toEqual([
          'accepted',
          'asked',
          'rejected',
          'waiting',
        ])
        const first = await queue(who, { queue: 'all', search: name }, 3)
        const second = await queue(who, { queue: 'all', search: name, cursor: first.after }, 3)
        expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(all.rows.map(({ id }) => id))
        expect(all.rows.map(({ id }) => id).toSorted()).toEqual(made.toSorted())
      }
    })

    test.each(['admin', 'advisor'] as const)(
      'keeps a rejected invoice under rejected after another file replaced it, for an %s',
      async (who) => {
        const [old, other] = [await scene.readInvoice('ana'), await scene.readInvoice('ana')]
        await scene.ask('advisor', `decide_invoice('${old}', 'rejected', 0, 'El IVA no cuadra')`)
        await scene.ask('advisor', `decide_invoice('${other}', 'rejected', 0, 'Otra empresa')`)
        const fresh = await scene.readInvoice('ana', 'corregida.xml', { replaces: `'${old}'` })
        const { rows } = await queue(who, { queue: 'rejected', client: scene.people.ana })
        expect(rows).toMatchObject([
          { id: other, queue: 'rejected' },
          { id: old, queue: 'replaced' },
        ])
        expect(await ids(who, { queue: 'rejected' })).toEqual([other, old])
        // If the firm asked for another file and the client sent it, the replaced file is not listed as rejected.
        await scene.ask('advisor', `decide_invoice('${fresh}', 'asked', 0, 'Otra foto')`)
        await scene.readInvoice('ana', 'otra.xml', { replaces: `'${fresh}'` })
        expect(await ids(who, { queue: 'rejected' })).toEqual([other, old])
      },
    )

    test('shows the newest decision first, and invoices with a question separately', async () => {
      const [one, two, three] = [
        await scene.readInvoice('ana'),
        await scene.readInvoice('ana'),
        await scene.readInvoice('ana'),
      ]
      for (const id of [two, one]) await scene.ask('advisor', `decide_invoice('${id}', 'accepted', 0)`)
      await scene.ask('advisor', `decide_invoice('${three}', 'asked', 0, 'Otra foto')`)
      expect(await ids('admin')).toEqual([])
      expect(await ids('admin', { queue: 'accepted' })).toEqual([one, two])
      expect(await ids('advisor', { queue: 'asked' })).toEqual([three])
      expect(await ids('advisor', { queue: 'rejected' })).toEqual([])
    })

    test('filters invoices with or without findings', async () => {
      const found = await scene.invoice('ana', 'a.pdf', { findings: `'[{"message": "El IVA no cuadra."}]'` })
      const clean = await scene.readInvoice('ana', 'b.xml', { kind: `'invoice'` })
      expect(await ids('admin', { findings: true })).toEqual([found])
      expect(await ids('advisor', { findings: false })).toEqual([clean])
    })

    test('says that nothing was found only for files that the rules or a member read', async () => {
      await scene.invoice('ana', 'sin-leer.pdf')
      await scene.readInvoice('ana', 'foto.jpg')
      const accepted = await scene.readInvoice('ana', 'escaneada.pdf')
      expect(await ids('admin', { findings: false })).toEqual([])
      await scene.ask('admin', `decide_invoice('${accepted}', 'accepted', 0)`)
      expect(await ids('admin', { queue: 'accepted', findings: false })).toEqual([accepted])
    })

    test('is searched by number, name and client, without accents, and only within what the member sees', async () => {
      const hers = await scene.invoice('ana', 'Papelería del Roble.pdf')
      const his = await scene.invoice('luis', 'energia.pdf')
      const search = (who: 'admin' | 'advisor', text: string) =>
        ids(who, { search: text }).then((found) => found.toSorted())
      expect(await search('admin', 'papeleria ROBLE')).toEqual([hers])
      expect(await search('admin', 'mejia')).toEqual([hers])
      expect(await search('admin', 'luis@empresa')).toEqual([his])
      expect(await search('admin', 'ferreteria 900108281')).toEqual([his])
      expect(await search('advisor', 'energia')).toEqual([])
      expect(await search('advisor', 'ferreteria')).toEqual([])
      expect(await search('admin', 'inv-2026')).toEqual([hers, his].toSorted())
      expect(await search('admin', 'inexistente')).toEqual([])
      for (const hostile of ["''; drop table invoices; --", '%', '\\\\', '" or 1=1']) {
        expect(Array.isArray(await search('admin', hostile.replaceAll('"', '')))).toBe(true)
      }
      await scene.run(`update public.companies set name = 'Tuerca Roja' where nit = '900108281'`)
      expect(await search('admin', 'tuerca roja')).toEqual([his])
      expect(await search('admin', 'ferreteria')).toEqual([])
    })
  })

  describe('a member who has an invoice open', () => {
    test('is shown to other members until they close it or were silent for 40 seconds', async () => {
      const id = await scene.invoice('ana')
      const look = (who: 'admin' | 'advisor' | 'other', invoice: string | null = id) =>
        scene.ask<unknown[]>(who, `share_presence(${invoice ? `'${invoice}'` : 'null'})`)
      expect(await look('advisor')).toEqual([])
      expect(await look('admin')).toEqual([{ invoice: id, name: 'Laura Gómez' }])
      expect(await look('advisor')).toEqual([{ invoice: id, name: 'admin' }])
      expect(await look('other', null)).toEqual([])
      await scene.ask('advisor', `end_presence('${id}')`)
      expect(await look('admin', null)).toEqual([])
      await look('advisor')
      const passed = (seconds: number) =>
        scene.run(
          `update private.invoice_presence set seen_at = clock_timestamp() - interval '${seconds} seconds'`,
        )
      await passed(39)
      expect(await look('admin', null)).toHaveLength(1)
      await passed(41)
      expect(await look('admin', null)).toEqual([])
    })
  })
})
