import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setConnectionState } from '@/components/live/connection-state'
import { ConnectionStrip } from '@/components/live/connection-strip'
import { frame } from '@/content/navigation'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  setConnectionState('idle')
})

test('an interruption is said once it has lasted, and taken back when it ends', () => {
  render(<ConnectionStrip />)
  act(() => setConnectionState('lost'))
  expect(screen.queryByText(frame.connection.waiting)).toBeNull()
  act(() => vi.advanceTimersByTime(3000))
  expect(screen.getByText(frame.connection.waiting)).toBeDefined()
  act(() => setConnectionState('live'))
  expect(screen.queryByText(frame.connection.waiting)).toBeNull()
})

test('without a network it says so', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<ConnectionStrip />)
  act(() => vi.advanceTimersByTime(3000))
  expect(screen.getByRole('status').textContent).toMatch(
    /^Sin conexión. Puedes seguir leyendo. Última copia: \d+:\d\d [ap].m.$/,
  )
})
