import type { LargeFirm } from '../../support/large-firm'
import type { Question, Questions } from '../../support/read-plans'

const indexed = [
  'invoices',
  'documents',
  'user_approval_status',
  'client_cards',
  'companies',
  'client_profiles',
]
const queue = (wanted: object | ((firm: LargeFirm) => object)): Question => ({
  query: (firm) =>
    `select public.review_queue('${JSON.stringify(typeof wanted === 'function' ? wanted(firm) : wanted)}')`,
  indexed,
})
const cursor = ['2026-10-20T12:00:00Z', '00000000-0000-4000-8000-000000000000']

export const review: Questions = {
  'what waits': queue({}),
  'what waits, further on': queue({ cursor }),
  'what waits, on the way back': queue({ cursor, backward: true }),
  'what waits for a file': queue({ queue: 'asked' }),
  'what was accepted': queue({ queue: 'accepted' }),
  'what was rejected, further on': queue({ queue: 'rejected', cursor }),
  'with findings': queue({ findings: true }),
  'accepted without findings': queue({ queue: 'accepted', findings: false }),
  'of one client': queue(({ client }) => ({ client })),
  'accepted of one client': queue(({ client }) => ({ client, queue: 'accepted' })),
  'a name that many have': queue({ search: 'factura', queue: 'accepted' }),
  'a name that few have': queue({ search: '520-1' }),
  'a number': queue({ search: 'INV-2026-001' }),
  'a client that one has': queue({ search: 'cliente520@empresa35' }),
  'clients that many have': queue({ search: 'ferreteria', queue: 'accepted' }),
  'clients and names that nobody has': queue({ search: 'inexistente', queue: 'accepted' }),
  'two letters': queue({ search: 'fe', queue: 'rejected' }),
  'one invoice': {
    query: ({ client }) =>
      `select public.review_invoice((select i.id from public.invoices i where i.user_id = '${client}' limit 1))`,
    indexed,
  },
}
