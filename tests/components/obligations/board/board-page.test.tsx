import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BoardPage } from '@/components/obligations/board/board-page'
import { boardText } from '@/content/board'
import { obligationIds } from '@/lib/tax-calendar/obligations'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }))

test('of obligations with one name the filter says whose each is', () => {
  render(
    <BoardPage
      query={{
        view: 'lista',
        month: '2026-12',
        state: 'todas',
        kind: null,
        advisor: null,
        search: '',
        cursor: null,
      }}
      counts={{}}
      members={[]}
      kinds={[]}
      me="yo"
      empty={false}
    >
      <p>Nada</p>
    </BoardPage>,
  )
  const options = [...screen.getByLabelText<HTMLSelectElement>(boardText.search.kind).options]
  expect(options).toHaveLength(obligationIds.length + 1)
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
  expect(options.map(({ label }) => label)).toContain('Activos en el exterior (Persona natural)')
})
