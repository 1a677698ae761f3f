import 'server-only'
import type { Client } from '@/lib/session/require'
import { ExpectedError } from '@/lib/errors'
import { unwrap } from '@/lib/supabase/unwrap'

type Procedure = 'delete_invoice' | 'withdraw_invoice' | 'restore_invoice'

/** The database checks owner, state and deadline. */
async function change(client: Client, procedure: Procedure, invoice: string): Promise<void> {
  const data = await unwrap(client.db.rpc(procedure, { invoice }), `invoices.${procedure}`)
  if (data === null) throw new ExpectedError('not-found')
}

/** The file is removed after the undo period; the row keeps the number for the firm. */
export const deleteInvoice = (client: Client, id: string) => change(client, 'delete_invoice', id)

/** For decided invoices: the firm sees the withdrawal; file and decision stay. */
export const withdrawInvoice = (client: Client, id: string) => change(client, 'withdraw_invoice', id)

/** Undoes either within half a minute. */
export const restoreInvoice = (client: Client, id: string) => change(client, 'restore_invoice', id)
