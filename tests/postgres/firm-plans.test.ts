import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillLargeFirm, type LargeFirm } from '../support/large-firm'
import { openPlanReader, readingsOf, type PlanReader, type Questions } from '../support/read-plans'
import { appointments } from './firm-plans/appointments'
import { clients } from './firm-plans/clients'
import { contact } from './firm-plans/contact'
import { messages } from './firm-plans/messages'
import { ownAccounts, people } from './firm-plans/people'
import { registrations } from './firm-plans/registrations'
import { invoices, sought } from './firm-plans/invoices'
import { today } from './firm-plans/today'

describe('plans and times of queries', () => {
  const sections: Record<string, Questions> = {
    appointments,
    clients,
    contact,
    messages,
    people,
    registrations,
    invoices,
    today,
  }

  describe('a firm of 10,000 clients, 210,000 invoices and 58,200 messages', () => {
    let reader: PlanReader
    let firm: LargeFirm
    beforeAll(async () => {
      reader = await openPlanReader()
      firm = await fillLargeFirm(reader.sql)
    }, 600_000)
    afterAll(() => reader?.stop())

    const ownQuestions = {
      'the first page': {},
      'a supplier that many have': { search: 'cementos' },
      'what nobody has': { search: 'inexistente' },
      'two letters': { search: 'fe' },
      'what was issued on a day': { from: '2026-10-01T05:00Z', until: '2026-10-02T05:00Z', by_issue: true },
      'what was issued in a year': { from: '2026-01-01T05:00Z', until: '2027-01-01T05:00Z', by_issue: true },
      'what was issued before all': { from: '2020-01-01T05:00Z', until: '2020-02-01T05:00Z', by_issue: true },
      'what was rejected in some weeks': { status: 'rejected', from: '2026-10-01', until: '2026-10-20' },
    }
    const searches = Object.entries(sought).map(([name, search]) => [name, { search }, 1] as const)
    const own = Object.entries(ownQuestions).map(([name, wanted]) => [name, wanted, null] as const)
    test.each([...own, ...searches])(
      '%s in a client’s own history of 10,000 is found by an index, in 50 ms',
      async (_, wanted, found) => {
        const query = `select public.my_invoices('${JSON.stringify(wanted)}') as page`
        const { rows, plans } = await reader.asUser(firm.busy, query)
        const [{ page }] = rows as [{ page: { rows: unknown[] } }]
        if (found !== null) expect(page.rows).toHaveLength(found)
        expect(plans).not.toHaveLength(0)
        expect(readingsOf(plans, 'invoices').filter((line) => line.includes('Seq Scan'))).toEqual([])
        const ms = await reader.msAsUser(firm.busy, query)
        console.log(`${JSON.stringify(wanted).slice(0, 60)}: ${ms.toFixed(1)} ms`)
        expect(ms).toBeLessThan(50)
      },
    )

    test('a reader of that history has the same plans, and accounts are found by an index', async () => {
      const query =
        'select public.my_invoices() as page, public.my_access() as access, public.my_header() as header'
      const { rows, plans } = await reader.asUser(firm.reader, query)
      const [{ page, access }] = rows as [{ page: { rows: unknown[] }; access: { account: string } }]
      expect(page.rows).toHaveLength(50)
      expect(access.account).toBe(firm.busy)
      const read = ['invoices', 'account_members', 'accounts', 'users'].flatMap((table) =>
        readingsOf(plans, table),
      )
      expect(read.filter((line) => line.includes('Seq Scan'))).toEqual([])
      expect(await reader.msAsUser(firm.reader, query)).toBeLessThan(50)
    })

    test.each(Object.entries(ownAccounts))(
      'for one person, %s: by an index, in 50 ms',
      async (name, { as, query, indexed }) => {
        const { plans } = await reader.asUser(firm[as], query)
        expect(plans).not.toHaveLength(0)
        const readings = indexed.flatMap((table) => readingsOf(plans, table))
        expect(readings.filter((line) => line.includes('Seq Scan'))).toEqual([])
        const ms = await reader.msAsUser(firm[as], query)
        console.log(`${name}: ${ms.toFixed(1)} ms`)
        expect(ms).toBeLessThan(50)
      },
    )

    test.each(Object.entries(sought))(
      'searching by %s, the firm finds its two invoices of 210,000',
      async (_, search) => {
        const query = `select public.review_queue('${JSON.stringify({ search, queue: 'accepted' })}') as page`
        const { rows } = await reader.asUser(firm.admin, query)
        const [{ page }] = rows as [{ page: { rows: unknown[] } }]
        expect(page.rows).toHaveLength(2)
        console.log(`${search.slice(0, 40)}: ${(await reader.msAsUser(firm.admin, query)).toFixed(1)} ms`)
      },
    )

    describe.each(Object.entries(sections))('%s', (_room, questions) => {
      const cells = Object.entries(questions).flatMap(([name, question]) =>
        (question.adminOnly ? (['admin'] as const) : (['admin', 'advisor'] as const)).map(
          (role) => [name, role, question] as const,
        ),
      )
      test.each(cells)(
        '%s, as %s, is read by an index, in 50 ms',
        async (_name, role, { query, indexed }) => {
          const { plans } = await reader.asUser(firm[role], query(firm))
          expect(plans).not.toHaveLength(0)
          const readings = indexed.flatMap((table) => readingsOf(plans, table))
          expect(readings.filter((line) => line.includes('Seq Scan'))).toEqual([])
          expect(await reader.msAsUser(firm[role], query(firm))).toBeLessThan(50)
        },
      )
    })
  })
})

describe('plans of reviews', () => {
  const codeOf = (n: number) => `${n}`.padStart(96, 'c')

  describe('20,000 reviewed invoices of one client, 20,000 of others and 3,000 unread', () => {
    let reader: PlanReader
    const large = randomUUID()
    const others = Array.from({ length: 20 }, () => randomUUID())

    beforeAll(async () => {
      reader = await openPlanReader()
      const { sql } = reader
      for (const id of [large, ...others])
        await sql`insert into auth.users (id, email) values (${id}, ${`${id}@ejemplo.test`})`
      await sql`update public.user_approval_status set status = 'approved'`
      const fill = (owner: string, count: number, from: number) => sql`
      with d as (
        insert into public.documents (user_id, name, file_path, storage_path, file_type, file_size, created_at)
        select ${owner}, 'Factura ' || n || '.xml', '/api/documentos/' || n, ${owner} || '/' || n, 'application/xml', n,
               timestamptz '2026-11-20 12:00Z' - n * interval '10 minutes'
        from generate_series(${from}::int, ${from + count - 1}::int) n returning id, user_id, created_at, file_size as n),
      -- The invoices come from 100 suppliers in turn; no supplier uses a number twice.
      i as (
        insert into public.invoices (document_id, user_id, number, status, created_at, reviewed_at, code, supplier_nit,
                                     document_number, total)
        select id, user_id, 'INV-2026-' || lpad(n::text, 5, '0'), 'accepted', created_at, created_at,
               lpad(n::text, 96, 'c'), (900000000 + n % 100)::text, 'FE' || n / 100, 100000 from d returning id)
      insert into private.invoice_reviews (invoice_id, at) select id, now() from i`
      await fill(large, 20_000, 1)
      for (const owner of others) await fill(owner, 1000, 1)
      // One invoice in ten becomes a credit note about the invoice before it.
      await sql`
      update public.invoices n set kind = 'credit-note', effect = 'reduces', total = 1000, affects = i.id
      from public.invoices i where i.user_id = n.user_id and right(n.number, 1) = '0'
        and i.number = 'INV-2026-' || lpad((right(n.number, 5)::int - 1)::text, 5, '0')`
      await sql`
      with d as (
        insert into public.documents (user_id, name, file_path, storage_path, file_type, file_size, created_at)
        select ${large}, 'Sin leer ' || n || '.xml', '/api/documentos/s' || n, ${large} || '/s' || n, 'application/xml', 10,
               now() - n * interval '1 minute' from generate_series(1, 3000) n returning id, user_id, created_at)
      insert into public.invoices (document_id, user_id, number, created_at)
      select id, user_id, 'INV-2025-' || lpad(row_number() over ()::text, 5, '0'), created_at from d`
      await sql`insert into private.numbering_secrets (nit, prefix, secret)
      select (900000000 + n)::text, 'P' || n, 'clave-' || n from generate_series(1, 2000) n`
      await sql`insert into public.companies (user_id, name, nit, digit)
      select u.id, 'Empresa ' || n, nit, private.nit_check_digit(nit)
      from auth.users u, generate_series(1, 40) n, lateral (select (900000000 + n * 7)::text as nit) x`
      await sql.unsafe('vacuum analyze')
    }, 240_000)
    afterAll(() => reader?.stop())

    const unread = async () => {
      const [row] = await reader.sql<{ id: string }[]>`
      select id from public.invoices where user_id = ${large} and reviewed_at is null limit 1`
      return row?.id ?? expect.fail('nothing is unread')
    }
    type Wanted = { codes?: string[]; supplier?: string; numbers?: string[] }
    const facts = async ({ codes = [], supplier = '900000042', numbers = [] }: Wanted) => {
      const array = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join()}]::text[]`
      const call = `public.review_context('${await unread()}', ${array(codes)}, '${supplier}', ${array(numbers)})`
      const { rows, ms, plans } = await reader.asService(`select ${call} as facts`)
      const [{ facts: found }] = rows as [{ facts: { earlier: { label: string; credited: string }[] } }]
      return { earlier: found.earlier, ms, plans }
    }
    const scans = (plans: readonly string[], tables: readonly string[]) =>
      tables.flatMap((table) => readingsOf(plans, table).filter((line) => line.includes('Seq Scan')))
    const looked = ['invoices', 'numbering_secrets', 'companies']

    const questions: [name: string, wanted: Wanted, labels: string[]][] = [
      ['by its CUFE', { codes: [codeOf(12_345)] }, ['INV-2026-12345']],
      ['by its supplier and number', { numbers: ['FE77'] }, ['INV-2026-07742']],
      ['by both, which is one', { codes: [codeOf(7_742)], numbers: ['FE77'] }, ['INV-2026-07742']],
      ['that nobody has sent', { codes: [codeOf(99_999)], numbers: ['FE9999'] }, []],
      ['with what its notes took from it', { codes: [codeOf(5_009)] }, ['INV-2026-05009']],
    ]
    test.each(questions)(
      'looking for an earlier invoice %s uses an index and takes 20 ms',
      async (_name, wanted, labels) => {
        const { earlier, plans } = await facts(wanted)
        expect(earlier.map(({ label }) => label)).toEqual(labels)
        expect(readingsOf(plans, 'invoices')).not.toEqual([])
        expect(scans(plans, looked)).toEqual([])
        const times = [await facts(wanted), await facts(wanted), await facts(wanted)].map(({ ms }) => ms)
        expect(Math.min(...times)).toBeLessThan(20)
      },
    )

    test('the notes about an invoice are summed', async () => {
      expect((await facts({ codes: [codeOf(5_009)] })).earlier[0]?.credited).toBe('1000.00')
    })

    test('unread invoices are claimed by an index, the oldest two of each client, each once, in 50 ms', async () => {
      const taken: string[] = []
      const times: number[] = []
      for (let round = 0; round < 5; round++) {
        const { rows, ms, plans } = await reader.asService("select * from public.claim_readings('1.9-2', 30)")
        expect(rows).toHaveLength(2)
        expect(scans(plans, ['invoices', 'documents', 'invoice_reviews'])).toEqual([])
        expect(plans.join('\n')).toContain('invoices_unread')
        taken.push(...(rows as { path: string }[]).map(({ path }) => path))
        times.push(ms)
      }
      const oldest = Array.from({ length: 10 }, (_, at) => `${large}/s${3000 - at}`)
      expect(new Set(taken)).toEqual(new Set(oldest))
      expect(Math.min(...times)).toBeLessThan(50)
    })
  })
})
