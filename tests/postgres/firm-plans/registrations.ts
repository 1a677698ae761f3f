import type { Questions } from '../../support/read-plans'

const list = (args: string) => ({
  query: () => `select * from public.list_registrations(${args})`,
  indexed: ['documents', 'invoices', 'messages', 'user_approval_status', 'client_cards', 'audit_log'],
})

export const registrations: Questions = {
  'who waits': list(`'waitlist'`),
  'who was approved': list(`'approved'`),
  'who was approved, further on': list(
    `'approved', 26, '2026-09-01', '00000000-0000-4000-8000-000000000000'`,
  ),
  'who waits and is called so': list(`'waitlist', search => 'ana'`),
  'a NIT': list(`'approved', search => '900.004.200'`),
  'a name that many have': list(`'approved', search => 'distribuciones'`),
  'a name that nobody has': list(`'approved', search => 'inexistente'`),
}
