import type { Route } from 'next'
import { readPageCursor, type PageCursor } from '@/lib/format/page-cursor'

export type DeliveryTab = 'all' | 'late' | 'parked'

const room = '/admin/entregas'
const slugs: Record<DeliveryTab, string | null> = { all: null, late: 'con-demora', parked: 'detenidas' }

/** Whatever makes no sense in an address is as if it were not there. */
export function readDeliveryAddress(params: Record<string, string | string[] | undefined>): {
  tab: DeliveryTab
  cursor: PageCursor | null
} {
  const tab = (['late', 'parked'] as const).find((one) => slugs[one] === params['estado']) ?? 'all'
  return { tab, cursor: readPageCursor(String(params['desde'] ?? '')) }
}

export function deliveryAddress(tab: DeliveryTab, cursor?: PageCursor): Route {
  const params = new URLSearchParams()
  const slug = slugs[tab]
  if (slug) params.set('estado', slug)
  if (cursor) params.set('desde', cursor.join('_'))
  return (params.size > 0 ? `${room}?${params.toString()}` : room) as Route
}
