import type { Choice } from '@/components/clients/filter-form'
import { clientStatuses, clientsText } from '@/content/clients'
import type { Colleague } from '@/lib/clients/queries'

/** What narrows the list of clients beside its search. `colleagues` is empty for advisors, who see their own clients alone. */
export function clientChoices(me: string, colleagues: readonly Colleague[]): readonly Choice[] {
  const statuses = clientStatuses.map(({ slug, label }) => ({
    value: slug === 'aprobados' ? '' : slug,
    label,
  }))
  const advisors = [
    { value: '', label: clientsText.anyAdvisor },
    { value: me, label: clientsText.mine },
    { value: 'nadie', label: clientsText.nobody },
    ...colleagues.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name })),
  ]
  const status = { name: 'estado', label: clientsText.statusFilter, options: statuses }
  const advisor = { name: 'asesor', label: clientsText.advisorFilter, options: advisors }
  return colleagues.length > 0 ? [status, advisor] : [status]
}
