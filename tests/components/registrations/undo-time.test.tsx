import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Decided, UndoDecision, useDecided } from '@/components/registrations/undo-decision'

vi.mock('@/lib/registrations/actions', () => ({ undoDecisionsAction: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Approve({ who }: { who: string }) {
  const { noteDecided } = useDecided()
  return <button onClick={() => noteDecided('approved', [{ id: who, title: who }])}>{who}</button>
}
const approve = (who: string) => act(() => screen.getByRole('button', { name: who }).click())
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const offered = () => screen.queryByText(/^Aprobaste a/)?.textContent ?? null

test('each decision can be undone for its full time, even if another was made just before', () => {
  render(
    <Decided>
      <UndoDecision />
      <Approve who="Ana Ruiz" />
      <Approve who="Luis Mora" />
    </Decided>,
  )
  approve('Ana Ruiz')
  pass(50)
  approve('Luis Mora')
  pass(50)
  expect(offered()).toBe('Aprobaste a Luis Mora: ya puede entrar.')
  pass(6)
  expect(offered()).toBeNull()
})
