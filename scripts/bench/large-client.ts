import { sql } from 'kysely'
import { openDatabase } from '@/supabase/local/database/open-database'
import { readSettings } from '@/supabase/local/settings'
import type { Environment } from '../stack/child'

export type Rows = { documents: number; invoices: number }

/**
 * Gives clients their rows straight in the database, which nobody else may have open meanwhile. Every client's newest
 * rows are alike, so that pages differ by nothing but what lies behind them.
 */
export async function fillClients(env: Environment, clients: Record<string, Rows>): Promise<void> {
  const database = await openDatabase(readSettings(env))
  try {
    for (const [id, { documents, invoices }] of Object.entries(clients)) {
      await sql`update public.user_approval_status set status = 'approved' where user_id = ${id}`.execute(
        database.kysely,
      )
      await sql`
        with d as (
          insert into public.documents (user_id, name, file_path, storage_path, file_type, file_size, created_at)
          select ${id}::uuid, case when n <= 20 then 'Oriente' else 'Factura' end || ' ' || n % 100 || '.pdf',
                 '/api/documentos/' || n, ${id} || '/' || n,
                 (array['application/pdf', 'application/xml', 'image/png'])[1 + n % 3], 1000 + n % 100,
                 timestamptz '2026-11-02 12:00Z' - n * interval '7 minutes'
          from generate_series(1, ${documents}::int) n
          returning id, user_id, created_at, substr(storage_path, 38)::int as n)
        insert into public.invoices (document_id, user_id, number, status, created_at)
        select d.id, d.user_id, 'INV-2026-' || lpad(n::text, 5, '0'),
               (array['accepted', 'accepted', 'reviewing'])[1 + n % 3], d.created_at
        from d where n <= ${invoices}::int`.execute(database.kysely)
    }
    await sql`analyze`.execute(database.kysely)
  } finally {
    await database.close()
  }
}
