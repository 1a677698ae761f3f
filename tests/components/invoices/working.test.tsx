import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Working } from '@/components/invoices/working'
import { invoices } from '@/content/invoices'

const { working, late } = invoices.detail
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a file that has just come is being read; after two minutes the page says by itself that it takes longer', () => {
  render(<Working since={minutesAgo(0)} />)
  expect(screen.getByText(working).textContent).not.toMatch(/en un momento/)
  act(() => vi.advanceTimersByTime(119_000))
  expect(screen.queryByText(late)).toBeNull()
  act(() => vi.advanceTimersByTime(2_000))
  expect(screen.queryByText(working)).toBeNull()
  expect(screen.getByText(late).textContent).toMatch(/una persona de la firma/)
})

test('of one that has waited for an hour nobody says that it is there in a moment', () => {
  render(<Working since={minutesAgo(60)} />)
  act(() => vi.advanceTimersByTime(0))
  expect(screen.getByText(late).textContent).not.toMatch(/en un momento/)
})
