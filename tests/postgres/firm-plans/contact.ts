import type { Questions } from '../../support/read-plans'

const indexed = ['contact_messages', 'contact_answers', 'users']
const asked = (wanted: object) => ({
  query: () => `select public.list_contacts('${JSON.stringify(wanted)}', 21)`,
  indexed,
  adminOnly: true,
})

export const contact: Questions = {
  new: asked({}),
  'new, further on': asked({ cursor: ['2026-08-01T12:00:00Z', '00000000-0000-4000-8000-000000000000'] }),
  'all of them': asked({ status: 'all' }),
  'those answered': asked({ status: 'answered' }),
  'a word that all have': asked({ search: 'propuesta' }),
  'one visitor': asked({ status: 'all', search: 'visita4321' }),
  'a word that nobody wrote': asked({ status: 'all', search: 'inexistente' }),
}
