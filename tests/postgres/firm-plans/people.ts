import type { LargeFirm } from '../../support/large-firm'
import type { Questions } from '../../support/read-plans'

const indexed = [
  'accounts',
  'account_members',
  'account_invitations',
  'owner_changes',
  'session_devices',
  'users',
]

export const people: Questions = {
  'the people of one client': {
    query: ({ client }) => `select public.account_people('${client}')`,
    indexed,
  },
  'the clients whom nobody has invited': {
    query: () => `select public.list_clients('{"view": "uninvited"}')`,
    indexed: [...indexed, 'client_cards', 'user_approval_status'],
  },
}

type Own = { as: keyof LargeFirm; query: string; indexed: readonly string[] }

export const ownAccounts: Record<string, Own> = {
  'forty accounts': { as: 'bookkeeper', query: 'select public.my_access()', indexed },
  'what waits in each of forty accounts': {
    as: 'bookkeeper',
    query: 'select public.my_header()',
    indexed: [...indexed, 'client_cards', 'companies', 'invoices', 'message_threads', 'appointments'],
  },
  'the people, for their owner': { as: 'busy', query: 'select public.account_people()', indexed },
  'the people, for who only reads': { as: 'reader', query: 'select public.account_people()', indexed },
}
