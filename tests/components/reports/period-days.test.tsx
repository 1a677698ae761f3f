import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { PeriodDays } from '@/components/reports/period-days'

// The calendar is loaded first, because loading it during a test could exceed the test's time limit.
beforeAll(() => import('@/components/ui/calendar'))
afterEach(cleanup)

test('the days of a report are chosen in our own calendar', async () => {
  render(
    <form aria-label="Período">
      <PeriodDays
        from="2026-11-01"
        until="2026-11-20"
        today="2026-11-24"
        labels={{ from: 'Desde', until: 'Hasta' }}
      />
    </form>,
  )
  const sent = () =>
    Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Período' })))
  expect(sent()).toEqual({ desde: '2026-11-01', hasta: '2026-11-20' })
  const open = screen.getByRole('button', { name: /^Hasta/ })
  expect(open.textContent).toBe('20/11/2026')
  await userEvent.click(open)
  const grid = await screen.findByRole('grid')
  await userEvent.click(within(grid).getByRole('button', { name: /12 de noviembre/ }))
  expect(sent()).toEqual({ desde: '2026-11-01', hasta: '2026-11-12' })
  expect(document.activeElement).toBe(open)
  // The calendar of the first day disables all days after the chosen last day.
  await userEvent.click(screen.getByRole('button', { name: /^Desde/ }))
  const first = await screen.findByRole('grid')
  expect(within(first).getByRole<HTMLButtonElement>('button', { name: /13 de noviembre/ }).disabled).toBe(
    true,
  )
})
