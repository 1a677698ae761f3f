import type { Route } from 'next'
import { z } from 'zod'
import { inbox } from '@/content/inbox'
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

/** What the address of the inbox asks for; whatever makes no sense means the beginning. */
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
export type InboxQuery = z.output<typeof inboxQuery>

/** The address of a list, from its beginning unless `change` says otherwise. */
export function inboxAddress(query: InboxQuery, change: Partial<InboxQuery> = {}): Route {
  const { estado, mias, buscar, cliente, desde } = { ...query, desde: undefined, ...change }
  const search = new URLSearchParams({
    estado: estado.slug,
    ...(mias ? { mias: '1' } : {}),
    ...(buscar ? { buscar } : {}),
    ...(cliente ? { cliente } : {}),
    ...(desde ? { desde: desde.join('_') } : {}),
  })
  return `/admin/mensajes?${search}` as Route
}
