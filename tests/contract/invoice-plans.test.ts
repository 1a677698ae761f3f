import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MonthlyTotals } from '@/lib/monthly-totals/monthly-totals'
import { openPlanReader, readingsOf, type PlanReader } from '../support/read-plans'

/** Plans are PostgreSQL's: in the step that has one, and not on the embedded database. */
const onPostgres = process.env.CONTRACT_DRIVER === 'postgres'

describe.runIf(onPostgres)('10,000 invoices of one client', () => {
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
    'one day of one status': { ...day, status: 'accepted' },
    'a name that many have': { search: 'factura' },
    'a name that few have': { search: 'oriente 970' },
    'a name that nobody has': { search: 'inexistente' },
    'a number': { search: 'INV-2026-09999' },
    'the end of a number': { search: '9999' },
    'two letters': { search: 'or' },
    'everything together': { ...day, status: 'accepted', search: 'factura', cursor },
  }

  test.each(Object.entries(questions))('%s is answered by an index', async (_name, wanted) => {
    const { rows, plans } = await ask(wanted)
    expect(rows).toHaveLength(1)
    const readings = readingsOf(plans, 'invoices')
    expect(readings).not.toEqual([])
    expect(readings.filter((line) => line.includes('Seq Scan'))).toEqual([])
  })

  test('a search reads what it finds, not the whole list', async () => {
    for (const search of ['oriente 970', 'inexistente', 'INV-2026-09999']) {
      const { plans } = await ask({ search })
      expect(plans.join('\n')).toContain('invoices_search')
      const rows = [...plans.join('\n').matchAll(/on invoices_search .*rows=(\d+)(?:\.\d+)? loops/g)]
      expect(Number(rows.at(-1)?.[1])).toBeLessThan(200)
    }
  })

  test('the first page costs what it costs with 100', async () => {
    const middle = async (owner: string) => {
      const times: number[] = []
      for (let n = 0; n < 41; n++) times.push((await ask({}, owner)).ms)
      return times.toSorted((a, b) => a - b)[20]!
    }
    await middle(small)
    const [few, many] = [await middle(small), await middle(large)]
    expect(many).toBeLessThan(few * 1.5)
  })

  test('numbers, names and cursors come as with any other list', async () => {
    const { rows } = await ask({ search: 'INV-2026-09999' })
    expect(rows).toMatchObject([
      { page: { rows: [{ number: 'INV-2026-09999' }], before: null, after: null } },
    ])
  })

  // The last one: it takes from the list what the others look for.
  test('a year of them is added up by an index, in 150 ms; and of papers that nobody could read as well', async () => {
    const figures = 'select public.my_month_figures() as figures'
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
    await reader.sql`insert into private.invoice_reviews (invoice_id, at, paper_code)
      select id, now(), 'cufe-' || id from public.invoices where user_id = ${large}`
    await reader.sql.unsafe('vacuum analyze public.invoices, private.invoice_reviews')
    await measure(0, 7_500)
  })
})

test.skipIf(onPostgres)('plans are read in the step with PostgreSQL', () => {
  expect(process.env.CONTRACT_DRIVER).not.toBe('postgres')
})
