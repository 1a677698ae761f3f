import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EntryBadge, StatusBadge } from '@/components/appointments/status-badge'

afterEach(cleanup)

test('client and firm both see who has to answer an appointment', () => {
  render(
    <>
      <StatusBadge status="requested" />
      <StatusBadge status="proposed" />
      <EntryBadge status="requested" />
      <EntryBadge status="proposed" />
    </>,
  )
  expect(screen.getAllByText('Por confirmar')).toHaveLength(2)
  expect(screen.getByText('Espera tu respuesta')).toBeTruthy()
  expect(screen.getByText('Espera al cliente')).toBeTruthy()
})
