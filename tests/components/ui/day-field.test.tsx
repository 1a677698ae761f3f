import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DayNotes } from '@/components/ui/calendar'
import { DayField } from '@/components/ui/day-field'
import type { CivilDay } from '@/lib/calendar/civil-day'

const zone = process.env.TZ
// The calendar is loaded first, because loading it during a test could exceed the test's time limit.
beforeAll(() => import('@/components/ui/calendar'))
beforeEach(() => {
  process.env.TZ = 'Asia/Tokyo'
})
afterEach(() => {
  cleanup()
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const notes: DayNotes = (day) => {
  if (day === '2026-12-08') return { mark: 'Inmaculada Concepción', closed: 'festivo' }
  if (day === '2026-12-06') return { closed: 'cerrado' }
  return null
}

function Screen({ start, chosen }: { start?: CivilDay; chosen?: (day: CivilDay | null) => void }) {
  const [day, setDay] = useState<CivilDay | null>(start ?? null)
  const onChange = (next: CivilDay | null) => {
    setDay(next)
    chosen?.(next)
  }
  return (
    <>
      <DayField
        label="Fecha"
        placeholder="dd/mm/aaaa"
        value={day}
        onChange={onChange}
        today="2026-12-31"
        notes={notes}
      />
      <button type="button">Otra cosa</button>
    </>
  )
}

async function openCalendar() {
  await userEvent.click(screen.getByRole('button', { name: /^Fecha/ }))
  return screen.findByRole('grid')
}

test('the calendar shows one month in Spanish, starting on Monday, with today in Bogotá', async () => {
  render(<Screen />)
  const grid = await openCalendar()
  expect(screen.getAllByRole('grid')).toHaveLength(1)
  expect(grid.getAttribute('aria-label')).toBe('diciembre 2026')
  const names = within(grid).getAllByRole('columnheader', { hidden: true })
  expect(names.map((name) => name.textContent)).toEqual(['L', 'M', 'X', 'J', 'V', 'S', 'D'])
  expect(screen.getByRole('button', { name: 'Hoy, jueves, 31 de diciembre de 2026' })).toBeTruthy()
})

test('a chosen day is the same in a browser in Tokyo, and the focus returns to the button', async () => {
  const days: (CivilDay | null)[] = []
  render(<Screen chosen={(day) => days.push(day)} />)
  await openCalendar()
  await userEvent.click(screen.getByRole('button', { name: /31 de diciembre/ }))
  expect(days).toEqual(['2026-12-31'])
  expect(screen.queryByRole('grid')).toBeNull()
  const button = screen.getByRole('button', { name: 'Fecha: 31/12/2026' })
  expect(button.textContent).toBe('31/12/2026')
  expect(document.activeElement).toBe(button)
})

test('the arrow keys move through days into the next month, and Escape changes nothing', async () => {
  const days: (CivilDay | null)[] = []
  render(<Screen start="2026-12-31" chosen={(day) => days.push(day)} />)
  await openCalendar()
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/31 de diciembre/))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/1 de enero de 2027/)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(days).toEqual([])
})

test('a closed day cannot be chosen and says why, and the name of a holiday is also below the month', async () => {
  const days: (CivilDay | null)[] = []
  render(<Screen chosen={(day) => days.push(day)} />)
  await openCalendar()
  const holiday = screen.getByRole('button', {
    name: /8 de diciembre de 2026, Inmaculada Concepción, festivo/,
  })
  expect((holiday as HTMLButtonElement).disabled).toBe(true)
  await userEvent.click(holiday)
  await userEvent.click(screen.getByRole('button', { name: /6 de diciembre de 2026, cerrado/ }))
  expect(days).toEqual([])
  expect(screen.getByRole('listitem').textContent).toBe('8 Inmaculada Concepción')
})

test('a press outside of the calendar closes it', async () => {
  render(<Screen />)
  await openCalendar()
  await userEvent.click(screen.getByRole('button', { name: 'Otra cosa' }))
  expect(screen.queryByRole('grid')).toBeNull()
})

test('Escape closes only the calendar, not the dialog around the field', async () => {
  render(<Screen />)
  const grid = await openCalendar()
  const escape = createEvent.keyDown(grid, { key: 'Escape' })
  fireEvent(grid, escape)
  expect(screen.queryByRole('grid')).toBeNull()
  expect(escape.defaultPrevented).toBe(true)
  // When no calendar is open, the field ignores Escape, so that the dialog around it receives the key.
  const field = screen.getByRole('button', { name: /^Fecha/ })
  const next = createEvent.keyDown(field, { key: 'Escape' })
  fireEvent(field, next)
  expect(next.defaultPrevented).toBe(false)
})
