import type { Questions } from '../../support/read-plans'

const indexed = [
  'documents',
  'invoices',
  'messages',
  'message_threads',
  'user_approval_status',
  'client_cards',
  'companies',
  'audit_log',
  'tax_profiles',
  'client_tags',
]
const list = (wanted: object) => ({
  query: () => `select public.list_clients('${JSON.stringify(wanted)}')`,
  indexed,
})

export const clients: Questions = {
  'the first page': list({}),
  'a page in the middle': list({ cursor: [' ferreteria 5', '00000000-0000-4000-8000-000000000000'] }),
  'a page on the way back': list({
    cursor: [' ferreteria 5', '00000000-0000-4000-8000-000000000000'],
    backward: true,
  }),
  'who was rejected': list({ status: 'rejected' }),
  'the clients of a member': {
    query: ({ advisor }) => `select public.list_clients('{"advisor": "${advisor}"}')`,
    indexed,
  },
  'who belongs to nobody': list({ advisor: 'nobody', status: 'all' }),
  'a regime that many have': list({ regime: 'ordinary' }),
  'a regime that few have': list({ regime: 'simple' }),
  'the grandes contribuyentes, from the middle': list({
    regime: 'large-taxpayer',
    cursor: [' ferreteria 5', '00000000-0000-4000-8000-000000000000'],
  }),
  'a city of nearly all': list({ municipality: '11001' }),
  'a city of five': list({ municipality: '91001' }),
  'a city of nobody': list({ municipality: '88001' }),
  'a tag that many have': list({ tag: 'anual' }),
  'a tag that few have': list({ tag: 'Renta de la familia Cárdenas' }),
  'regime, city and tag together': list({ regime: 'simple', municipality: '11001', tag: 'anual' }),
  'all clients of a filter': {
    query: () =>
      `select public.filtered_clients('{"regime": "simple", "municipality": "11001", "tag": "anual"}')`,
    indexed,
  },
  'the choices of the filters': { query: () => 'select public.client_choices()', indexed: [] },
  'a name that many have': list({ search: 'distribuciones' }),
  'a name without its accent': list({ search: 'nunez oscar' }),
  'a NIT with points and digit': list({ search: '900.004.200' }),
  'an e-mail': list({ search: 'cliente4242@empresa' }),
  'who has one of many NITs': {
    query: () =>
      `select * from public.clients_by_nit(array(select (900000000 + n)::text from generate_series(1, 500) n))`,
    indexed,
    adminOnly: true,
  },
  'two letters': list({ search: 'an' }),
  'a name that nobody has': list({ search: 'inexistente' }),
  'everything about one': {
    query: ({ client }) => `select public.client_overview('${client}')`,
    indexed,
  },
  'the documents of one': {
    query: ({ client }) => `select public.client_documents('${client}')`,
    indexed,
  },
  'a name among the documents of one': {
    query: ({ client }) => `select public.client_documents('${client}', '{"search": "factura"}')`,
    indexed,
  },
  'what one bought and sold by month': {
    query: ({ client }) => `select public.client_monthly_totals('${client}')`,
    indexed: [...indexed, 'invoice_reviews'],
  },
  'what happened with one': {
    query: ({ client }) => `select public.client_history('${client}')`,
    indexed,
  },
}
