import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Selection } from '@/components/admin/selection'
import { DueList } from '@/components/obligations/board/due-list'
import type { BoardRow } from '@/lib/obligations/board/board-shapes'

vi.mock('@/components/obligations/board/open-obligation', () => ({
  OpenObligation: ({ children }: { children: string }) => children,
}))

const row = (id: string, due: string | null, listed: string) =>
  ({
    id,
    title: `Cliente ${id}`,
    client: '0b1f6f7e-3c55-4d0b-9a53-1a2b3c4d5e6f',
    nit: null,
    obligation: 'withholding',
    name: null,
    municipality: null,
    period: '2026-12',
    listed,
    due,
    state: 'not-started',
    applies: true,
    message: null,
    internalDate: null,
    value: null,
    responsible: null,
    steps: [0, 0],
  }) as unknown as BoardRow

test('obligations without a due date form the last group', () => {
  const rows = [
    row('uno', '2026-12-09', '2026-12-09'),
    row('dos', null, '2026-12-15'),
    row('tres', '2026-12-15', '2026-12-15'),
    row('cuatro', null, '2026-11-02'),
  ]
  render(
    <Selection items={rows.map(({ id, title }) => ({ id, title }))}>
      <DueList rows={rows} members={[]} today="2026-12-02" />
    </Selection>,
  )
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(heads.at(-1)).toBe('Sin fecha · 2')
  const group = within(screen.getByRole('region', { name: 'Sin fecha' }))
  expect(group.getByText(/Cliente dos/)).toBeTruthy()
  expect(group.getByText(/Cliente cuatro/)).toBeTruthy()
})
