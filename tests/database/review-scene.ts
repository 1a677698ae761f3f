import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openMigratedDatabase } from './fresh-database'

export async function openReviewScene() {
  const fresh = await openMigratedDatabase()
  const people = {
    ana: randomUUID(),
    luis: randomUUID(),
    advisor: randomUUID(),
    other: randomUUID(),
    admin: randomUUID(),
  }
  const run = (text: string) => fresh.database.boot((session) => session(text))
  for (const [name, id] of Object.entries(people)) {
    await run(`insert into auth.users (id, email) values ('${id}', '${name}@empresa.example')`)
  }
  await run(`
    update public.user_approval_status set status = 'approved' where user_id in ('${people.ana}', '${people.luis}');
    insert into private.staff (user_id, role, name) values ('${people.advisor}', 'advisor', 'Laura Gómez'),
      ('${people.other}', 'advisor', 'Iván Rojas'), ('${people.admin}', 'admin', null);
    insert into private.client_advisors (client, advisor) values ('${people.ana}', '${people.advisor}')`)

  const rows = async <T>(query: string): Promise<T[]> =>
    (await sql.raw<T>(query).execute(fresh.database.kysely)).rows
  /** Calls a procedure as a member or client, and returns the result or throws the refusal. */
  const ask = async <T>(who: keyof typeof people, call: string, aal = 'aal2'): Promise<T> => {
    const claims = { role: 'authenticated' as const, sub: people[who], aal }
    const { rows } = await fresh.database.asCaller(claims, (db) =>
      sql.raw<{ answer: T }>(`select public.${call} as answer`).execute(db),
    )
    return rows[0]!.answer
  }
  const read = async (who: keyof typeof people, table: string): Promise<Record<string, unknown>[]> => {
    const claims = { role: 'authenticated' as const, sub: people[who], aal: 'aal2' }
    const { rows } = await fresh.database.asCaller(claims, (db) =>
      sql
        .raw<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from public.${table} t`)
        .execute(db),
    )
    return rows.map(({ row }) => row)
  }
  const refusal = async (who: keyof typeof people, call: string) => {
    try {
      await ask(who, call)
      return null
    } catch (error) {
      const { message, detail } = error as { message: string; detail?: string }
      return { message, detail: detail ? (JSON.parse(detail) as Record<string, unknown>) : null }
    }
  }
  let count = 0
  /** Adds an invoice that has not been reviewed yet; `extra` contains SQL values for more columns. */
  const invoice = async (owner: 'ana' | 'luis', name = 'factura.pdf', extra: Record<string, string> = {}) => {
    const id = randomUUID()
    const columns = Object.keys(extra)
    await run(`
      with d as (
        insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size)
        values ('${id}', '${people[owner]}', '${name}', '/api/documentos/${id}', '${id}', 'application/pdf', 10) returning id)
      insert into public.invoices (id, document_id, user_id, number${columns.map((c) => `, ${c}`).join('')})
      select '${id}', id, '${people[owner]}', 'INV-2026-${String(++count).padStart(3, '0')}'
        ${columns.map((c) => `, ${extra[c]}`).join('')} from d`)
    return id
  }
  /** Adds a reviewed invoice, without findings unless `extra` contains some. */
  const readInvoice = (owner: 'ana' | 'luis', name?: string, extra: Record<string, string> = {}) =>
    invoice(owner, name, { reviewed_at: 'now()', ...extra })
  const { database } = fresh
  return {
    database,
    people,
    run,
    rows,
    ask,
    read,
    refusal,
    invoice,
    readInvoice,
    close: () => fresh.remove(),
  }
}

export type ReviewScene = Awaited<ReturnType<typeof openReviewScene>>
