import 'server-only'
import type { Client } from '@/lib/session/require'
import { ExpectedError } from '@/lib/errors'
import { databaseError } from '@/lib/supabase/database-error'

type Procedure = 'delete_invoice' | 'withdraw_invoice' | 'restore_invoice'

/** The database decides whether it may be: whose the invoice is, what the firm has done with it, and until when. */
async function change(client: Client, procedure: Procedure, invoice: string): Promise<void> {
  const { data, error } = await client.db.rpc(procedure, { invoice })
  if (error) throw databaseError(error, `invoices.${procedure}`)
  if (data === null) throw new ExpectedError('not-found')
}

/** The file goes once it cannot be taken back any more; the number stays on its row, for the firm to see. */
export const deleteInvoice = (client: Client, id: string) => change(client, 'delete_invoice', id)

/** For what the firm has decided on: it sees the withdrawal, and file and decision stay. */
export const withdrawInvoice = (client: Client, id: string) => change(client, 'withdraw_invoice', id)

/** Takes either back, within half a minute. */
export const restoreInvoice = (client: Client, id: string) => change(client, 'restore_invoice', id)
