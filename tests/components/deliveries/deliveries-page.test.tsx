import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import DeliveriesPage from '@/app/(admin)/admin/entregas/page'
import { deliveryKinds } from '@/content/deliveries'

const { requireStaff, deliveryHealth } = vi.hoisted(() => ({
  requireStaff: vi.fn(),
  deliveryHealth: vi.fn(),
}))
vi.mock('@/lib/session/require', () => ({ requireStaff }))
vi.mock('@/components/deliveries/delivery-list', () => ({ DeliveryRow: () => null, HealthCard: () => null }))
vi.mock('@/components/live/refresh', () => ({ RefreshForFirm: () => null }))
vi.mock('@/lib/deliveries/queries', async (original) => ({
  ...(await original<object>()),
  deliveryHealth,
  listDeliveries: async () => ({ rows: [], next: null }),
}))
vi.mock('@/lib/supabase/admin', () => ({}))
vi.mock('@/lib/supabase/server', () => ({}))
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }))
beforeEach(() => {
  const health = { waiting: 0, late: 0, parked: 0, paused: false, last: null }
  deliveryHealth
    .mockReset()
    .mockResolvedValue(Object.fromEntries(deliveryKinds.map((kind) => [kind, health])))
})

test.each([
  ['admin', 1],
  ['advisor', 0],
])('only administrators see how the delivery services are doing: %s', async (role, times) => {
  requireStaff.mockResolvedValue({ role })
  render(await DeliveriesPage({ searchParams: Promise.resolve({}) } as never))
  expect(deliveryHealth).toHaveBeenCalledTimes(times)
})
