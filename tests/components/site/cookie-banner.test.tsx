import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CookieBanner } from '@/components/site/cookie-banner'

const banner = () => screen.queryByRole('region', { name: 'Aviso de cookies' })

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('appears one second after the page, not before', () => {
  render(<CookieBanner />)
  act(() => vi.advanceTimersByTime(999))
  expect(banner()).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(banner()).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Ver Políticas' }).getAttribute('href')).toBe('/politica-cookies')
})

test.each(['Aceptar', 'Cerrar'])('%s stores the flag and hides it for good', (name) => {
  render(<CookieBanner />)
  act(() => vi.advanceTimersByTime(1000))
  fireEvent.click(screen.getByRole('button', { name }))
  expect(banner()).toBeNull()
  expect(localStorage.getItem('cookiesAccepted')).toBe('true')
  cleanup()
  render(<CookieBanner />)
  act(() => vi.advanceTimersByTime(5000))
  expect(banner()).toBeNull()
})
