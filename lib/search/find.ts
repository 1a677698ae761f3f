import 'server-only'
import { clientsText } from '@/content/clients'
import { clientsHref, noFilters as anyClient, pageSizes } from '@/lib/clients/href'
import { listClients, type ClientItem } from '@/lib/clients/queries'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import { clientHref } from '@/lib/format/client-href'
import { formatNitWithDigit } from '@/lib/format/nit'
import { formatPesos } from '@/lib/format/number'
import { noFilters as anyInvoice, queueHref, reviewHref } from '@/lib/invoices/decisions/href'
import { startQueue } from '@/lib/invoices/decisions/queries'
import type { Found } from '@/lib/search/href'
import type { Member } from '@/lib/session/require'

const start = { cursor: null, backward: false } as const

/** Returns the first clients and invoices that a search finds, in every state, among those that the member may see. */
export async function find(member: Member, search: string, most: { clients: number; invoices: number }) {
  const [clients, invoices] = await Promise.all([
    listClients(member, { ...anyClient, ...start, search, status: 'todos', rows: pageSizes[0] }),
    startQueue(member.db, { ...anyInvoice, ...start, search, queue: 'all' }, most.invoices),
  ])
  return {
    clients: clients.rows.slice(0, most.clients),
    /** The addresses of the complete lists; null for a list that has no further rows. */
    allClients:
      clients.after || clients.rows.length > most.clients
        ? clientsHref({ ...anyClient, status: 'todos', search, rows: pageSizes[0] })
        : null,
    /** Null when they could not be read. */
    invoices: invoices.ok ? invoices.data.rows : null,
    allInvoices:
      invoices.ok && invoices.data.after ? queueHref({ ...anyInvoice, queue: 'all', search }) : null,
  }
}

export const foundInvoiceHref = (id: string, search: string) =>
  reviewHref(id, { ...anyInvoice, queue: 'all', search })

export const clientDetails = ({ title, nit, email }: ClientItem): string =>
  [nit ? `${clientsText.nit} ${formatNitWithDigit(nit)}` : null, title === email ? null : email || null]
    .filter(Boolean)
    .join(' · ')

/** Returns what the search dialog shows: fewer rows than the page, each with two texts. */
export async function findShort(member: Member, search: string): Promise<Found> {
  const { clients, invoices } = await find(member, search, { clients: 5, invoices: 6 })
  return {
    clients: clients.map((client) => ({
      href: clientHref(client.id),
      title: client.title,
      detail: clientDetails(client),
    })),
    invoices:
      invoices?.map(({ id, label, client }) => ({
        href: foundInvoiceHref(id, search),
        title: invoiceTitle(label),
        detail: [client, label.total === null ? null : formatPesos(label.total)].filter(Boolean).join(' · '),
      })) ?? null,
  }
}
