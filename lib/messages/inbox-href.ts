import type { Route } from 'next'
import { z } from 'zod'
import { inbox } from '@/content/message-inbox'
import type { AccountId } from '@/lib/ids'
import { clientHref } from '@/lib/format/client-href'
import { moment } from '@/lib/messages/schema'

export const inboxTabs = [
  { slug: 'sin-leer', state: 'unread' },
  { slug: 'abiertas', state: 'open' },
  { slug: 'todas', state: 'all' },
  { slug: 'cerradas', state: 'closed' },
] as const
type InboxTab = (typeof inboxTabs)[number]

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)
const tab = (slug: string): InboxTab => inboxTabs.find((one) => one.slug === slug) ?? inboxTabs[0]
const cursor = z
  .string()
  .transform((text) => text.split('_'))
  .pipe(z.tuple([moment, z.uuid()]))

/** Invalid values in the inbox's address give the defaults. */
export const inboxQuery = z.object({
  estado: z.preprocess(first, z.string().transform(tab).catch(inboxTabs[0]).default(inboxTabs[0])),
  mias: z.preprocess(first, z.literal('1').optional().catch(undefined)).transform(Boolean),
  buscar: z.preprocess(
    first,
    z
      .string()
      .trim()
      .transform((text) => text.slice(0, inbox.limits.search))
      .catch('')
      .default(''),
  ),
  cliente: z.preprocess(first, z.uuid().optional().catch(undefined)),
  desde: z.preprocess(first, cursor.optional().catch(undefined)),
})
export type InboxQuery = z.output<typeof inboxQuery> & {
  onClientPage?: true
}

export const readClientThreads = (params: Record<string, unknown>, client: AccountId): InboxQuery => ({
  ...inboxQuery.parse({ ...params, estado: 'todas', cliente: client }),
  onClientPage: true,
})

/** Returns the address of a list's first page, unless `change` names another page. */
export function inboxHref(query: InboxQuery, change: Partial<InboxQuery> = {}): Route {
  const { estado, mias, buscar, cliente, desde, onClientPage } = { ...query, desde: undefined, ...change }
  const isTab = onClientPage && cliente
  const search = new URLSearchParams({
    ...(isTab ? { ver: 'mensajes' } : { estado: estado.slug }),
    ...(mias ? { mias: '1' } : {}),
    ...(buscar ? { buscar } : {}),
    ...(cliente && !isTab ? { cliente } : {}),
    ...(desde ? { desde: desde.join('_') } : {}),
  })
  return `${isTab ? clientHref(cliente) : '/admin/mensajes'}?${search}` as Route
}
