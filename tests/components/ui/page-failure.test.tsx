import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import AccessError from '@/app/(access)/error'
import AdminPageError from '@/app/(admin)/admin/error'
import PortalError from '@/app/(portal)/error'
import SegmentError from '@/app/error'

const retry = vi.fn()
const online = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  vi.useFakeTimers()
  online.mockReturnValue(true)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  retry.mockReset()
})

const lost = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), {
  name: 'ChunkLoadError',
})
const screens: Record<string, ComponentType<{ error: Error; retry: () => void }>> = {
  'of the site': SegmentError,
  'of the portal': PortalError,
  'of access': AccessError,
  'of a page of the firm': AdminPageError,
}

describe.each(Object.entries(screens))('the screen %s', (_, Screen) => {
  test('says that the connection was cut, and retries by itself when it is back', () => {
    online.mockReturnValue(false)
    render(<Screen error={lost} retry={retry} />)
    expect(screen.getByRole('heading', { level: 1, name: 'Se cortó la conexión' })).toBeDefined()
    expect(screen.getByText(/no llegó|están a salvo|está guardado|sigue abierta/)).toBeDefined()
    expect(screen.queryByText(/de nuestro lado/)).toBeNull()
    act(() => vi.advanceTimersByTime(60_000))
    expect(retry).not.toHaveBeenCalled()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  test('lets the person retry at once', () => {
    render(<Screen error={lost} retry={retry} />)
    fireEvent.click(screen.getByRole('button', { name: /^(Reintentar|Intentar de nuevo)$/ }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  test('does not blame the connection for an error of the site', () => {
    render(<Screen error={new Error('rota')} retry={retry} />)
    expect(screen.queryByText('Se cortó la conexión')).toBeNull()
  })
})

// `SegmentError` never retries by itself, but the portal's error screen does (portal-failure.test.tsx).
test('an error of the site is not retried by itself', () => {
  render(<SegmentError error={new Error('rota')} retry={retry} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeDefined()
  act(() => vi.advanceTimersByTime(60_000))
  expect(retry).not.toHaveBeenCalled()
})
