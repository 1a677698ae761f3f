import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { isKeptReading, type KeptReading } from '@/lib/einvoice/kept-reading'
import { toFailure, type Result } from '@/lib/result'
import { bogotaDayLimits } from '@/lib/calendar/civil-day'
import type { InvoiceQuery } from '@/lib/invoices/href'
import { toInvoiceStatus, type InvoiceListPage } from '@/lib/invoices/invoice'
import { labelSchema } from '@/lib/fields/invoice-label'
import { filedSchema } from '@/lib/invoices/filed'
import { requestDatabase } from '@/lib/session/session'
import { unwrap } from '@/lib/supabase/unwrap'
import type { UserDatabase } from '@/lib/supabase/server'

/** Returns only the user's own invoices, even for staff, who could read other invoices too. */
export async function listInvoices(
  db: UserDatabase,
  { search, status, dayKind, day, until, cursor, backward }: Omit<InvoiceQuery, 'tab'>,
  pageSize: number,
  accounts = false,
): Promise<InvoiceListPage> {
  const wanted = {
    search,
    status,
    ...(day && { from: bogotaDayLimits(day).from, until: bogotaDayLimits(until ?? day).until }),
    by_issue: dayKind === 'issued',
    cursor: cursor && [...cursor],
    backward,
    accounts,
  }
  const { rows, before, after } = await unwrap(
    db.rpc('my_invoices', { wanted, page_size: pageSize }),
    'invoices.list',
    invoicePageSchema,
  )
  const items = rows.map((row) => ({
    id: row.id,
    label: row.label,
    status: toInvoiceStatus(row.status),
    href: `/api/documentos/${row.document_id}`,
    createdAt: row.created_at,
    issuedOn: row.issued_on,
    withdrawnAt: row.withdrawn_at,
    review: {
      note: row.note,
      asked: row.asked_at !== null,
      replaces: row.replaces,
      replacedBy: row.replaced_by,
      moved: row.moved_at !== null,
    },
    accounts: row.accounts,
  }))
  return { items, before, after }
}

/** Starts reading before access is decided, to save time. The promise never rejects. */
export async function startInvoices(query: InvoiceQuery, pageSize: number): Promise<Result<InvoiceListPage>> {
  try {
    return { ok: true, data: await listInvoices(await requestDatabase(), query, pageSize) }
  } catch (error) {
    return toFailure(error, 'invoices')
  }
}

export const invoiceIdSchema = z.strictObject({ id: z.uuid() })

const text = z.string().nullable()
const amounts = z.record(z.string(), z.string())
const accounts = z
  .object({
    supplier: text,
    supplier_nit: text,
    customer: text,
    customer_nit: text,
    document: text,
    code: text,
    issued_on: text,
    currency: text,
    base: text,
    taxes: amounts,
    withholdings: amounts,
    total: text,
  })
  .nullable()

const cursor = z.tuple([z.string(), z.uuid()]).nullable()

const invoicePageSchema = z.object({
  rows: z.array(
    z.object({
      id: z.uuid(),
      label: labelSchema,
      document_id: z.uuid(),
      status: z.string(),
      withdrawn_at: z.string().nullable(),
      created_at: z.string(),
      issued_on: z.string().nullable(),
      note: z.string().nullable(),
      asked_at: z.string().nullable(),
      replaces: z.string().nullable(),
      replaced_by: z.string().nullable(),
      moved_at: z.string().nullable(),
      accounts,
    }),
  ),
  before: cursor,
  after: cursor,
})

const ownInvoiceSchema = z
  .object({
    id: z.uuid(),
    label: labelSchema,
    status: z.string(),
    note: z.string().nullable(),
    asked: z.boolean(),
    deleted: z.boolean(),
    created_at: z.string(),
    withdrawn_at: z.string().nullable(),
    replaced_by: z.object({ id: z.uuid(), number: z.string() }).nullable(),
    file: z.object({ id: z.uuid(), type: z.string(), size: z.number() }).nullable(),
    reviewed_at: z.string().nullable(),
    reading: z.custom<KeptReading>(isKeptReading).nullable(),
    moved: z.boolean(),
    filed: filedSchema.nullable(),
  })
  .nullable()

export const readOwnInvoice = cache(async (id: string) => {
  const db = await requestDatabase()
  const invoice = await unwrap(db.rpc('my_invoice', { invoice: id }), 'invoices.read', ownInvoiceSchema)
  return invoice && { ...invoice, status: toInvoiceStatus(invoice.status) }
})
export type OwnInvoice = NonNullable<Awaited<ReturnType<typeof readOwnInvoice>>>
