import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlanReader, readingsOf, type PlanReader } from '../support/read-plans'

describe('the worksheet of 10,000 invoices of one client among 30,000', () => {
  let reader: PlanReader
  const [client, advisor] = [randomUUID(), randomUUID()]

  beforeAll(async () => {
    reader = await openPlanReader()
    const share = (percent: string) => `{"base": "100000.00", "amount": "19000.00", "percent": "${percent}"}`
    const document = `{"invoice": {"typeCode": "01", "currency": "COP", "exchange": null, "totals": {"lines": "200000.00", "allowances": "", "charges": ""},
      "taxes": [{"code": "01", "amount": "38000.00", "shares": [${share('19.00')}, ${share('5.00')}]}],
      "withholdings": [{"code": "06", "amount": "19000.00", "shares": [${share('2.50')}]}], "lines": "FILLER"}}`
    // Triggers are off and unrelated indexes are dropped, because otherwise inserting the rows would take minutes.
    await reader.sql.unsafe(`
      do $$ declare name text; begin
        for name in select i.indexrelid::regclass::text from pg_index i where i.indrelid = 'public.invoices'::regclass and not i.indisunique
            and i.indexrelid::regclass::text !~ 'invoices_(by_issue|by_code|of_user)$' loop
          execute 'drop index ' || name;
        end loop;
      end $$;
      create temporary table people as select n, case n when 1 then '${client}'::uuid else gen_random_uuid() end as id from generate_series(1, 3) n;
      insert into auth.users (id, email) select id, 'persona' || n || '@empresa.example' from people;
      insert into auth.users (id, email) values ('${advisor}', 'asesora@nogal.example');
      insert into private.staff (user_id, role) values ('${advisor}', 'advisor');
      update public.user_approval_status set status = 'approved' where user_id in (select id from people);
      insert into private.client_advisors (client, advisor) values ('${client}', '${advisor}');
      set session_replication_role = replica;
      insert into public.invoices (document_id, user_id, name, file_size, number, status, created_at, kind, code, supplier_nit, document_number, issued_on,
          currency, direction, total)
        select gen_random_uuid(), id, 'Factura', 1, 'INV-2026-' || lpad((n * 10000 + d)::text, 6, '0'), 'accepted', '2026-01-01'::date + d % 360, 'invoice',
               'code-' || n || '-' || d, '999100201', 'FE' || d, '2026-01-01'::date + d % 360, 'COP', case when d % 4 = 0 then 'sale' else 'purchase' end, 1
        from people, generate_series(1, 10000) d;
      insert into private.invoice_reviews (invoice_id, at, document)
        select id, now(), replace('${document}', 'FILLER', repeat(md5(id::text), 120))::jsonb from public.invoices;
      reset session_replication_role`)
    await reader.sql.unsafe('vacuum analyze')
  }, 400_000)
  afterAll(() => reader?.stop())

  const days = `'${client}', '2026-09-01', '2026-10-31'`
  const questions: [string, string, number][] = [
    ['two months', `select public.tax_worksheet(${days}) as answer`, 100],
    ['four months', `select public.tax_worksheet('${client}', '2026-05-01', '2026-08-31') as answer`, 200],
    [
      'the invoices of a figure',
      `select public.tax_worksheet_documents(${days}, 'purchase/01/19') as answer`,
      100,
    ],
    [
      'further on',
      `select public.tax_worksheet_documents(${days}, 'purchase/01/19', 200, 400) as answer`,
      100,
    ],
    [
      'the purchases of a month for the books',
      `select public.book_month('${client}', '2026-09') as answer`,
      200,
    ],
  ]
  test.each(questions)(
    '%s is read by an index and in time',
    async (name, query, most) => {
      const { plans } = await reader.asUser(advisor, query)
      for (const table of ['invoices', 'invoice_reviews'])
        expect(readingsOf(plans, table).filter((line) => line.includes('Seq Scan'))).toEqual([])
      const ms = await reader.msAsUser(advisor, query)
      console.log(`${name}: ${ms.toFixed(0)} ms`)
      expect(ms).toBeLessThan(most)
    },
    60_000,
  )
})
