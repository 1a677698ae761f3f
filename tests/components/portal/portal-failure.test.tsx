import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PortalFailure } from '@/components/portal/portal-failure'

const retry = vi.fn()
const online = vi.spyOn(navigator, 'onLine', 'get')
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  online.mockReturnValue(true)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  retry.mockReset()
})

test('the error page says that data are safe, and retries by itself', () => {
  render(<PortalFailure error={new Error('rota')} retry={retry} />)
  expect(screen.getByRole('alert').textContent).toContain('Tus archivos y tus datos están a salvo.')
  expect(retry).not.toHaveBeenCalled()
  wait(5000)
  expect(retry).toHaveBeenCalledTimes(1)
})

test('the error page waits for the network, and retries as soon as it is back', () => {
  online.mockReturnValue(false)
  render(<PortalFailure error={new Error('rota')} retry={retry} />)
  wait(60_000)
  expect(retry).not.toHaveBeenCalled()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a press on the error page retries at once', () => {
  render(<PortalFailure error={new Error('rota')} retry={retry} />)
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
