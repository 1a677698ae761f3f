import type { LargeFirm } from '../../support/large-firm'
import type { Questions } from '../../support/read-plans'

const indexed = ['appointments', 'client_cards', 'client_profiles', 'companies', 'users', 'audit_log']
const asked = (query: (firm: LargeFirm) => string) => ({ query, indexed })
const list = (wanted: (firm: LargeFirm) => object) =>
  asked((firm) => `select public.agenda_list('${JSON.stringify(wanted(firm))}', 26)`)
const cursor = ['2026-08-01T15:00:00Z', '00000000-0000-4000-8000-000000000000']

export const appointments: Questions = {
  'a week': asked(() => `select public.agenda_week('2026-11-23')`),
  'what waits': list(() => ({ kind: 'waiting' })),
  'what comes': list(() => ({ kind: 'coming' })),
  'what is over': list(() => ({ kind: 'past' })),
  'what is over, further on': list(() => ({ kind: 'past', cursor })),
  'what is over of one client': list(({ client }) => ({ kind: 'past', client })),
  'what comes of one client': list(({ client }) => ({ kind: 'coming', client })),
  'closed days': asked(() => `select public.list_closed_hours('2026-11-20', '2028-01-01')`),
  'the hours that are left': asked(() => `select public.open_agenda()`),
  'clients by name': asked(() => `select public.find_clients('clinica 51')`),
  'clients by a name that many have': asked(() => `select public.find_clients('café')`),
  'clients by a name that nobody has': asked(() => `select public.find_clients('inexistente')`),
  'clients by two signs': asked(() => `select public.find_clients('an')`),
  'the client of an id': asked(({ client }) => `select public.find_clients(client => '${client}')`),
  // On the site clients run these two queries (`listAppointments`); here members of the firm run them.
  'a person’s own list, to come': asked(
    ({ client }) =>
      `select id from public.appointments where user_id = '${client}' and ends_at > now()
       and status not in ('cancelled', 'done', 'missed') order by starts_at`,
  ),
  'a person’s own list, over': asked(
    ({ client }) =>
      `select id from public.appointments where user_id = '${client}' and (ends_at <= now() or status in ('cancelled', 'done', 'missed'))
       order by starts_at desc, id desc limit 21`,
  ),
}
