import type { Named } from '@/components/admin/selection'
import { Notice } from '@/components/ui/notice'
import { clientsText } from '@/content/clients'

export function Unmailed({ clients }: { clients: readonly Named[] }) {
  const without = clients.filter(({ mail }) => mail === false)
  if (without.length === 0) return null
  return (
    <Notice tone="warn">
      <p className="max-h-24 overflow-y-auto wrap-anywhere">
        <b className="font-[550]">{clientsText.unmailed.before(without.length)}</b>{' '}
        {without.map(({ title }) => title).join(' · ')}
      </p>
      <p>{clientsText.unmailed.waits}</p>
    </Notice>
  )
}
