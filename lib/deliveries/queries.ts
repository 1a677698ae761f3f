import 'server-only'
import type { Route } from 'next'
import type { DeliveryKind } from '@/content/deliveries'
import {
  deliveryHealthSchema,
  deliveryPageSchema,
  type DeliveryPage,
  type ServiceState,
} from '@/lib/deliveries/schema'
import { readPageCursor, type PageCursor } from '@/lib/format/page-cursor'
import type { SearchParams } from '@/lib/http/search-params'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const pageSize = 25

export async function listDeliveries(
  { db }: Member,
  tab: DeliveryTab,
  cursor: PageCursor | null,
): Promise<DeliveryPage> {
  const wanted = { status: tab === 'all' ? null : tab, after: cursor && [...cursor] }
  return unwrap(
    db.rpc('list_deliveries', { wanted, page_size: pageSize }),
    'deliveries.list',
    deliveryPageSchema,
  )
}

export async function deliveryHealth({ db }: Member): Promise<Record<DeliveryKind, ServiceState>> {
  return unwrap(db.rpc('delivery_health'), 'deliveries.health', deliveryHealthSchema)
}

type DeliveryTab = 'all' | 'late' | 'parked'

const basePath = '/admin/entregas'
const slugs: Record<DeliveryTab, string | null> = { all: null, late: 'con-demora', parked: 'detenidas' }

export function readDeliveryQuery(params: SearchParams): {
  tab: DeliveryTab
  cursor: PageCursor | null
} {
  const tab = (['late', 'parked'] as const).find((one) => slugs[one] === params['estado']) ?? 'all'
  return { tab, cursor: readPageCursor(String(params['desde'] ?? '')) }
}

export function deliveryHref(tab: DeliveryTab, cursor?: PageCursor): Route {
  const params = new URLSearchParams()
  const slug = slugs[tab]
  if (slug) params.set('estado', slug)
  if (cursor) params.set('desde', cursor.join('_'))
  return (params.size > 0 ? `${basePath}?${params.toString()}` : basePath) as Route
}
