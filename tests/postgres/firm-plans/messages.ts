import type { LargeFirm } from '../../support/large-firm'
import type { Questions } from '../../support/read-plans'

const indexed = [
  'thread_desk',
  'message_keys',
  'messages',
  'message_threads',
  'client_profiles',
  'companies',
  'users',
]
const id = '00000000-0000-4000-8000-000000000000'
const page = (wanted: object) => ({
  query: () => `select public.inbox_page('${JSON.stringify(wanted)}')`,
  indexed,
})
const cursor = ['2026-11-15T12:00:00Z', id]

/** Queries of the inbox, with searches that find many messages, few and none. */
export const messages: Questions = {
  unread: page({ state: 'unread' }),
  open: page({ state: 'open' }),
  'open, further on': page({ state: 'open', cursor }),
  closed: page({ state: 'closed' }),
  all: page({ state: 'all' }),
  mine: page({ state: 'open', mine: true }),
  'of one client': {
    query: ({ client }: LargeFirm) => `select public.inbox_page('${JSON.stringify({ client })}')`,
    indexed,
  },
  'words that every message has': page({ search: 'buenos dias' }),
  'words that every message has, further on': page({ search: 'buenos dias', cursor }),
  'words that some have': page({ search: 'retencion 52' }),
  'words of one message': page({ search: 'nomina 7777 numero 3' }),
  'words that nobody wrote': page({ search: 'inexistente' }),
  'two signs': page({ search: 'iv' }),
  'a client': page({ search: 'maria jose rincon' }),
  'a company': page({ search: 'panaderia 5202' }),
  'a NIT with points': page({ search: '900.003.640' }),
  'many words together': page({ search: 'iva numero 5', state: 'open' }),
  'one conversation': {
    query: ({ client }: LargeFirm) =>
      `select public.inbox_thread((select id from public.message_threads where user_id = '${client}' limit 1))`,
    indexed,
  },
  "a client's documents": {
    query: ({ client }: LargeFirm) => `select * from public.client_files('${client}', 'factura')`,
    indexed: ['documents'],
  },
}
