import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'

export type LargeFirm = {
  admin: string
  /** An advisor with 200 clients. */
  advisor: string
  /** A client of the advisor, with rows in every table. */
  client: string
  /** A client of the advisor, with 10,000 invoices. */
  busy: string
  /** A person with the role reader in the account of `busy`. */
  reader: string
  /** A bookkeeper who works in the accounts of forty clients, including `busy`. */
  bookkeeper: string
}

/** Only the clients `client` and `busy` have an invoice with this supplier, number, code and total. */
export const soughtInvoice = {
  supplier: 'Papeles del Oriente S.A.S.',
  nit: '900418726',
  document: 'SETT4821',
  code: `7f3a91c0${'e24b08d5'.repeat(11)}`,
  total: 2_824_911,
}

const names = `(array['Ana', 'Óscar', 'María José', 'Iván', 'Lucía', 'Andrés', 'Ñungo', 'Sofía'])[1 + n % 8]`
const surnames = `(array['Rincón', 'Peña', 'Gómez', 'Núñez', 'Mejía', 'Cárdenas', 'Ortiz'])[1 + n % 7]`
const trades = `(array['Distribuciones', 'Clínica', 'Constructora', 'Repuestos', 'Panadería', 'Ferretería', 'Café'])[1 + n % 7]`

const sellers = `(array['Aduanas', 'Cementos', 'Ferretería', 'Energía', 'Hilos', 'Aseo'])[1 + n % 6]`

/**
 * Adds 10,000 clients with five people each, tax profiles and tags, and adds 50 advisors.
 * The firm also gets 210,000 documents (10,000 of one client), 58,200 messages and 5,000 appointments.
 * The outbox gets 50,000 deliveries, and the audit log 50,000 rows.
 */
export async function fillLargeFirm(sql: Sql): Promise<LargeFirm> {
  const [admin, bookkeeper] = [randomUUID(), randomUUID()]
  const statements = [
    `create temporary table people as
      select n, gen_random_uuid() as id, 'cliente' || n || '@empresa' || n % 97 || '.example' as email
      from generate_series(1, 10000) n`,
    `create temporary table advisors as
      select n, gen_random_uuid() as id, 'asesor' || n || '@nogal.example' as email from generate_series(0, 49) n`,
    `insert into auth.users (id, email, created_at)
      select id, email, timestamptz '2026-11-01' - n * interval '1 hour' from people
      union all select id, email, timestamptz '2026-01-01' from advisors
      union all select '${admin}', 'admin@nogal.example', timestamptz '2026-01-01'`,
    `update public.user_approval_status s
      set status = case when n <= 300 then 'waitlist' when n <= 500 then 'rejected' else 'approved' end,
          created_at = timestamptz '2026-11-01' - n * interval '1 hour',
          decided_at = case when n > 300 then timestamptz '2026-11-02' - n * interval '1 hour' end
      from people p where p.id = s.user_id`,
    `insert into private.staff (user_id, role) select id, 'advisor' from advisors union all select '${admin}', 'admin'`,
    `insert into private.client_advisors (client, advisor)
      select p.id, a.id from people p join advisors a on a.n = p.n % 50 where p.n > 300`,
    `insert into public.client_profiles (user_id, name, phone)
      select id, ${names} || ' ' || ${surnames} || ' ' || n, '300 ' || lpad(n::text, 7, '0') from people`,
    `insert into public.companies (user_id, name, nit, digit)
      select id, ${trades} || ' ' || n || ' S.A.S.', (900000000 + n * 7)::text,
             private.nit_check_digit((900000000 + n * 7)::text) from people`,
    // Triggers are off for these people, because otherwise each would get their own account.
    `set session_replication_role = replica`,
    `create temporary table colleagues as
      select n, id as account, gen_random_uuid() as id, (array['owner', 'accountant', 'assistant', 'reader'])[place] as role
      from people, generate_series(1, 4) place`,
    `insert into auth.users (id, email) select id, 'persona.' || id || '@empresa.example' from colleagues`,
    `insert into private.account_members (account, user_id, role) select account, id, role from colleagues`,
    `insert into auth.users (id, email) values ('${bookkeeper}', 'contadora@libros.example')`,
    `insert into private.account_members (account, user_id, role)
      select id, '${bookkeeper}', 'accountant' from people where n between 531 and 570`,
    // One in ten invited people has not joined yet, and one in ten accountants is about to become the owner.
    `insert into private.account_invitations (account, email, role, sent, accepted_at)
      select account, 'invitada.' || id || '@empresa.example', role, 1, case when abs(hashtext(id::text)) % 10 > 0 then now() end
      from colleagues where role <> 'owner'`,
    `insert into private.owner_changes (account, owner, heir)
      select account, account, id from colleagues where role = 'accountant' and abs(hashtext(id::text)) % 10 = 0`,
    // One client in 20 is in the regime SIMPLE, one in 50 is a large taxpayer, and a third also has a profile of 2025.
    `insert into private.tax_profiles (account, valid_from, kind, regime, responsibilities, municipalities)
      select id, day, 'company', case when n % 20 = 0 then 'simple' else 'ordinary' end,
             case when n % 20 = 0 then '{47}' when n % 50 = 1 then '{05,13}' else '{05,48}' end::text[],
             jsonb_build_array(jsonb_build_object('code', '11001', 'duties', '[]'::jsonb))
               || case when n % 2000 = 1001 then '[{"code": "91001", "duties": []}]' else '[]' end::jsonb
      from people, unnest(array[date '2025-01-01', date '2026-01-01']) day where day > date '2025-06-01' or n % 3 = 0`,
    `insert into private.client_tags (client, name, key)
      select id, tag, private.name_key(tag) from people, unnest(array['Anual', 'Renta de la familia Cárdenas']) tag
      where n > 500 and case tag when 'Anual' then n % 3 = 0 else n % 1000 = 7 end`,
    `reset session_replication_role`,
    `insert into private.session_devices (session_id, user_id, seen_at)
      select gen_random_uuid(), user_id, now() - abs(hashtext(user_id::text)) % 40 * interval '1 day' from private.account_members`,
    `insert into public.documents (user_id, name, file_path, storage_path, file_type, file_size, created_at)
      select p.id, (array['Factura', 'Nómina', 'Informe', 'FE'])[1 + d % 4] || ' ' || p.n || '-' || d || '.pdf',
             '/api/documentos/' || p.n || '-' || d, p.id || '/' || d, 'application/pdf', 1000 + d,
             timestamptz '2026-11-20' - (p.n * 20 + d) * interval '2 minutes'
      from people p, generate_series(1, case when p.n = 570 then 10000 else 20 end) d`,
    `insert into public.invoices (document_id, user_id, name, file_size, number, status, created_at, decided_at,
        kind, code, supplier, supplier_nit, customer, customer_nit, document_number, issued_on, currency, total, iva, withheld,
        direction)
      select id, user_id, name, file_size, 'INV-2026-' || lpad((file_size - 1000)::text, greatest(3, length((file_size - 1000)::text)), '0'), status, created_at,
             case when status <> 'reviewing' then created_at end,
             'invoice', replace(encode(sha384(id::text::bytea), 'hex'), '${soughtInvoice.total}', '0000000'), ${sellers} || ' ' || n % 400, (800000000 + n % 400 * 13)::text,
             'Distribuciones Mejía S.A.S.', '901207354', 'FE' || 100000 + n % 900000, current_date - (file_size % 360)::int, 'COP',
             -- No random amount equals the amount for which the test searches, and no random code contains it.
             100000 + n % 5000000 + (n % 5000000 = ${soughtInvoice.total - 100_000})::int, 19000, 2500, (array['purchase', 'sale'])[1 + file_size % 4 / 2]
      from (select d.*, abs(hashtext(d.id::text)::bigint) as n,
                   case when d.file_size = 1001 and hashtext(d.id::text) % 4 = 0 then 'reviewing'
                        when d.file_size % 5 = 0 then 'rejected' else 'accepted' end as status
            from public.documents d) d`,
    `update public.invoices i
      set supplier = '${soughtInvoice.supplier}', supplier_nit = '${soughtInvoice.nit}', code = '${soughtInvoice.code}',
          document_number = '${soughtInvoice.document}', total = ${soughtInvoice.total}
      from people p where p.id = i.user_id and p.n in (520, 570) and i.file_size = 1007`,
    `insert into public.message_threads (id, user_id, subject, message_count, firm_unread, last_message_at)
      select gen_random_uuid(), id, (array['IVA', 'Nómina de noviembre', 'Retención', 'Cierre'])[1 + n % 4] || ' ' || n,
             6, (n % 40 = 0)::int, timestamptz '2026-11-20' - n * interval '3 minutes' from people where n > 300`,
    `insert into public.messages (id, thread_id, user_id, author, body, created_at, read_at)
      select gen_random_uuid(), t.id, t.user_id, (array['client', 'firm'])[1 + n % 2],
             'Buenos días, sobre ' || t.subject || ' número ' || n, t.last_message_at - n * interval '1 hour',
             case when n > 0 or t.firm_unread = 0 then t.last_message_at end
      from public.message_threads t, generate_series(0, 5) n`,
    `insert into public.appointments (user_id, title, starts_at, ends_at, status)
      select p.id, 'Consulta', h, h + interval '1 hour',
             case when h > timestamptz '2026-11-20' then (array['requested', 'confirmed'])[1 + g % 2] else 'done' end
      from (select row_number() over (order by h desc) as g, h
            from generate_series(timestamptz '2026-12-20 23:00Z', timestamptz '2024-01-01', interval '-1 hour') h
            where extract(hour from h) between 13 and 22 and extract(isodow from h) < 6 limit 5000) x
      join people p on p.n = 501 + g % 9000`,
    `insert into public.outbox (kind, key, user_id, status, attempts, created_at, next_at, done_at, last_error)
      select (array['mail', 'drive.push'])[1 + g % 2], 'job:' || g, p.id, status, 1, at, at,
             case when status = 'done' then at end, case when status = 'parked' then 'mail:refused' end
      from generate_series(1, 50000) g join people p on p.n = 1 + g % 10000,
           lateral (select timestamptz '2026-11-20' - g * interval '1 minute' as at,
             case when g % 500 = 0 then 'parked' when g % 333 = 0 then 'pending' else 'done' end as status) x`,
    `with c as (
      insert into public.consents (email, purpose, policy_version, text_sha256)
      select 'visita' || g || '@sitio.example', 'contacto', '1', repeat('a', 64) from generate_series(1, 5000) g
      returning id, email)
    insert into public.contact_messages (consent_id, name, email, message, created_at)
      select id, 'Visitante', email, 'Quisiera una propuesta para mi empresa.',
             timestamptz '2026-11-20' - row_number() over () * interval '1 hour' from c`,
    `insert into private.contact_answers (id, message, author, body)
      select gen_random_uuid(), id, '${admin}', 'Con gusto: te escribimos hoy con la propuesta.'
      from public.contact_messages`,
    `insert into private.closed_hours (day, from_hour, until_hour, reason, made_by)
      select date '2026-11-23' + g, 8, 12, 'Inventario', '${admin}' from generate_series(1, 60) g`,
    `insert into public.audit_log (at, actor, action, target, after)
      select timestamptz '2026-11-20' - (50000 - g) * interval '1 minute', '${admin}',
             (array['approval.approved', 'invoice.accepted', 'message.read'])[1 + g % 3], p.id, '{}'
      from generate_series(1, 50000) g join people p on p.n = 1 + g % 10000`,
  ]
  // The search indexes are dropped and rebuilt at the end, because inserting rows is faster without them.
  const indexes = await sql<{ name: string; text: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('public.documents'::regclass, 'public.invoices'::regclass, 'public.messages'::regclass)
      and not i.indisunique`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  for (const statement of statements) await sql.unsafe(statement)
  for (const { text } of indexes) await sql.unsafe(text)
  await sql.unsafe('vacuum analyze')
  const [someone] = await sql<{ advisor: string; client: string; busy: string; reader: string }[]>`
    select a.id as advisor, p.id as client, b.id as busy,
           (select c.id from colleagues c where c.account = b.id and c.role = 'reader') as reader
    from people p join advisors a on a.n = p.n % 50 join people b on b.n = 570 where p.n = 520`
  if (!someone) throw new Error('The firm has no clients')
  return { admin, bookkeeper, ...someone }
}
