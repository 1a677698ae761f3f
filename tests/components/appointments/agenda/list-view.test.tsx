import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ListView } from '@/components/appointments/agenda/list-view'

const entry = {
  id: 'a',
  name: 'Café del Sur',
  email: 'ana@x.example',
  title: 'Cierre de mes',
  startsAt: '2026-12-09T14:00:00Z',
  endsAt: '2026-12-09T15:00:00Z',
  status: 'confirmed',
  where: 'video',
}
vi.mock('@/lib/appointments/agenda', async (original) => ({
  ...(await original<object>()),
  findClients: async () => [],
  listWaits: async () => [],
  listAgenda: async () => ({ rows: [entry], next: null }),
}))
vi.mock('@/lib/supabase/server', () => ({}))
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }))

test('each cell of the appointment list stands under the column heading that names it', async () => {
  render(await ListView({ member: {} as never, query: { kind: 'coming', cursor: null } as never }))
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  const cells = [...(screen.getAllByRole('row')[1]?.children ?? [])].map((cell) => cell.textContent)
  const under = (head: string) => cells[heads.indexOf(head)]
  expect(under('Cliente')).toContain('Café del Sur')
  expect(under('Título')).toContain('Cierre de mes')
  expect(cells).toHaveLength(heads.length)
})
