import 'server-only'
import type { SignedIn } from '@/lib/auth/session'
import { toInvoiceStatus, type InvoiceItem } from '@/lib/invoices/schema'

const columns = 'id, number, status, created_at, document:documents!inner(name, file_path, file_size)'

/** The newest invoices of the client; staff see here only their own. */
export async function listNewestInvoices(user: SignedIn, limit: number): Promise<InvoiceItem[]> {
  const { data, error } = await user.db
    .from('invoices')
    .select(columns)
    .eq('user_id', user.id)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(limit)
  if (error) throw new Error('invoices.newest', { cause: error })
  return data.map(({ id, number, status, created_at, document }) => ({
    id,
    number,
    status: toInvoiceStatus(status),
    name: document.name,
    href: document.file_path,
    size: document.file_size,
    createdAt: created_at,
  }))
}
