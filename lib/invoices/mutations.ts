import 'server-only'
import type { Client } from '@/lib/session/require'
import { ExpectedError } from '@/lib/errors'
import { unwrap } from '@/lib/supabase/unwrap'

type Procedure = 'delete_invoice' | 'withdraw_invoice' | 'restore_invoice'

/** The database procedure checks the owner, the invoice's state and the time limit. */
async function change(client: Client, procedure: Procedure, invoice: string): Promise<void> {
  const data = await unwrap(client.db.rpc(procedure, { invoice }), `invoices.${procedure}`)
  if (data === null) throw new ExpectedError('not-found')
}

/** The file is removed once the time to undo has passed; the row stays, so that the firm still finds the number. */
export const deleteInvoice = (client: Client, id: string) => change(client, 'delete_invoice', id)

/** The firm's pages show that the invoice was withdrawn; its file and the firm's decision stay. */
export const withdrawInvoice = (client: Client, id: string) => change(client, 'withdraw_invoice', id)

/** Undoes a deletion or a withdrawal within half a minute. */
export const restoreInvoice = (client: Client, id: string) => change(client, 'restore_invoice', id)
