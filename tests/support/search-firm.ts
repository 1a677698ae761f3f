import type { Sql } from 'postgres'
import { fillLargeFirm, soughtInvoice, type LargeFirm } from './large-firm'

/** SQL for an invented word; as in real texts, the most frequent words are in nearly every text. */
const word = `case when v < 12 then (array['factura','total','fecha','valor','nit','iva','bogota','electronica','pago','cliente','cantidad','venta'])[1 + v]
  else 'palabra' || v end`

/** Makes the large firm five times as large: 1,000,000 invoices, 100,000 texts and 120,000 open obligations. */
export async function fillSearchFirm(sql: Sql): Promise<LargeFirm> {
  const firm = await fillLargeFirm(sql)
  const large = ['public.documents', 'public.invoices', 'private.document_texts']
  const indexes = await sql<{ name: string; text: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
    from pg_index i where i.indrelid = any (${large}::regclass[]) and not i.indisunique`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  const statements = [
    // Copied rows keep their computed keys, because computing keys for a million rows takes minutes.
    `alter table public.documents alter column name_key drop expression`,
    `alter table public.documents drop constraint documents_file_name, drop constraint documents_task_name`,
    `alter table public.invoices alter column search_key drop expression`,
    `alter table public.invoices drop constraint invoices_file_name`,
    `set session_replication_role = replica`,
    // No copy has the amount for which the test searches, neither as its total nor in its code.
    `create temporary table copies as
      select i.id as original, c, gen_random_uuid() as document, gen_random_uuid() as id,
             100000 + abs(hashtext(i.id::text || c)::bigint) % 900000 as document_number,
             100000 + abs(hashtext(c || i.id::text)::bigint) % 90000000 as total,
             replace(md5(random()::text), '${soughtInvoice.total}', '0000000') as code
      from public.invoices i, generate_series(1, 4) c
      where i.user_id <> '${firm.busy}' and i.document_number <> '${soughtInvoice.document}' limit 790020`,
    `update copies set total = total + 1 where total = ${soughtInvoice.total}`,
    `insert into public.documents (id, user_id, name, name_key, file_path, storage_path, file_type, file_size, created_at)
      select k.document, d.user_id, d.name, d.name_key, d.file_path || '-' || k.c, d.storage_path || '-' || k.c, d.file_type, d.file_size,
             d.created_at - k.c * interval '70 days'
      from copies k join public.invoices i on i.id = k.original join public.documents d on d.id = i.document_id`,
    `insert into public.invoices (id, document_id, user_id, name, file_size, number, status, created_at, decided_at,
        kind, code, supplier, supplier_nit, customer, customer_nit, document_number, issued_on, currency, total, iva, withheld, direction, search_key)
      select k.id, k.document, i.user_id, i.name, i.file_size, 'INV-' || 2026 - k.c || right(i.number, -8), i.status, i.created_at - k.c * interval '70 days',
             i.decided_at - k.c * interval '70 days', i.kind, k.code || k.code || k.code, i.supplier, i.supplier_nit,
             i.customer, i.customer_nit, 'FE' || k.document_number, i.issued_on - k.c * 70, 'COP', k.total, 19000, 2500, i.direction,
             replace(replace(replace(i.search_key, lower(i.document_number), 'fe' || k.document_number), left(i.code, 16), left(k.code, 16)),
               ' ' || trunc(i.total), ' ' || k.total)
      from copies k join public.invoices i on i.id = k.original`,
    `insert into private.document_texts (document, user_id, at, words, read_at)
      select d.id, d.user_id, d.created_at, t.words, now()
      from (select * from public.documents where kind = 'file' order by id limit 100000) d
      cross join lateral (
        select array_to_tsvector(array_agg(distinct ${word}) || array['recibo' || d.file_size, (800000000 + abs(hashtext(d.id::text)::bigint) % 5000)::text]) as words
        from (select (power(random(), 4) * 30000)::int as v from generate_series(1, 150) n where d.id is not null) r) t
      on conflict (document) do update set words = excluded.words, read_at = excluded.read_at`,
    `insert into public.obligations (user_id, obligation, period, listed, due, act_by, date_state, norm, source)
      select k.client, (array['vat-bimonthly', 'withholding', 'company-income-return', 'consumption-tax'])[1 + n % 4],
             '2026-' || lpad(n::text, 2, '0'), day, day, day - 1, 'computed', 'Norma', 'Tabla'
      from private.client_cards k, generate_series(1, 12) n, lateral (select date '2026-11-01' + n * 25 as day) x`,
    `reset session_replication_role`,
  ]
  for (const statement of statements) await sql.unsafe(statement)
  for (const { text } of indexes) await sql.unsafe(text)
  await sql.unsafe('vacuum analyze')
  return firm
}
