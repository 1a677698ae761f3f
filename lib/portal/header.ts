import 'server-only'
import type { AccountRole } from '@/lib/account-role'
import type { Client } from '@/lib/session/require'

/** What stands around every page of the portal. */
export type PortalHeader = {
  /** As the client saved it; null until they do. */
  name: string | null
  advisor: string | null
  /** How much waits for the client in each section; 101 stands for more than a hundred. */
  pending: { invoices: number; messages: number; appointments: number; obligations: number; requests: number }
  /** The account that the page is about. */
  account: string
  /** All that the person may enter, by name. */
  accounts: readonly HeaderAccount[]
  /** The account of their own, while they may not enter it; `none` when they could open one. */
  own: OwnAccount | null
}
export type OwnAccount = { id: string; status: 'waitlist' | 'rejected' | 'none' }

export type HeaderAccount = {
  id: string
  /** The company's, or the person's, or an address. */
  name: string
  /** Of the first company; null until one is added. */
  nit: string | null
  digit: number | null
  role: AccountRole
  /** Null for whoever has this account alone; 101 stands for more than a hundred. */
  waiting: number | null
}

export async function readPortalHeader({ db }: Client): Promise<PortalHeader> {
  const { data, error } = await db.rpc('my_header')
  if (error) throw new Error('portal.header', { cause: error })
  return data as unknown as PortalHeader
}
