import { Select } from '@/components/ui/select'
import { clientStatuses, clientsText } from '@/content/clients'
import { filterParams, type ClientFilters as Filters } from '@/lib/clients/address'
import type { Colleague } from '@/lib/clients/queries'

type ClientFiltersProps = {
  filters: Filters
  me: string
  /** Empty for advisors, who see their own clients alone. */
  colleagues: readonly Colleague[]
}

export function ClientFilters({ filters, me, colleagues }: ClientFiltersProps) {
  const params = filterParams(filters)
  return (
    <>
      <Select name="estado" aria-label={clientsText.statusFilter} defaultValue={params['estado'] ?? ''}>
        {clientStatuses.map(({ slug, label }) => (
          <option key={slug} value={slug === 'aprobados' ? '' : slug}>
            {label}
          </option>
        ))}
      </Select>
      {colleagues.length > 0 ? (
        <Select name="asesor" aria-label={clientsText.advisorFilter} defaultValue={params['asesor'] ?? ''}>
          <option value="">{clientsText.anyAdvisor}</option>
          <option value={me}>{clientsText.mine}</option>
          <option value="nadie">{clientsText.nobody}</option>
          {colleagues
            .filter(({ id }) => id !== me)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
      ) : null}
    </>
  )
}
