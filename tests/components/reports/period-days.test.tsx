import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { PeriodDays } from '@/components/reports/period-days'

// The calendar is loaded before the tests, because loading it can take longer than a test's time limit on a busy machine.
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
  // Days after the chosen last day are disabled in the calendar of the first day.
  await userEvent.click(screen.getByRole('button', { name: /^Desde/ }))
  const first = await screen.findByRole('grid')
  expect(within(first).getByRole<HTMLButtonElement>('button', { name: /13 de noviembre/ }).disabled).toBe(
    true,
  )
})
