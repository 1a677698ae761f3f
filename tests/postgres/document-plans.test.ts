import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MonthlyTotals } from '@/lib/monthly-totals/monthly-totals'
import { openPlanReader, readingsOf, type PlanReader } from '../support/read-plans'

describe('documents', () => {
  const followed = ['documents', 'invoices', 'message_threads', 'messages', 'appointments']

  describe('100,000 documents of one client', () => {
    let reader: PlanReader
    const [large, small] = [randomUUID(), randomUUID()]
    const others = Array.from({ length: 20 }, () => randomUUID())

    beforeAll(async () => {
      reader = await openPlanReader()
      const { sql } = reader
      for (const id of [large, small, ...others]) {
        await sql`insert into auth.users (id, email) values (${id}, ${`${id}@ejemplo.test`})`
      }
      await sql`update public.user_approval_status set status = 'approved'`
      const indexes = await sql`
      select indexname as name, indexdef as text from pg_indexes
      where tablename = 'documents' and indexname <> 'documents_pkey'`
      for (const { name } of indexes) await sql.unsafe(`drop index public.${name}`)
      const fill = (owner: string, count: number) => sql`
      insert into public.documents (user_id, name, file_path, storage_path, file_type, file_size, created_at)
      select ${owner},
             (array['Factura', 'Nómina', 'Declaración de IVA', 'Informe', 'FE'])[1 + n % 5]
               || case when n % 997 = 0 then ' Papeles del Oriente ' else ' ' end || n || '.pdf',
             '/api/documentos/' || n, ${owner} || '/' || n,
             case when n % 5000 = 0 then 'application/vnd.ms-excel'
                  else (array['application/pdf', 'application/xml', 'image/png'])[1 + n % 3] end,
             1000 + (n * 7919) % 9000000, timestamptz '2026-11-20 12:00Z' - n * interval '7 minutes'
      from generate_series(1, ${count}::int) n`
      await fill(large, 100_000)
      await fill(small, 100)
      // Other clients need documents too; otherwise the index of all documents would cost no more than a client's.
      for (const owner of others) await fill(owner, 2500)
      for (const { text } of indexes) await sql.unsafe(text as string)
      await sql`
      insert into public.invoices (document_id, user_id, number, status, created_at, decided_at)
      select d.id, d.user_id, 'INV-2026-' || lpad(row_number() over (partition by d.user_id)::text, 5, '0'),
             (array['accepted', 'accepted', 'reviewing', 'rejected'])[1 + d.file_size % 4], d.created_at, d.created_at
      from public.documents d where d.file_type = 'application/xml' and d.file_size % 3 = 0`
      await sql`
      with t as (
        insert into public.message_threads (id, user_id, subject, client_unread)
        select gen_random_uuid(), u, 'Asunto', (n % 10 = 0)::int from unnest(${[large, small, ...others]}::uuid[]) u, generate_series(1, 100) n
        returning id, user_id)
      insert into public.messages (id, thread_id, user_id, author, body, created_at)
      select gen_random_uuid(), t.id, t.user_id, (array['client', 'firm'])[1 + n % 2], 'Hola', now() - n * interval '1 hour'
      from t, generate_series(1, 10) n`
      await sql`
      insert into public.appointments (user_id, title, starts_at, ends_at, status)
      select case when n % 2 = 0 then ${large}::uuid else ${small}::uuid end, 'Cita', h, h + interval '1 hour', 'confirmed'
      from generate_series(1, 2000) n, lateral (select timestamptz '2026-12-01 13:00Z' - n * interval '2 hours' as h) x`
      await sql.unsafe('vacuum analyze')
    }, 400_000)
    afterAll(() => reader?.stop())

    const ask = (wanted: object, owner = large) =>
      reader.asUser(owner, `select public.my_dashboard('${JSON.stringify(wanted)}') as page`)
    const id = '00000000-0000-4000-8000-000000000000'
    const cursor = ['2026-03-20T12:00:00Z', id]
    const questions = {
      'the first page': {},
      'a page in the middle': { cursor },
      'a page on the way back': { cursor, backward: true },
      'by name': { sort: 'name' },
      'by name, further on': { sort: 'name', cursor: [' informe 50003 pdf', id], descending: true },
      'by size': { sort: 'size', descending: true },
      'by size, further on': { sort: 'size', cursor: ['500000', id] },
      'by type': { sort: 'type' },
      'by type, on the way back': { sort: 'type', cursor: ['pdf', ' informe 50003 pdf', id], backward: true },
      'one type': { family: 'xml', descending: true },
      'a type that few have': { family: 'excel', sort: 'name' },
      'a type that nobody has': { family: 'otro', sort: 'size' },
      'a name that many have': { search: 'factura' },
      'a name that few have': { search: 'oriente 997' },
      'a name that nobody has': { search: 'inexistente' },
      'without its accent': { search: 'nomina 99' },
      'two signs': { search: 'fe' },
      'two signs that nobody has': { search: 'zz' },
      'everything together': { search: 'iva 99', family: 'pdf', sort: 'size', cursor: ['500000', id] },
    }

    test.each(Object.entries(questions))('%s is answered by an index', async (_name, wanted) => {
      const { rows, plans } = await ask(wanted)
      expect(rows).toHaveLength(1)
      expect(readingsOf(plans, 'documents').join('\n')).toMatch(/documents_(of|by|search)|Bitmap Heap Scan/)
      const read = followed.flatMap((table) => readingsOf(plans, table))
      expect(read.filter((line) => line.includes('Seq Scan'))).toEqual([])
    })

    // For a client who has most documents, the planner may also read the newest documents of all clients.
    test('no page reads more than 5 % of all documents', async () => {
      const [{ documents }] = await reader.sql<
        [{ documents: number }]
      >`select count(*)::int as documents from public.documents`
      for (const [name, wanted] of Object.entries(questions)) {
        const { plans } = await ask(wanted)
        const removed = [...plans.join('\n').matchAll(/Rows Removed by [\w ]+: (\d+)/g)].map(([, rows]) =>
          Number(rows),
        )
        const fetched = [
          ...readingsOf(plans, 'documents')
            .join('\n')
            .matchAll(/rows=(\d+)(?:\.\d+)? loops/g),
        ]
        const all = [...removed, ...fetched.map(([, rows]) => Number(rows))]
        expect(Math.max(...all), `${name}: ${plans.join('\n')}`).toBeLessThan(documents / 20)
      }
    })

    test('the number of results of a search is estimated well, because a wrong estimate reads the whole list', async () => {
      const search = `user_id = '${large}' and kind = 'file' and name_key like '%nomina%' and name_key like '% 99%'`
      const found = await reader.sql.unsafe(
        `select count(*)::int as rows from public.documents where ${search}`,
      )
      for (let sample = 0; sample < 8; sample++) {
        await reader.sql.unsafe('analyze public.documents')
        const [plan] = await reader.sql.unsafe(
          `explain (format json) select 1 from public.documents where ${search}`,
        )
        const guessed = Number(plan?.['QUERY PLAN'][0].Plan['Plan Rows'])
        expect(guessed / Number(found[0]?.rows)).toBeGreaterThan(0.5)
        expect(guessed / Number(found[0]?.rows)).toBeLessThan(2)
      }
    })

    test.each([
      ['the first page', {}],
      ['a search that finds much', { search: 'pdf' }],
      ['a search that finds nothing', { search: 'inexistente' }],
    ])('%s takes as long as with 100 documents', async (_name, wanted) => {
      const once = (owner: string) =>
        reader.sql.begin(async (as) => {
          await as`select set_config('role', 'authenticated', true), set_config('request.jwt.claim.sub', ${owner}, true)`
          const started = performance.now()
          await as`select public.my_dashboard(${as.json(wanted)})`
          return performance.now() - started
        })
      const times: Record<string, number[]> = { [small]: [], [large]: [] }
      for (let n = 0; n < 60; n++) for (const owner of [small, large]) times[owner]?.push(await once(owner))
      const middle = (owner: string) => times[owner]?.slice(10).toSorted((a, b) => a - b)[25] ?? NaN
      expect(middle(large)).toBeLessThan(middle(small) * 1.5)
    })
  })
})

describe('invoices', () => {
  describe('10,000 invoices of one client', () => {
    let reader: PlanReader
    const [large, small] = [randomUUID(), randomUUID()]
    const others = Array.from({ length: 20 }, () => randomUUID())

    beforeAll(async () => {
      reader = await openPlanReader()
      const { sql } = reader
      for (const id of [large, small, ...others]) {
        await sql`insert into auth.users (id, email) values (${id}, ${`${id}@ejemplo.test`})`
      }
      await sql`update public.user_approval_status set status = 'approved'`
      const fill = (owner: string, count: number) => sql`
      with d as (
        insert into public.documents (user_id, name, file_path, storage_path, file_type, file_size, sha256, created_at)
        select ${owner}, case when n % 97 = 0 then 'Papeles del Oriente ' else 'Factura ' end || n || '.pdf',
               '/api/documentos/' || n, ${owner} || '/' || n, 'application/pdf', 1000 + n, md5(n || ${owner}) || md5(${owner} || n),
               timestamptz '2026-11-20 12:00Z' - n * interval '40 minutes'
        from generate_series(1, ${count}::int) n returning id, user_id, created_at, file_size)
      insert into public.invoices (document_id, user_id, number, status, created_at,
        kind, code, supplier_nit, document_number, issued_on, currency, total, iva, withheld, direction)
      select id, user_id, 'INV-2026-' || lpad((file_size - 1000)::text, 5, '0'),
             (array['accepted', 'accepted', 'reviewing', 'rejected'])[1 + file_size % 4], created_at,
             'invoice', id::text, '999100201', 'FE' || file_size, current_date - (file_size % 330)::int, 'COP', 119000.10,
             19000.03, 2500, (array['purchase', 'sale'])[1 + file_size % 8 / 4] from d`
      await fill(large, 10_000)
      await fill(small, 100)
      for (const owner of others) await fill(owner, 500)
      await sql.unsafe('vacuum analyze public.invoices, public.documents')
    }, 240_000)
    afterAll(() => reader?.stop())

    const ask = (wanted: object, owner: string = large) =>
      reader.asUser(owner, `select public.my_invoices('${JSON.stringify(wanted)}') as page`)
    const cursor = ['2026-06-20T12:00:00Z', '00000000-0000-4000-8000-000000000000']
    const day = { from: '2026-09-01T05:00:00Z', until: '2026-09-02T05:00:00Z' }
    const questions = {
      'the first page': {},
      'a page in the middle': { cursor },
      'a page on the way back': { cursor, backward: true },
      'one status': { status: 'rejected' },
      'one status, further on': { status: 'rejected', cursor },
      'one day': day,
      'one day of issue': { ...day, by_issue: true },
      'one day of one status': { ...day, status: 'accepted' },
      'a name that many have': { search: 'factura' },
      'a name that few have': { search: 'oriente 970' },
      'a name that nobody has': { search: 'inexistente' },
      'a number': { search: 'INV-2026-09999' },
      'the end of a number': { search: '9999' },
      'two letters': { search: 'or' },
      'everything together': { ...day, status: 'accepted', search: 'factura', cursor },
    }

    test.each(Object.entries(questions))(
      '%s of these invoices is answered by an index',
      async (_name, wanted) => {
        const { rows, plans } = await ask(wanted)
        expect(rows).toHaveLength(1)
        const readings = readingsOf(plans, 'invoices')
        expect(readings).not.toEqual([])
        expect(readings.filter((line) => line.includes('Seq Scan'))).toEqual([])
      },
    )

    test('a search reads its matches and not the whole list', async () => {
      const own = (await ask({ search: 'INV-2026-09999' })).plans.join('\n')
      expect(own).toMatch(/invoices_user_id_number_key .*rows=1(\.00)? loops=1/)
      for (const search of ['oriente 970', 'inexistente', 'FE10999']) {
        const { plans } = await ask({ search })
        expect(plans.join('\n')).toContain('invoices_search')
        const rows = [...plans.join('\n').matchAll(/on invoices_search .*rows=(\d+)(?:\.\d+)? loops/g)]
        expect(Number(rows.at(-1)?.[1])).toBeLessThan(200)
      }
    })

    test('the first page takes as long as with 100 invoices', async () => {
      const middle = async (owner: string) => {
        const times: number[] = []
        for (let n = 0; n < 41; n++) times.push((await ask({}, owner)).ms)
        return times.toSorted((a, b) => a - b)[20]!
      }
      await middle(small)
      const [few, many] = [await middle(small), await middle(large)]
      expect(many).toBeLessThan(few * 1.5)
    })

    test('a search by number finds its invoice on one page', async () => {
      const { rows } = await ask({ search: 'INV-2026-09999' })
      expect(rows).toMatchObject([
        { page: { rows: [{ label: { number: 'INV-2026-09999' } }], before: null, after: null } },
      ])
    })

    // This test comes last, because it removes rows that the other tests need.
    test('a year of invoices is summed by an index in 150 ms, also with unreadable ones', async () => {
      const figures = 'select public.my_monthly_totals() as figures'
      const measure = async (counted: number, unread: number) => {
        const { rows, plans } = await reader.asUser(large, figures)
        const readings = ['invoices', 'invoice_reviews'].flatMap((table) => readingsOf(plans, table))
        expect(plans.join('\n')).toContain('invoices_by_issue')
        expect(readings.filter((line) => line.includes('Seq Scan'))).toEqual([])
        const { sum, left } = (rows as { figures: MonthlyTotals }[])[0]!.figures
        expect([sum.purchases.count + sum.sales.count, left.unread]).toEqual([counted, unread])
        expect(await reader.msAsUser(large, figures)).toBeLessThan(150)
      }
      await measure(7_500, 0)
      await reader.sql`update public.invoices set kind = null, code = null, issued_on = null, created_at = now() where user_id = ${large}`
      await reader.sql`insert into private.invoice_reviews (invoice_id, at, scan_code)
      select id, now(), 'cufe-' || id from public.invoices where user_id = ${large}`
      await reader.sql.unsafe('vacuum analyze public.invoices, private.invoice_reviews')
      await measure(0, 7_500)
    })
  })
})
