import type { Questions } from '../../support/read-plans'

const log = (wanted: object) => ({
  query: () => `select public.list_audit('${JSON.stringify(wanted)}')`,
  indexed: ['audit_log', 'users'],
  adminOnly: true,
})
const deliveries = (wanted: object) => ({
  query: () => `select public.list_deliveries('${JSON.stringify(wanted)}')`,
  indexed: ['outbox'],
})

export const today: Questions = {
  'everything that waits': {
    query: () => `select public.firm_today('2026-11-16')`,
    indexed: [
      'documents',
      'invoices',
      'messages',
      'message_threads',
      'thread_desk',
      'appointments',
      'outbox',
      'obligations',
    ],
  },
  'how much waits in each section': {
    query: () => `select public.firm_pending()`,
    indexed: ['invoices', 'thread_desk', 'appointments'],
  },
  'the log': log({}),
  'the log, further on': log({ after: ['2026-11-05T00:00:00Z', 20000] }),
  'an area of the log': log({ area: 'invoice' }),
  'an area in a month long ago': log({ area: 'invoice', from: '2026-10-18', until: '2026-10-20' }),
  'what was done to one person': log({ about: 'cliente520@' }),
  'what nobody was done to': log({ about: 'nadie@' }),
  'deliveries that are late or parked': deliveries({}),
  'deliveries that are parked, further on': deliveries({
    status: 'parked',
    after: ['2026-11-01T00:00:00Z', '00000000-0000-4000-8000-000000000000'],
  }),
  'how the services are': {
    query: () => `select public.delivery_health()`,
    indexed: ['outbox'],
    adminOnly: true,
  },
}
