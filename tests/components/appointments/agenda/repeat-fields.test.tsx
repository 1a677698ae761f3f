import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { once, RepeatFields, slotsOfRepeat } from '@/components/appointments/agenda/repeat-fields'
import { momentAt } from '@/lib/calendar/civil-day'
import { agendaWith } from '../../../support/agenda-with'

const now = '2026-11-24T15:30:00.000Z'
const slot = momentAt('2026-12-01', 9)
const hours = agendaWith(now, [momentAt('2026-12-15', 9)], { lead: 0 })
afterEach(() => cleanup())

function Form() {
  const [value, onChange] = useState(once)
  return <RepeatFields slot={slot} hours={hours} value={value} error={undefined} onChange={onChange} />
}

test('a series shows each of its days, and says why some are not possible', async () => {
  render(<Form />)
  expect(screen.queryByRole('list')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Se repite'), 'Cada semana')
  const days = within(screen.getByRole('list', { name: 'Las citas de la serie' })).getAllByRole('listitem')
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Martes 1 de diciembre, 9:00 a.m.',
    'Martes 8 de diciembre, 9:00 a.m. festivo: Inmaculada Concepción',
    'Martes 15 de diciembre, 9:00 a.m. no está libre',
    'Martes 22 de diciembre, 9:00 a.m.',
  ])
  expect(screen.getByText('2 de 4: las tachadas no se agendan.')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Cuántas veces'))
  expect(screen.queryByRole('list')).toBeNull()
})

test('a series has between 2 and 13 appointments', () => {
  for (const times of ['', '1', '14', '2.5', 'x', '-3'])
    expect(slotsOfRepeat(slot, { rhythm: 'week', times })).toBeNull()
  expect(slotsOfRepeat(slot, { rhythm: 'week', times: '13' })).toHaveLength(13)
  expect(slotsOfRepeat(slot, once)).toBeNull()
})
