import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlanReader, readingsOf, type PlanReader } from '../support/read-plans'

describe('reports and calendar with 200,000 invoices and 500,000 obligations', () => {
  let reader: PlanReader
  const firm = { admin: randomUUID(), advisor: randomUUID() }

  beforeAll(async () => {
    reader = await openPlanReader()
    const { sql } = reader
    // Triggers are off and unrelated indexes are dropped, because otherwise inserting the rows would take minutes.
    await sql.unsafe(`
      do $$ declare name text; begin
        for name in select i.indexrelid::regclass::text from pg_index i
            where i.indrelid = 'public.invoices'::regclass and not i.indisunique and i.indexrelid::regclass::text !~ 'invoices_queue$' loop
          execute 'drop index ' || name;
        end loop;
      end $$;
      set session_replication_role = replica;
      create temporary table people as select n, gen_random_uuid() as id from generate_series(1, 10000) n;
      insert into auth.users (id, email) select id, 'persona' || n || '@empresa.example' from people;
      insert into auth.users (id, email) values ('${firm.admin}', 'admin@nogal.example'), ('${firm.advisor}', 'asesora@nogal.example');
      insert into private.staff (user_id, role) values ('${firm.admin}', 'admin'), ('${firm.advisor}', 'advisor');
      insert into public.accounts (id) select id from people;
      insert into private.client_advisors (client, advisor)
        select id, case when n % 50 = 0 then '${firm.advisor}'::uuid else '${firm.admin}'::uuid end from people;
      insert into private.tax_profiles (account, valid_from, nit, digit, kind, regime, responsibilities)
        select id, '2026-01-01', (900000000 + n)::text, private.nit_check_digit((900000000 + n)::text), 'company', 'ordinary', '{05,07,48}'
        from people;
      insert into public.invoices (document_id, user_id, name, file_size, number, status, created_at, decided_at, supplier, supplier_nit)
        select gen_random_uuid(), id, 'Factura', 1, 'INV-2026-' || lpad((n * 20 + d)::text, 6, '0'), case when d % 5 = 0 then 'rejected' else 'accepted' end, at,
               at + interval '5 hours', 'Proveedor ' || (n + d) % 400, (800000000 + (n + d) % 400)::text
        from people, generate_series(1, 20) d, lateral (select now() - (d * 12 + n % 12) * interval '1 day' as at) x;
      insert into private.invoice_decisions (invoice_id, actor, at, verdict)
        select id, '${firm.advisor}', decided_at, status from public.invoices;
      insert into public.obligations (user_id, obligation, period, listed, due, act_by, date_state, norm, source, state, filed_on)
        select p.id, (array['withholding', 'vat-bimonthly', 'social-security', 'electronic-payroll', 'company-income-return'])[1 + k % 5],
               to_char(d, 'YYYY') || '-' || lpad((k % 90 + 10)::text, 2, '0'), d, d, d, 'computed', 'Norma', 'Fuente',
               case when k < 26 then 'filed' when k % 7 = 0 then 'waiting' else 'not-started' end, case when k < 26 then d + k % 9 - 7 end
        from people p, generate_series(1, 50) k, lateral (select current_date - 210 + k * 8 as d) x;
      reset session_replication_role`)
    await sql.unsafe('vacuum analyze')
  }, 400_000)
  afterAll(() => reader?.stop())

  const report = (days: number) => `select public.firm_report(current_date - ${days}, current_date) as answer`
  /** Only this query's time is measured, because the plans of queries inside its function are not collected. */
  const holiday = 'what a holiday reaches'
  const questions: [string, 'admin' | 'advisor', string, number][] = [
    ['three months of the firm', 'admin', report(90), 3000],
    ['a month of the firm', 'admin', report(30), 2000],
    ['three months of an advisor', 'advisor', report(90), 3000],
    ['the week of the firm', 'admin', 'select public.firm_week(current_date) as answer', 200],
    ['the week of an advisor', 'advisor', 'select public.firm_week(current_date) as answer', 200],
    [holiday, 'admin', 'select public.calendar_reach(current_date, current_date + 60) as answer', 10_000],
    [
      'what a moved date reaches',
      'admin',
      `select public.calendar_reach(current_date - 60, current_date + 60, '[{"obligation": "withholding", "period": "2026-14"}]') as answer`,
      3000,
    ],
    [
      'the page of the calendar',
      'admin',
      'select public.firm_calendar() as page, public.firm_dates() as dates',
      500,
    ],
  ]
  // The report reads many months of invoices and may scan them, but it must find obligations by an index.
  test.each(questions)(
    '%s, as %s, reads obligations by an index and ends in time',
    async (name, who, query, most) => {
      if (name !== holiday) {
        const { plans } = await reader.asUser(firm[who], query)
        expect(readingsOf(plans, 'obligations').filter((line) => line.includes('Seq Scan'))).toEqual([])
      }
      const ms = await reader.msAsUser(firm[who], query)
      console.log(`${name}, ${who}: ${ms.toFixed(0)} ms`)
      expect(ms).toBeLessThan(most)
    },
    120_000,
  )
})
