import 'server-only'
import { requestDatabase } from '@/lib/auth/session'
import { toFailure } from '@/lib/failure'
import { bogotaDayLimits } from '@/lib/format/civil-day'
import type { InvoiceQuery } from '@/lib/invoices/address'
import { toInvoiceStatus, type InvoicePage } from '@/lib/invoices/invoice'
import { invoicePageSchema } from '@/lib/invoices/schema'
import type { Result } from '@/lib/result'
import { databaseError } from '@/lib/supabase/database-error'
import type { UserDatabase } from '@/lib/supabase/server'

/** One page of the caller's invoices, newest first; staff see here only their own. */
export async function listInvoices(
  db: UserDatabase,
  { search, status, day, cursor, backward }: Omit<InvoiceQuery, 'tab'>,
  pageSize: number,
): Promise<InvoicePage> {
  const wanted = {
    search,
    status,
    ...(day ? bogotaDayLimits(day) : {}),
    cursor: cursor && [...cursor],
    backward,
  }
  const { data, error } = await db.rpc('my_invoices', { wanted, page_size: pageSize })
  if (error) throw databaseError(error, 'invoices.list')
  const { rows, before, after } = invoicePageSchema.parse(data)
  const items = rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: toInvoiceStatus(row.status),
    name: row.name,
    href: `/api/documentos/${row.document_id}`,
    size: row.file_size,
    createdAt: row.created_at,
    withdrawnAt: row.withdrawn_at,
    review: {
      words: row.words,
      asked: row.asked_at !== null,
      replaces: row.replaces,
      replacedBy: row.replaced_by,
    },
    facts: row.reviewed
      ? {
          supplier: row.supplier,
          number: row.document_number,
          total: row.total,
          proposal: row.proposal,
          findings: row.findings,
        }
      : null,
  }))
  return { items, before, after }
}

/** For the page: asks while it is decided whether the visitor may stay. Never rejects. */
export async function startInvoices(query: InvoiceQuery, pageSize: number): Promise<Result<InvoicePage>> {
  try {
    return { ok: true, data: await listInvoices(await requestDatabase(), query, pageSize) }
  } catch (error) {
    return toFailure(error, 'invoices')
  }
}
